import { isHeld } from '@agency/domain/settings/bank-details';
import { formatDateTimeWithZone } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl } from '@agency/domain/site/paths';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import { readPrivateSettings } from '../../platform/settings.ts';
import type { NoticeResolver } from './resolution.ts';
import { addressOf, findAccount, nameOf } from './user.ts';

function action(deps: Deps) {
  return {
    label: 'Check the bank details',
    url: absoluteUrl(deps.config.origin, adminPaths.settings({ tab: 'money' })),
  };
}

async function whoIs(deps: Deps, uid: string): Promise<string> {
  const account = await findAccount(deps, uid);
  return account === null ? 'A former member of staff' : (nameOf(account) ?? addressOf(account));
}

/** To every admin: new bank details will count in a day. */
export const bankDetailsAsked: NoticeResolver<'bankDetailsAsked'> = async (deps, _mail, { askedAt }) => {
  const { pendingBankDetails: pending } = await readPrivateSettings(deps);
  if (!isHeld(pending, deps.clock()) || pending.askedAt.getTime() !== askedAt) {
    return { calledOff: 'The change has been stopped, replaced or made.' };
  }
  const who = await whoIs(deps, pending.askedBy);
  const { accountName, sortCode, accountNumber } = pending.details;
  const from = formatDateTimeWithZone(pending.countsAt);
  const words: Notice = {
    subject: 'Our bank details will change',
    heading: 'Our bank details will change',
    paragraphs: [
      `${who} has entered new bank details. From ${from}, clients will pay into this account, for open invoices too.`,
      'If you didn’t expect this, stop it before then.',
    ],
    facts: [
      { label: 'Account name', value: accountName },
      { label: 'Sort code', value: sortCode },
      { label: 'Account number', value: accountNumber },
    ],
    action: action(deps),
    closing: 'You get this email because you’re an admin.',
  };
  return { data: async () => words };
};

/** To every admin: the details stay as they were. */
export const bankDetailsStopped: NoticeResolver<'bankDetailsStopped'> = async (
  deps,
  _mail,
  { askedAt, by },
) => {
  const who = await whoIs(deps, by);
  const words: Notice = {
    subject: 'New bank details have been stopped',
    heading: 'New bank details have been stopped',
    paragraphs: [
      `${who} has stopped the bank details that were entered on ${formatDateTimeWithZone(new Date(askedAt))}. Invoices show the same account as before.`,
    ],
    action: action(deps),
    closing: 'You get this email because you’re an admin.',
  };
  return { data: async () => words };
};

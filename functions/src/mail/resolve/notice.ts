import type { OutboxMail } from '@agency/domain/mail/schema';
import { formatDateTime } from '@agency/domain/shared/format';
import { greeting, isBusinessName } from '@agency/domain/shared/greeting';
import { UnreadableRecord } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import { type NoticeKind, notices } from '../../mail-queue/notices.ts';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import { accountChanged, accountDeleted } from './account-changed.ts';
import { bouncedAddress } from './bounced.ts';
import { calculatorResult } from './calculator.ts';
import { creditNote } from './invoice.ts';
import { newLinkAsked, stepUpCode } from './link.ts';
import { question } from './message.ts';
import { approvalAsked, approvalGiven, changesAsked } from './project.ts';
import { adminQuoteUrl, findHead, quoteUrl } from './quote.ts';
import { idsOf, type NoticeResolver, type Resolution, type Resolver } from './resolution.ts';
import {
  addressChange,
  addressChangeAsked,
  adminAwaitingApproval,
  billsMoved,
  invitation,
  removedFromClient,
} from './user-notice.ts';

const gone: Resolution = { calledOff: 'What it tells of is no longer there.' };

function words(notice: Notice): Resolution {
  return { data: async () => notice };
}

/** To staff. */
const quoteDeclined: NoticeResolver<'quoteDeclined'> = async (deps, _mail, { quoteId }) => {
  const head = await findHead(deps, quoteId);
  if (!head?.decline) return gone;
  const { reason, at } = head.decline;
  return words({
    subject: `${head.recipient.name} declined quote ${head.number}`,
    heading: `Quote ${head.number} was declined`,
    paragraphs: [`${head.recipient.name} declined it. You can revise it and send a new version.`],
    facts: [{ label: 'Declined on', value: formatDateTime(at) }],
    quoted: reason === '' ? null : { text: reason, author: 'The reason given' },
    action: { label: 'Open the quote', url: adminQuoteUrl(deps, quoteId) },
  });
};

/** To the client. */
const quoteWithdrawn: NoticeResolver<'quoteWithdrawn'> = async (deps, _mail, { quoteId }) => {
  const head = await findHead(deps, quoteId);
  if (head?.status !== 'withdrawn') return { calledOff: 'The quote is no longer withdrawn.' };
  return words({
    subject: `Quote ${head.number} is withdrawn`,
    heading: `Quote ${head.number} is withdrawn`,
    paragraphs: [
      `${greeting(head.recipient.name, isBusinessName(head.recipient))},`,
      'We have withdrawn this quote, so it can no longer be accepted. If you are still interested, reply to this email and we will talk about what fits.',
    ],
  });
};

/** To the client. */
const quoteVoided: NoticeResolver<'quoteVoided'> = async (deps, _mail, { quoteId }) => {
  const head = await findHead(deps, quoteId);
  if (!head?.voided) return { calledOff: 'The acceptance stands.' };
  return words({
    subject: `The acceptance of quote ${head.number} is void`,
    heading: `The acceptance of quote ${head.number} is void`,
    paragraphs: [
      `${greeting(head.recipient.name, isBusinessName(head.recipient))},`,
      'We have marked the acceptance of this quote as a mistake. It no longer binds you or us. The record stays, with this reason:',
    ],
    quoted: { text: head.voided.reason },
    action: { label: 'See the quote', url: await quoteUrl(deps, head) },
    closing: 'If you did not expect this, reply to this email.',
  });
};

/** The resolver of each kind of notice. */
const resolvers: { readonly [TKind in NoticeKind]: NoticeResolver<TKind> } = {
  quoteDeclined,
  quoteWithdrawn,
  quoteVoided,
  stepUpCode,
  newLinkAsked,
  bouncedAddress,
  adminAwaitingApproval,
  addressChange,
  addressChangeAsked,
  accountChanged,
  accountDeleted,
  invitation,
  removedFromClient,
  billsMoved,
  creditNote,
  approvalAsked,
  approvalGiven,
  changesAsked,
  question,
  calculatorResult,
};

function resolve<TKind extends NoticeKind>(kind: TKind, deps: Deps, mail: OutboxMail): Promise<Resolution> {
  return resolvers[kind](deps, mail, idsOf(notices[kind], mail));
}

const named = v.object({ notice: v.string() });

export const notice: Resolver = async (deps, mail) => {
  const { notice: name } = idsOf(named, mail);
  if (isKind(name)) return resolve(name, deps, mail);
  // A newer build may know it.
  throw new UnreadableRecord(`the notice '${name}'`, []);
};

function isKind(name: string): name is NoticeKind {
  return Object.hasOwn(notices, name);
}

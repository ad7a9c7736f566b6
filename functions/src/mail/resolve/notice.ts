import type { OutboxMail } from '@agency/domain/mail/schema';
import { formatDateTime } from '@agency/domain/shared/format';
import { greeting, isBusinessName } from '@agency/domain/shared/greeting';
import { UnreadableRecord } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import { type NoticeKind, notices } from '../../mail-queue/notices.ts';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { Deps } from '../../platform/deps.ts';
import { accountChanged, accountDeleted } from './account-changed.ts';
import { approvalAsked, approvalGiven, approvalReminder, changesAsked } from './approval.ts';
import { bankDetailsAsked, bankDetailsStopped } from './bank-details.ts';
import { bouncedAddress } from './bounced.ts';
import { calculatorResult } from './calculator.ts';
import { creditNote } from './credit-note.ts';
import { newLinkAsked, stepUpCode } from './link.ts';
import { question } from './message.ts';
import { invoiceDisputed, paymentAwaited, paymentReported, stageDue } from './money-for-staff.ts';
import { disputeAnswered, moneyReceived, receiptReversed, refundPaid } from './money-notices.ts';
import { adminQuoteUrl, findHead, quoteNudge, quoteUrl } from './quote.ts';
import { idsOf, type NoticeResolver, type Resolution, type Resolver } from './resolution.ts';
import {
  addressChange,
  addressChangeAsked,
  adminAwaitingApproval,
  billsMoved,
  invitation,
  removedFromClient,
} from './user-notice.ts';

const gone: Resolution = { calledOff: 'What it’s about has been deleted.' };

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
    heading: `Quote ${head.number} has been declined`,
    paragraphs: [`${head.recipient.name} declined the quote. You can revise it and send a new version.`],
    facts: [{ label: 'Declined', value: formatDateTime(at) }],
    quoted: reason === '' ? null : { text: reason, author: 'Reason given' },
    action: { label: 'Open the quote', url: adminQuoteUrl(deps, quoteId) },
  });
};

/** To the client. */
const quoteWithdrawn: NoticeResolver<'quoteWithdrawn'> = async (deps, _mail, { quoteId }) => {
  const head = await findHead(deps, quoteId);
  if (head?.status !== 'withdrawn') return { calledOff: 'The quote is no longer withdrawn.' };
  return words({
    subject: `Quote ${head.number} has been withdrawn`,
    heading: `Quote ${head.number} has been withdrawn`,
    paragraphs: [
      `${greeting(head.recipient.name, isBusinessName(head.recipient))},`,
      'We’ve withdrawn this quote, so you can no longer accept it. If you’re still interested, reply to this email and we’ll talk about what would suit you.',
    ],
  });
};

/** To the client. */
const quoteVoided: NoticeResolver<'quoteVoided'> = async (deps, _mail, { quoteId }) => {
  const head = await findHead(deps, quoteId);
  if (!head?.voided) return { calledOff: 'The acceptance stands.' };
  return words({
    subject: `The acceptance of quote ${head.number} has been voided`,
    heading: `The acceptance of quote ${head.number} has been voided`,
    paragraphs: [
      `${greeting(head.recipient.name, isBusinessName(head.recipient))},`,
      'We’ve marked the acceptance of this quote as a mistake, so it no longer binds you or us. We keep the record, with this reason:',
    ],
    quoted: { text: head.voided.reason },
    action: { label: 'View the quote', url: await quoteUrl(deps, head) },
    closing: 'If you didn’t expect this, reply to this email.',
  });
};

/** The resolver of each kind of notice. */
const resolvers: { readonly [TKind in NoticeKind]: NoticeResolver<TKind> } = {
  quoteDeclined,
  quoteWithdrawn,
  quoteVoided,
  quoteNudge,
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
  moneyReceived,
  receiptReversed,
  refundPaid,
  disputeAnswered,
  paymentReported,
  paymentAwaited,
  invoiceDisputed,
  bankDetailsAsked,
  bankDetailsStopped,
  stageDue,
  approvalAsked,
  approvalReminder,
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

import { storedInputs } from '@agency/domain/calculator/request';
import type { OutboxMail } from '@agency/domain/mail/schema';
import { threadKind } from '@agency/domain/message/schema';
import { id, uid } from '@agency/domain/shared/fields';
import * as v from 'valibot';

const ofQuote = v.object({ quoteId: id, version: v.number() });
const ofPerson = v.object({ uid });
const ofMilestone = v.object({ projectId: id, milestoneId: id });
const ofAnswer = v.object({ ...ofMilestone.entries, answeredAt: v.number() });

/** The changes to an account that its owner is told about, their own included. */
export const accountChange = v.picklist([
  'passwordChanged',
  'addressChanged',
  'methodAdded',
  'methodRemoved',
  'signedOut',
  'sessionsEnded',
  'takenBack',
]);
export type AccountChange = v.InferOutput<typeof accountChange>;

/**
 * The kinds of the plain layout `notice`, by the name in an entry's `data.notice`, and the data that comes with each.
 */
export const notices = {
  quoteDeclined: ofQuote,
  quoteWithdrawn: ofQuote,
  quoteVoided: ofQuote,
  quoteNudge: v.object({ ...ofQuote.entries, eventId: id }),
  stepUpCode: v.object({ linkId: id, quoteId: id }),
  newLinkAsked: v.object({ linkId: id }),
  bouncedAddress: v.object({ mailId: id }),
  adminAwaitingApproval: ofPerson,
  addressChange: ofPerson,
  addressChangeAsked: ofPerson,
  accountChanged: v.object({ uid, change: accountChange }),
  accountDeleted: v.object({}),
  removedFromClient: v.object({ clientId: id }),
  billsMoved: v.object({ clientId: id }),
  invitation: v.object({ clientId: id, invitedBy: uid }),
  creditNote: v.object({ invoiceId: id }),
  moneyReceived: v.object({ receiptId: id }),
  receiptReversed: v.object({ receiptId: id }),
  refundPaid: v.object({ receiptId: id }),
  disputeAnswered: v.object({ invoiceId: id, answeredAt: v.number() }),
  paymentReported: v.object({ invoiceId: id }),
  paymentAwaited: v.object({ invoiceId: id }),
  invoiceDisputed: v.object({ invoiceId: id }),
  bankDetailsAsked: v.object({ askedAt: v.number() }),
  bankDetailsStopped: v.object({ askedAt: v.number(), by: uid }),
  stageDue: v.object({ invoiceId: id }),
  approvalAsked: ofMilestone,
  approvalReminder: v.object({ ...ofMilestone.entries, askedAt: v.number() }),
  approvalGiven: ofAnswer,
  changesAsked: ofAnswer,
  question: v.object({ kind: threadKind, threadId: id, group: v.string(), firstAt: v.number() }),
  calculatorResult: storedInputs,
};

export type NoticeKind = keyof typeof notices;
export type NoticeData<TKind extends NoticeKind> = v.InferOutput<(typeof notices)[TKind]>;

/** The data of an entry that is a notice: a kind with its fields. */
export type AnyNotice = {
  [TKind in NoticeKind]: { readonly notice: TKind } & NoticeData<TKind>;
}[NoticeKind];

export function isNotice({ data }: Pick<OutboxMail, 'data'>, kind: NoticeKind): boolean {
  return data.notice === kind;
}

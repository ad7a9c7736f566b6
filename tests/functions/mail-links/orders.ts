import { calculatorInputs, forEachInput } from '@agency/domain/calculator/inputs';
import { clientIds } from '@agency/emulators/seed/client';
import { people } from '@agency/emulators/seed/people';
import { projectIds } from '@agency/emulators/seed/project';
import { quoteIds } from '@agency/emulators/seed/quotes';
import { receiptIdOf } from '@agency/emulators/seed/receipt';
import { type AnyNotice, accountChange } from '../../../functions/src/mail-queue/notices.ts';
import type { MailContent } from '../../../functions/src/mail-queue/outbox.ts';
import { answeredDispute, reportedInvoice, reversedReceipt } from './money.ts';
import type { Mover, OwnProject } from './own.ts';

/** Who opens the links of a mail: somebody who is not signed in, or one of the sample people. */
export type Recipient = 'visitor' | 'client' | 'other' | 'admin';

/** One variant of a mail: what the outbox would hold, and who reads it. */
export type Order = MailContent & { readonly recipient: Recipient; readonly to: string };

const addressOf = {
  client: people.client.email,
  other: people.other.email,
  admin: people.admin.email,
} as const;

const to = (recipient: keyof typeof addressOf, words: MailContent): Order => ({
  ...words,
  recipient,
  to: addressOf[recipient],
});
const toVisitor = (address: string, words: MailContent): Order => ({
  ...words,
  recipient: 'visitor',
  to: address,
});
const notice = (data: AnyNotice): MailContent => ({ template: 'notice', data });

const accepted = {
  quoteId: quoteIds.accepted,
  version: 1,
  certificateId: `sample-certificate-${quoteIds.accepted.toLowerCase()}`,
};
const ofProject = { projectId: projectIds.accepted };
const ever = { firstAt: 1, group: 'of this test' };
const linkOf = (documentId: string) => `sample-link-${documentId.toLowerCase()}`;
const { requested, sent, declined, withdrawn, voided } = quoteIds;

const quoteOrders: readonly Order[] = [
  toVisitor('ada.fernley@example.com', {
    template: 'quote-request-confirmation',
    data: { quoteId: requested },
  }),
  toVisitor('greta.hobbs@example.com', {
    template: 'quote-request-confirmation',
    data: { packageRequestId: 'R-3KLM5N' },
  }),
  to('admin', { template: 'quote-request-notification', data: { quoteId: requested } }),
  to('admin', { template: 'quote-request-notification', data: { packageRequestId: 'R-3KLM5N' } }),
  to('client', { template: 'quote-sent-notification', data: { quoteId: sent, version: 1 } }),
  to('client', { template: 'quote-accepted-confirmation', data: accepted }),
  to('admin', { template: 'quote-accepted-notification', data: accepted }),
  to('admin', notice({ notice: 'quoteDeclined', quoteId: declined, version: 1 })),
  toVisitor(
    'sam.whitlock@gorsehillcycles.example',
    notice({ notice: 'quoteWithdrawn', quoteId: withdrawn, version: 1 }),
  ),
  toVisitor(people.unverified.email, notice({ notice: 'quoteVoided', quoteId: voided, version: 1 })),
  to('client', notice({ notice: 'stepUpCode', quoteId: sent, linkId: linkOf(sent) })),
  to('admin', notice({ notice: 'newLinkAsked', linkId: linkOf(sent) })),
  to('admin', notice({ notice: 'newLinkAsked', linkId: linkOf(projectIds.accepted) })),
  to('admin', notice({ notice: 'question', kind: 'quotes', threadId: sent, ...ever })),
];

/** The invoices of the sample project's stages. */
export interface StageInvoices {
  readonly deposit: string;
  readonly review: string;
  readonly draft: string;
}

const invoiceOrders = ({ deposit, review, draft }: StageInvoices, day: string): readonly Order[] => [
  to('client', { template: 'invoice-created-notification', data: { invoiceId: review } }),
  to('other', { template: 'invoice-created-notification', data: { invoiceId: 'sample-studio-due' } }),
  to('client', { template: 'invoice-payment-reminder', data: { clientId: clientIds.bakery, day } }),
  to('other', { template: 'invoice-payment-reminder', data: { clientId: clientIds.studio, day } }),
  to('client', {
    template: 'invoice-payment-confirmation',
    data: { receiptId: receiptIdOf(deposit, 1) },
  }),
  to('admin', {
    template: 'invoice-payment-notification',
    data: { receiptId: receiptIdOf(deposit, 1) },
  }),
  to('client', notice({ notice: 'creditNote', invoiceId: 'sample-hours-page-credit' })),
  to('client', notice({ notice: 'moneyReceived', receiptId: receiptIdOf(deposit, 1) })),
  to('client', notice({ notice: 'receiptReversed', receiptId: reversedReceipt })),
  to('client', notice({ notice: 'refundPaid', receiptId: receiptIdOf(deposit, 1) })),
  to('other', notice({ notice: 'disputeAnswered', ...answeredDispute })),
  to('admin', notice({ notice: 'paymentReported', invoiceId: reportedInvoice })),
  to('admin', notice({ notice: 'paymentAwaited', invoiceId: reportedInvoice })),
  to('admin', notice({ notice: 'stageDue', invoiceId: draft })),
  to('admin', notice({ notice: 'invoiceDisputed', invoiceId: 'sample-cycles-disputed' })),
];

const bySide = { client: 'client', staff: 'admin' } as const;

const projectOrders: readonly Order[] = [
  to('client', { template: 'project-created-notification', data: ofProject }),
  to('client', { template: 'project-milestone-completed', data: { ...ofProject, milestoneId: 'plan' } }),
  to('client', notice({ notice: 'approvalAsked', ...ofProject, milestoneId: 'first' })),
  ...(['client', 'staff'] as const).flatMap((side) => [
    to(bySide[side], { template: 'file-upload-notification', data: { ...ofProject, side, ...ever } }),
    to(bySide[side], {
      template: 'new-message-notification',
      data: { kind: 'projects', threadId: projectIds.accepted, side, ...ever },
    }),
  ]),
];

/** To a client without an account, who reads behind their links, and to staff about them. */
function ownOrders(own: OwnProject): readonly Order[] {
  const { projectId, quoteId, email, clientId } = own;
  const answered = { projectId, milestoneId: 'answered', answeredAt: own.answeredAt.getTime() };
  const waiting = { projectId, milestoneId: 'waiting' };
  const read = { side: 'client', ...ever };
  return [
    toVisitor(email, notice({ notice: 'quoteNudge', quoteId, version: 1, eventId: 'nudge' })),
    toVisitor(email, { template: 'project-created-notification', data: { projectId } }),
    toVisitor(email, { template: 'project-update-notification', data: { projectId, updateId: 'news' } }),
    toVisitor(email, notice({ notice: 'approvalAsked', ...waiting })),
    toVisitor(email, notice({ notice: 'approvalReminder', ...waiting, askedAt: own.answeredAt.getTime() })),
    toVisitor(email, { template: 'file-upload-notification', data: { projectId, ...read } }),
    toVisitor(email, {
      template: 'new-message-notification',
      data: { kind: 'projects', threadId: projectId, ...read },
    }),
    toVisitor(email, {
      template: 'new-message-notification',
      data: { kind: 'quotes', threadId: quoteId, ...read },
    }),
    to('admin', {
      template: 'new-message-notification',
      data: { kind: 'quotes', threadId: sent, side: 'staff', ...ever },
    }),
    to('admin', notice({ notice: 'approvalGiven', ...answered })),
    to('admin', notice({ notice: 'changesAsked', ...answered })),
    toVisitor(own.colleague, notice({ notice: 'invitation', clientId, invitedBy: people.admin.uid })),
    toVisitor('removed@example.com', notice({ notice: 'removedFromClient', clientId })),
    toVisitor(email, notice({ notice: 'billsMoved', clientId })),
    toVisitor('billed-before@example.com', notice({ notice: 'billsMoved', clientId })),
  ];
}

function accountOrders(mover: Mover): readonly Order[] {
  const { client, admin, pending, unverified } = people;
  const registration = 'client-registration-confirmation';
  return [
    toVisitor(unverified.email, { template: registration, data: { uid: unverified.uid, isKnown: false } }),
    toVisitor(client.email, { template: registration, data: { uid: client.uid, isKnown: true } }),
    toVisitor(client.email, { template: 'client-password-reset', data: { uid: client.uid } }),
    toVisitor(admin.email, { template: 'admin-password-reset', data: { uid: admin.uid } }),
    ...(['received', 'approved', 'refused'] as const).map((stage) =>
      toVisitor(pending.email, {
        template: 'admin-registration-confirmation',
        data: { uid: pending.uid, stage },
      }),
    ),
    to('admin', notice({ notice: 'adminAwaitingApproval', uid: pending.uid })),
    toVisitor(mover.wanted, notice({ notice: 'addressChange', uid: mover.uid })),
    toVisitor(client.email, notice({ notice: 'addressChangeAsked', uid: client.uid })),
    ...accountChange.options.map((change) =>
      toVisitor(client.email, notice({ notice: 'accountChanged', uid: client.uid, change })),
    ),
    toVisitor('deleted@example.com', notice({ notice: 'accountDeleted' })),
  ];
}

/** About bank details that were asked for at this time, in milliseconds, and are held. */
const settingsOrders = (askedAt: number): readonly Order[] => [
  to('admin', notice({ notice: 'bankDetailsAsked', askedAt })),
  to('admin', notice({ notice: 'bankDetailsStopped', askedAt, by: people.admin.uid })),
];

const otherOrders = (returnedMailId: string): readonly Order[] => [
  toVisitor('priya.mistry@example.com', {
    template: 'contact-form-confirmation',
    data: { contactId: 'C-3HJ7KM' },
  }),
  to('admin', { template: 'contact-form-notification', data: { contactId: 'C-3HJ7KM' } }),
  to('admin', notice({ notice: 'bouncedAddress', mailId: returnedMailId })),
  toVisitor(
    'somebody@example.com',
    notice({ notice: 'calculatorResult', ...forEachInput((name) => calculatorInputs[name].usual) }),
  ),
];

interface Made {
  readonly own: OwnProject;
  readonly mover: Mover;
  readonly invoices: StageInvoices;
  /** The day of the reminders. */
  readonly day: string;
  readonly returnedMailId: string;
  readonly askedAt: number;
}

/** Every template and every notice, in each of its variants. */
export function allOrders(made: Made): readonly Order[] {
  const { own, mover, invoices, day, returnedMailId, askedAt } = made;
  return [
    ...quoteOrders,
    ...invoiceOrders(invoices, day),
    ...projectOrders,
    ...settingsOrders(askedAt),
    ...ownOrders(own),
    ...accountOrders(mover),
    ...otherOrders(returnedMailId),
  ];
}

import { londonDate } from '@agency/domain/shared/dates';
import { people } from '@agency/emulators/seed/people';
import { receiptIdOf } from '@agency/emulators/seed/receipt';
import type { Deps } from '../../../functions/src/platform/deps.ts';

/**
 * The sample invoice that is reported as paid, the one whose dispute was answered, and the sample receipt that is reversed,
 * while mails are made.
 */
export const reportedInvoice = 'sample-studio-due';
export const reversedReceipt = receiptIdOf('sample-hours-page', 1);

export const answeredDispute = {
  invoiceId: 'sample-studio-overdue',
  answeredAt: Date.parse('2026-11-02T10:00:00Z'),
};

interface Stages {
  readonly review: string;
  readonly draft: string;
}

/** Has the sample data say so while `work` runs, that two clients are reminded today, and that a stage is due. */
export async function whileMoneyIsAmiss<T>(
  { db, clock }: Deps,
  { review, draft }: Stages,
  work: () => Promise<T>,
): Promise<T> {
  const now = clock();
  const today = londonDate(now);
  const lastReminder = { on: today, offset: 7 };
  const changes = {
    [`invoices/${reportedInvoice}`]: {
      paymentReported: { paidOn: today, reference: '', by: people.other.name, at: now },
    },
    [`receipts/${reversedReceipt}`]: {
      reversed: { on: today, reason: 'Another client’s', by: people.admin.uid, at: now },
    },
    [`invoices/${review}`]: { lastReminder },
    [`invoices/${answeredDispute.invoiceId}`]: {
      lastReminder,
      disputeAnswer: { words: 'We’ve checked the hours.', at: new Date(answeredDispute.answeredAt) },
    },
    [`invoices/${draft}`]: { dueSince: today },
  };
  const all = Object.entries(changes);
  const undone = all.map(([, change]) =>
    Object.fromEntries(Object.keys(change).map((field) => [field, null])),
  );
  await Promise.all(all.map(([path, change]) => db.doc(path).update(change)));
  try {
    return await work();
  } finally {
    await Promise.all(all.map(([path], index) => db.doc(path).update(undone[index] ?? {})));
  }
}

import { londonDate } from '@agency/domain/shared/dates';
import { people } from '@agency/emulators/seed/people';
import { receiptIdOf } from '@agency/emulators/seed/receipt';
import type { Deps } from '../../../functions/src/platform/deps.ts';

/** The sample invoice that is reported as paid, and the sample receipt that is reversed, while mails are made. */
export const reportedInvoice = 'sample-studio-due';
export const reversedReceipt = receiptIdOf('sample-hours-page', 1);

/** Has the sample data say so while `work` runs. */
export async function whileMoneyIsAmiss<T>({ db, clock }: Deps, work: () => Promise<T>): Promise<T> {
  const now = clock();
  const today = londonDate(now);
  const [invoice, receipt] = [db.doc(`invoices/${reportedInvoice}`), db.doc(`receipts/${reversedReceipt}`)];
  await invoice.update({ paymentReported: { paidOn: today, reference: '', by: people.other.name, at: now } });
  await receipt.update({
    reversed: { on: today, reason: 'Another client’s', by: people.admin.uid, at: now },
  });
  try {
    return await work();
  } finally {
    await Promise.all([invoice.update({ paymentReported: null }), receipt.update({ reversed: null })]);
  }
}

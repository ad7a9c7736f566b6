import { reportedUntil } from '@agency/domain/invoice/reminders';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { CivilDate } from '@agency/domain/shared/fields';

/** The values of a query for what a client may have to pay: one that we gave up is owed as before. */
export const owing = ['invoice', ['issued', 'partPaid', 'writtenOff']] as const;

/** Does it wait for a payment? Not what they question, and not what they say they have just paid. */
export function isToPay(invoice: Pick<Invoice, 'disputed' | 'paymentReported'>, today: CivilDate): boolean {
  const until = reportedUntil(invoice);
  return !invoice.disputed && (until === null || until < today);
}

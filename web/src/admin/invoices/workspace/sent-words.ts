import type { Client } from '@agency/domain/client/schema';
import { formatList } from '@agency/domain/shared/format';

/** Where an invoice or credit note goes. */
export function sentWords({
  billingEmail,
  invoiceEmails,
}: Pick<Client, 'billingEmail' | 'invoiceEmails'>): string {
  return `We’ll email it to ${formatList([billingEmail, ...invoiceEmails])}.`;
}

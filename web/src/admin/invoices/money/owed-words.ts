import { balanceOf, isOpenInvoice } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { formatMoney } from '@agency/domain/shared/format';

/** Before credit is paid out: what the client still owes, which it could pay instead; null where that is nothing. */
export function owedWords(invoices: readonly Invoice[]): string | null {
  const open = invoices.filter(isOpenInvoice);
  const [first, ...others] = open;
  if (first === undefined) return null;
  const owed = formatMoney(open.reduce((sum, invoice) => sum + balanceOf(invoice), 0));
  const where = others.length === 0 ? `invoice ${first.number}` : `${open.length} invoices`;
  return `They still owe ${owed} on ${where}. You can use the credit there instead.`;
}

import type { Invoice } from './schema.ts';

/** HMRC lets an invoice of at most this total leave its customer's name and address out (VAT Notice 700, 16.6). */
const simplifiedMost = 25_000;

/** What a VAT invoice should have and this one would not, as sentences for staff: it can be issued all the same. */
export function vatInvoiceNotices(
  { vatRegistered, totals }: Pick<Invoice, 'vatRegistered' | 'totals'>,
  { buyer }: NonNullable<Invoice['parties']>,
): string[] {
  if (!vatRegistered || totals.total <= simplifiedMost || buyer.address !== null) return [];
  return [
    `We have no address of ${buyer.name}. A VAT invoice above £250.00 should show it, or the client can’t reclaim the VAT.`,
  ];
}

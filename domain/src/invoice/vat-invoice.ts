import type { Client } from '../client/schema.ts';
import type { Invoice } from './schema.ts';

/** HMRC lets an invoice of at most this total leave its customer's name and address out (VAT Notice 700, 16.6). */
const simplifiedMost = 25_000;

/** Why this draft can't be issued to this client as a VAT invoice (VAT Notice 700, 16.3.1); null when it can. */
export function vatInvoiceObstacle(
  {
    vatRegistered,
    totals,
  }: Pick<Invoice, 'vatRegistered'> & { readonly totals: Pick<Invoice['totals'], 'total'> },
  { name, address }: Pick<Client, 'name' | 'address'>,
): string | null {
  if (!vatRegistered || totals.total <= simplifiedMost || address !== null) return null;
  return `We don’t have an address for ${name}. A VAT invoice above £250 must show one. Add it to the client record first.`;
}

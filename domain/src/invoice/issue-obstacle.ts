import type { Client } from '../client/schema.ts';
import { erasedContact } from '../platform/erased.ts';
import type { PrivateSettings, SiteSettings } from '../settings/schema.ts';
import type { CivilDate } from '../shared/fields.ts';
import { formatDate, formatPercent } from '../shared/format.ts';
import { rateOn, type VatHistory, vatOn } from '../vat/history.ts';
import type { Invoice, InvoiceLine } from './schema.ts';
import { vatInvoiceObstacle } from './vat-invoice.ts';

type Draft = Pick<Invoice, 'taxPoint' | 'vatRegistered' | 'purchaseOrder' | 'deductions'> & {
  readonly totals: Pick<Invoice['totals'], 'total'>;
  readonly lines: readonly Pick<InvoiceLine, 'vatRate' | 'outsideScope'>[];
};
type Buyer = Pick<Client, 'name' | 'address' | 'purchaseOrderRequired' | 'billingEmail' | 'invoiceEmails'>;

interface Around {
  readonly client: Buyer;
  readonly site: { readonly company: Pick<SiteSettings['company'], 'vatNumber'> };
  readonly business: VatHistory & Pick<PrivateSettings, 'booksClosedUntil'>;
}

export interface IssueObstacle {
  /** What is missing, and what to do about it. */
  readonly words: string;
  /** Where that is done. */
  readonly fixIn: 'draft' | 'client' | 'settings' | 'moneySettings';
}

/** Why this draft, client or settings don't allow it to be issued today; empty when they do. */
export function issueObstacles(invoice: Draft, around: Around, today: CivilDate): IssueObstacle[] {
  const { client } = around;
  const found: readonly (readonly [IssueObstacle['fixIn'], string | null])[] = [
    ['moneySettings', closedObstacle(invoice, around, today)],
    ['draft', registrationObstacle(invoice, around, today)],
    ['settings', ownNumberObstacle(invoice, around, today)],
    ['draft', orderObstacle(invoice, client)],
    ['client', emailObstacle(client)],
    ['draft', nothingObstacle(invoice)],
    ['draft', rateObstacle(invoice, around.business, invoice.taxPoint ?? today)],
    ['client', vatInvoiceObstacle(invoice, client)],
  ];
  return found.flatMap(([fixIn, words]) => (words === null ? [] : [{ words, fixIn }]));
}

/** Why nothing can be dated on this day; null when it can. */
export function closedBooksObstacle(day: CivilDate, booksClosedUntil: CivilDate | null): string | null {
  if (booksClosedUntil === null || day > booksClosedUntil) return null;
  return `The books are closed up to and including ${formatDate(booksClosedUntil)}. Choose a later date, or reopen them in the settings`;
}

function closedObstacle({ taxPoint }: Draft, { business }: Around, today: CivilDate): string | null {
  const { booksClosedUntil } = business;
  const closed =
    closedBooksObstacle(today, booksClosedUntil) ?? closedBooksObstacle(taxPoint ?? today, booksClosedUntil);
  return closed && `${closed}.`;
}

function registrationObstacle(invoice: Draft, { business }: Around, today: CivilDate): string | null {
  return invoice.vatRegistered === vatOn(business, invoice.taxPoint ?? today).registered
    ? null
    : 'Our VAT registration has changed since this draft was saved. Open it, check the new totals and save it again.';
}

function ownNumberObstacle({ taxPoint }: Draft, { site, business }: Around, today: CivilDate): string | null {
  return vatOn(business, taxPoint ?? today).registered && site.company.vatNumber === null
    ? 'A VAT invoice must show our VAT number. Enter it in the settings first.'
    : null;
}

function orderObstacle({ purchaseOrder }: Draft, { name, purchaseOrderRequired }: Buyer): string | null {
  return purchaseOrderRequired && purchaseOrder === null
    ? `${name} needs a purchase order number on every invoice. Add it to the draft first.`
    : null;
}

/** Did the only person who got its invoices delete their account? */
function emailObstacle({ name, billingEmail, invoiceEmails }: Buyer): string | null {
  return billingEmail === erasedContact.email && invoiceEmails.length === 0
    ? `We have no email address for ${name} any more. Enter one under ‘Invoices go to’ in the client record first.`
    : null;
}

function nothingObstacle({ totals, deductions }: Draft): string | null {
  return totals.total === 0 && !deductions ? 'This invoice comes to £0.00. There is nothing to pay.' : null;
}

/** A draft from before a change of rates has to be looked at again: its total changes. */
function rateObstacle(invoice: Draft, business: VatHistory, taxPoint: CivilDate): string | null {
  if (!invoice.vatRegistered) return null;
  const stale = invoice.lines.find(
    ({ vatRate, outsideScope }) => !outsideScope && rateOn(business, vatRate, taxPoint) !== vatRate,
  );
  if (stale === undefined) return null;
  const rate = formatPercent(rateOn(business, stale.vatRate, taxPoint));
  return `VAT is ${rate} on ${formatDate(taxPoint)}, not ${formatPercent(stale.vatRate)}. Open the draft, check the new totals and save it again.`;
}

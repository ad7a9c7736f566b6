import type { Client } from '@agency/domain/client/schema';
import type { Invoice } from '@agency/domain/invoice/schema';
import { vatInvoiceObstacle } from '@agency/domain/invoice/vat-invoice';
import { erasedContact } from '@agency/domain/platform/erased';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate, formatPercent } from '@agency/domain/shared/format';
import { rateOn, vatOn } from '@agency/domain/vat/history';
import { closedBooksObstacle } from '../records/invoice/draft-fields.ts';

interface Around {
  readonly client: Client;
  readonly site: SiteSettings;
  readonly business: PrivateSettings;
}

/** Why this draft, client or settings don't allow it to be issued today; null when they do. */
export function issueObstacle(invoice: Invoice, around: Around, today: CivilDate): string | null {
  const { client, site, business } = around;
  const taxPoint = invoice.taxPoint ?? today;
  const vat = vatOn(business, taxPoint);
  const closed =
    closedBooksObstacle(today, business.booksClosedUntil) ??
    closedBooksObstacle(taxPoint, business.booksClosedUntil);
  if (closed) return `${closed}.`;
  if (invoice.vatRegistered !== vat.registered) {
    return 'Our VAT registration has changed since this draft was saved. Open it, check the new totals and save it again.';
  }
  if (vat.registered && site.company.vatNumber === null) {
    return 'A VAT invoice must show our VAT number. Enter it in the settings first.';
  }
  if (client.purchaseOrderRequired && invoice.purchaseOrder === null) {
    return `${client.name} needs a purchase order number on every invoice. Add it to the draft first.`;
  }
  if (isErased(client)) {
    return `We have no email address for ${client.name} any more. Enter one under ‘Invoices go to’ in the client record first.`;
  }
  if (invoice.totals.total === 0 && !invoice.deductions) {
    return 'This invoice comes to £0.00. There is nothing to pay.';
  }
  return rateObstacle(invoice, business, taxPoint) ?? vatInvoiceObstacle(invoice, client);
}

/** Did the only person who got its invoices delete their account? */
function isErased({ billingEmail, invoiceEmails }: Client): boolean {
  return billingEmail === erasedContact.email && invoiceEmails.length === 0;
}

/** A draft from before a change of rates has to be looked at again: its total changes. */
function rateObstacle(invoice: Invoice, business: PrivateSettings, taxPoint: CivilDate): string | null {
  if (!invoice.vatRegistered) return null;
  const stale = invoice.lines.find(
    ({ vatRate, outsideScope }) => !outsideScope && rateOn(business, vatRate, taxPoint) !== vatRate,
  );
  if (stale === undefined) return null;
  const rate = formatPercent(rateOn(business, stale.vatRate, taxPoint));
  return `VAT is ${rate} on ${formatDate(taxPoint)}, not ${formatPercent(stale.vatRate)}. Open the draft, check the new totals and save it again.`;
}

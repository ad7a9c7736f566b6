import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { invoiceActions } from '@agency/domain/invoice/actions';
import type { Invoice } from '@agency/domain/invoice/schema';
import { vatInvoiceNotices } from '@agency/domain/invoice/vat-invoice';
import type { OperationOutput } from '@agency/domain/operations/operations';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import { addDays } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { healAudience } from '../client/spread-audience.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { createdMailId } from './mails.ts';
import { takeNumber } from './number.ts';
import {
  changeInvoice,
  inInvoice,
  invoiceSearchTokens,
  readClient,
  refuseFor,
  writeActivity,
} from './store.ts';

/**
 * Makes a draft a promise, in one commit: number, dates, both parties, bank details and terms are written down as they
 * are now and never change again, and the client's people may read it. The trigger `onInvoiceWritten` mails it.
 */
export const issueInvoice: OperationHandler<'issueInvoice'> = async (deps, { invoiceId }, { person }) => {
  const { answer, client } = await inInvoice(deps, invoiceId, async (unit, invoice) => {
    const first = firstAnswer(invoice);
    if (first) return { answer: first, client: null };
    refuseFor(invoiceActions(invoice).issue);
    const [buyer, site, business] = await Promise.all([
      readClient(deps, invoice.clientId, unit),
      readSiteSettings(deps, unit),
      readPrivateSettings(deps, unit),
    ]);
    refuseFor(unready(invoice, site, business));
    const numbered = await takeNumber(deps, unit, 'invoice');
    const dueOn = addDays(numbered.issuedOn, business.paymentTermsDays);
    const parties = partiesOf(site, buyer);
    const change = {
      ...numbered,
      taxPoint: numbered.issuedOn,
      dueOn,
      status: 'issued',
      ...audienceOf(buyer),
      parties,
      bankDetails: business.bankDetails,
      termsText: paymentTerms(business.paymentTermsDays),
      delivery: 'queued',
      deliveryMailId: createdMailId(invoiceId),
      searchTokens: invoiceSearchTokens({ ...invoice, number: numbered.number }, buyer.name),
    } as const;
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'issueInvoice' });
    writeActivity(deps, unit, {
      projectId: invoice.projectId,
      id: `invoice-issued-${invoiceId}`,
      kind: 'invoiceIssued',
      subject: `${numbered.number}: ${invoice.title}`,
      actorName: person.name,
    });
    const notices = vatInvoiceNotices(invoice, parties);
    return { answer: { number: numbered.number, dueOn, notices }, client: buyer };
  });
  if (client !== null) await healAudience(deps, client);
  return answer;
};

/** What an invoice that was issued before was answered with. */
function firstAnswer(invoice: Stored<Invoice>): OperationOutput<'issueInvoice'> | null {
  const { kind, status, number, dueOn, parties } = invoice;
  const isIssued = kind === 'invoice' && (status === 'issued' || status === 'partPaid' || status === 'paid');
  if (!isIssued || number === null || dueOn === null || parties === null) return null;
  return { number, dueOn, notices: vatInvoiceNotices(invoice, parties) };
}

/** Why what stands in the draft and the settings can't be promised. */
function unready(invoice: Invoice, site: SiteSettings, business: PrivateSettings): string | null {
  if (invoice.vatRegistered !== business.vatRegistered) {
    return 'Since this draft was saved, the agency’s VAT registration has changed. Open it, check the new totals and save it.';
  }
  if (business.vatRegistered && site.company.vatNumber === null) {
    return 'A VAT invoice must show our VAT number. Enter it in the settings first.';
  }
  return invoice.totals.total === 0 ? 'This invoice comes to £0.00. There is nothing to pay.' : null;
}

function partiesOf(site: SiteSettings, buyer: Client): NonNullable<Invoice['parties']> {
  const { brandName, email, company } = site;
  const { name, address, vatNumber, billingEmail } = buyer;
  return { seller: { brandName, email, company }, buyer: { name, address, vatNumber, billingEmail } };
}

function paymentTerms(days: number): string {
  if (days === 0) return 'Please pay on the day of this invoice.';
  return `Please pay within ${days} ${days === 1 ? 'day' : 'days'}.`;
}

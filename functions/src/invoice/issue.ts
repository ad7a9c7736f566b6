import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { invoiceActions } from '@agency/domain/invoice/actions';
import type { Invoice } from '@agency/domain/invoice/schema';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import { vatInvoiceObstacle } from '@agency/domain/invoice/vat-invoice';
import type { OperationOutput } from '@agency/domain/operations/operations';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import { addDays } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { createdMailId } from '../mail-queue/invoice-mails.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { readClient } from '../records/client/store.ts';
import { resyncAudience } from '../records/client/sync-audience.ts';
import { type Numbered, takeNumber } from '../records/invoice/number.ts';
import { changeInvoice, inInvoice, readInvoice, writeActivity } from '../records/invoice/store.ts';

/**
 * Issues a draft in one commit: number, dates, both parties, bank details and terms are recorded as they are now and
 * never change again, and the client's people may read it. The trigger `onInvoiceWritten` mails it.
 */
export const issueInvoice: OperationHandler<'issueInvoice'> = async (deps, { invoiceId }, { person }) => {
  const copied = await readCopied(deps, invoiceId);
  const answer = await inInvoice(deps, invoiceId, async (unit, invoice) => {
    const first = firstAnswer(invoice);
    if (first) return first;
    assertNoObstacle(invoiceActions(invoice).issue ?? unready(invoice, copied));
    const numbered = await takeNumber(deps, unit, 'invoice');
    const change = issuedFields(invoice, copied, numbered);
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'issueInvoice' });
    writeActivity(deps, unit, {
      projectId: invoice.projectId,
      id: `invoice-issued-${invoiceId}`,
      kind: 'invoiceIssued',
      subject: `${numbered.number}: ${invoice.title}`,
      actorName: person.name,
    });
    const { number, dueOn } = change;
    return { number, dueOn };
  });
  await resyncAudience(deps, copied.client);
  return answer;
};

/** What is copied into an invoice when it is issued. */
interface Copied {
  readonly client: Stored<Client>;
  readonly site: SiteSettings;
  readonly business: PrivateSettings;
}

/** Read once, before the commit: concurrent issues then retry only what they contend for. */
async function readCopied(deps: Deps, invoiceId: string): Promise<Copied> {
  const { clientId } = await readInvoice(deps, invoiceId);
  const [client, site, business] = await Promise.all([
    readClient(deps, clientId),
    readSiteSettings(deps),
    readPrivateSettings(deps),
  ]);
  return { client, site, business };
}

function issuedFields(invoice: Stored<Invoice>, { client, site, business }: Copied, numbered: Numbered) {
  return {
    ...numbered,
    taxPoint: numbered.issuedOn,
    dueOn: addDays(numbered.issuedOn, business.paymentTermsDays),
    status: 'issued',
    ...audienceOf(client),
    parties: partiesOf(site, client),
    bankDetails: business.bankDetails,
    termsText: paymentTerms(business.paymentTermsDays),
    delivery: 'queued',
    deliveryMailId: createdMailId(invoice.id),
    searchTokens: invoiceSearchTokens({ ...invoice, number: numbered.number }, client.name),
  } as const satisfies Partial<Invoice>;
}

/** The response that the first call got. */
function firstAnswer(invoice: Stored<Invoice>): OperationOutput<'issueInvoice'> | null {
  const { kind, status, number, dueOn } = invoice;
  const isIssued = kind === 'invoice' && (status === 'issued' || status === 'partPaid' || status === 'paid');
  if (!isIssued || number === null || dueOn === null) return null;
  return { number, dueOn };
}

/** Why this draft, client or settings don't allow it to be issued. */
function unready(invoice: Invoice, { client, site, business }: Copied): string | null {
  if (invoice.vatRegistered !== business.vatRegistered) {
    return 'Since this draft was saved, the agency’s VAT registration has changed. Open it, check the new totals and save it again.';
  }
  if (business.vatRegistered && site.company.vatNumber === null) {
    return 'A VAT invoice must show our VAT number. Enter it in the settings first.';
  }
  if (invoice.totals.total === 0) return 'This invoice comes to £0.00. There is nothing to pay.';
  return vatInvoiceObstacle(invoice, client);
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

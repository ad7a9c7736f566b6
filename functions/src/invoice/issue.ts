import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { invoiceActions } from '@agency/domain/invoice/actions';
import { advanceObstacle } from '@agency/domain/invoice/advance';
import { balanceOf, withMoney } from '@agency/domain/invoice/balance';
import { issueObstacles } from '@agency/domain/invoice/issue-obstacle';
import type { Invoice } from '@agency/domain/invoice/schema';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import type { OperationOutput } from '@agency/domain/operations/operations';
import type { Origin } from '@agency/domain/quote/origin';
import type { Receipt } from '@agency/domain/receipt/schema';
import { bankDetailsAt } from '@agency/domain/settings/bank-details';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { createdMailId } from '../mail-queue/invoice-mails.ts';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { Person } from '../platform/auth.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { openAccount } from '../records/client/account.ts';
import { readClient } from '../records/client/store.ts';
import { resyncAudience } from '../records/client/sync-audience.ts';
import { advancesFor, keepDeductions, reduced } from '../records/invoice/advances.ts';
import { type CreditAccount, readCredit } from '../records/invoice/credit.ts';
import { type Numbered, takeNumber } from '../records/invoice/number.ts';
import { readOrigin } from '../records/invoice/origin.ts';
import { addPayment, creditAtIssueId, spendCredit } from '../records/invoice/payments.ts';
import {
  changeInvoice,
  inInvoice,
  readInvoice,
  refuseOldRevision,
  writeActivity,
} from '../records/invoice/store.ts';
import { readReceipt } from '../records/receipt/store.ts';

/**
 * Issues a draft in one commit: number, dates, both parties, bank details and terms are recorded as they are now and
 * never change again, and the client's people may read it. It is reduced by what was invoiced in advance, an invoice
 * for such money is paid by it, and credit is used. The trigger `onInvoiceWritten` mails it.
 */
export const issueInvoice: OperationHandler<'issueInvoice'> = async (
  deps,
  { invoiceId, revision, keepCredit },
  { person },
) => {
  const copied = await readCopied(deps, invoiceId);
  const answer = await inInvoice(deps, invoiceId, async (unit, invoice) => {
    const first = firstAnswer(invoice);
    if (first) return first;
    assertNoObstacle(invoiceActions(invoice).issue);
    refuseOldRevision(invoice, revision);
    const { credit, account, advances, receipt } = await readMoney(deps, unit, invoice);
    assertNoObstacle(advanceObstacle(advances));
    const today = londonDate(deps.clock());
    const draft = { ...invoice, ...reduced(invoice, advances, { history: copied.business, today }) };
    assertNoObstacle(issueObstacles(draft, copied, today)[0]?.words ?? null);
    const numbered = await takeNumber(deps, unit, 'invoice');
    const issued = { ...draft, ...issuedFields(draft, copied, numbered, deps.clock()) };
    const paid = payAtIssue(deps, unit, issued, { person, receipt, credit: keepCredit ? null : credit });
    const { id: _id, ...change } = { ...issued, ...paid };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'issueInvoice' });
    keepDeductions(deps, unit, draft.deductions ?? [], advances, person.uid);
    account.add({
      kind: 'invoice',
      on: issued.issuedOn,
      amount: issued.totals.total,
      reference: issued.number,
      invoiceId,
      createdBy: person.uid,
    });
    writeActivity(deps, unit, {
      projectId: invoice.projectId,
      id: `invoice-issued-${invoiceId}`,
      kind: 'invoiceIssued',
      subject: `${issued.number}: ${invoice.title}`,
      actorName: person.name,
    });
    return { number: issued.number, dueOn: issued.dueOn, balance: balanceOf({ ...issued, ...paid }) };
  });
  await resyncAudience(deps, copied.client);
  return answer;
};

/** What is copied into an invoice when it is issued. */
export interface Copied {
  readonly client: Stored<Client>;
  readonly site: SiteSettings;
  readonly business: PrivateSettings;
  readonly origin: Origin;
}

/** Read once, before the commit: concurrent issues then retry only what they contend for. */
async function readCopied(deps: Deps, invoiceId: string): Promise<Copied> {
  const { clientId, quoteId, projectId } = await readInvoice(deps, invoiceId);
  const [client, site, business, origin] = await Promise.all([
    readClient(deps, clientId),
    readSiteSettings(deps),
    readPrivateSettings(deps),
    readOrigin(deps, { quoteId, projectId }),
  ]);
  return { client, site, business, origin };
}

/** What the client has paid, owes and paid in advance, and the receipt that an invoice for such money is for. */
async function readMoney(deps: Deps, unit: UnitOfWork, invoice: Stored<Invoice>) {
  // Read before the advances: money in advance that is recorded from here on meets this commit at the account.
  const credit = await readCredit(deps, unit, invoice.clientId);
  const account = await openAccount(deps, unit, invoice.clientId, credit);
  const advances = await advancesFor(deps, invoice, unit);
  const receipt = invoice.advance ? await readReceipt(deps, invoice.advance.receiptId, unit) : null;
  return { credit, account, advances, receipt };
}

function issuedFields(
  invoice: Stored<Invoice>,
  { client, site, business, origin }: Copied,
  numbered: Numbered,
  now: Date,
) {
  const days = client.paymentTermsDays ?? business.paymentTermsDays;
  const { issuedOn } = numbered;
  return {
    ...numbered,
    taxPoint: invoice.taxPoint ?? issuedOn,
    dueOn: invoice.dueOn === null || invoice.dueOn < issuedOn ? addDays(issuedOn, days) : invoice.dueOn,
    // With everything deducted there is nothing left to pay.
    status: invoice.totals.total === 0 ? 'paid' : 'issued',
    ...audienceOf(client),
    parties: partiesOf(site, client),
    ...bankingOf(business, now),
    termsText: paymentTerms(invoice, issuedOn, days),
    delivery: 'queued',
    deliveryMailId: createdMailId(invoice.id),
    clientName: client.name,
    origin,
    searchTokens: invoiceSearchTokens({ ...invoice, number: numbered.number }, client.name),
  } as const satisfies Partial<Invoice>;
}

/** The bank details that count at this moment, and since when they do if they ever changed. */
function bankingOf(business: PrivateSettings, now: Date): Pick<Invoice, 'bankDetails' | 'bankDetailsSince'> {
  const { details, since } = bankDetailsAt(business, now);
  return { bankDetails: details, ...(since === null ? {} : { bankDetailsSince: since }) };
}

interface AtIssue {
  readonly person: Person;
  /** That of an invoice for money that came first. */
  readonly receipt: Stored<Receipt> | null;
  /** Null where it is kept. */
  readonly credit: CreditAccount | null;
}

/** The receipt that it is for pays it, or the client's credit as far as it goes. */
function payAtIssue(
  deps: Deps,
  unit: UnitOfWork,
  invoice: Stored<Invoice>,
  { person, receipt, credit }: AtIssue,
): Partial<Invoice> {
  const { totals, clientId } = invoice;
  if (receipt) {
    const sums = withMoney(invoice, totals.total);
    addPayment(deps, unit, { ...invoice, ...sums }, person.uid, {
      paymentId: receipt.id,
      amount: totals.total,
      method: receipt.method,
      receivedOn: receipt.receivedOn,
      reference: receipt.reference,
      receiptId: receipt.id,
    });
    return sums;
  }
  const used = Math.min(credit?.balance ?? 0, totals.total);
  if (credit === null || used === 0) return {};
  const sums = withMoney(invoice, used);
  const after = { ...invoice, ...sums };
  spendCredit(deps, unit, after, person.uid, {
    paymentId: creditAtIssueId,
    amount: used,
    credit,
    clientId,
  });
  return sums;
}

/** The response that the first call got. */
function firstAnswer(invoice: Stored<Invoice>): OperationOutput<'issueInvoice'> | null {
  const { kind, status, number, dueOn } = invoice;
  if (kind === 'creditNote' || status === 'draft' || status === 'discarded') return null;
  if (status === 'void' || status === 'credited') return null;
  invariant(number !== null && dueOn !== null, 'an issued invoice has a number and a due date');
  return { number, dueOn, balance: balanceOf(invoice) };
}

function partiesOf(site: SiteSettings, buyer: Client): NonNullable<Invoice['parties']> {
  const { brandName, email, company } = site;
  const { name, address, vatNumber, billingEmail } = buyer;
  return { seller: { brandName, email, company }, buyer: { name, address, vatNumber, billingEmail } };
}

function paymentTerms({ dueOn }: Invoice, issuedOn: string, days: number): string {
  if (dueOn !== null && dueOn > issuedOn) return '';
  if (days === 0 || dueOn === issuedOn) return 'Please pay on the day of this invoice.';
  return `Please pay within ${days} ${days === 1 ? 'day' : 'days'}.`;
}

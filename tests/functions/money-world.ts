import { type BillingSeries, billingSeries as seriesSchema } from '@agency/domain/billing-series/schema';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { owedOf } from '@agency/domain/invoice/balance';
import type { CreditScope } from '@agency/domain/invoice/credit-note';
import type { InvoiceDraftInput, InvoiceLineInput } from '@agency/domain/invoice/draft';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { ReceiptInput } from '@agency/domain/receipt/input';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import { createInvoice } from '../../functions/src/invoice/create.ts';
import { creditInvoice } from '../../functions/src/invoice/credit.ts';
import { issueInvoice } from '../../functions/src/invoice/issue.ts';
import { useCredit } from '../../functions/src/invoice/use-credit.ts';
import { invoiceWritten } from '../../functions/src/invoice/written.ts';
import { recordReceipt } from '../../functions/src/receipt/record.ts';
import { asStaff, type World } from './world.ts';

let made = 0;

/** An id that nobody else in this file has. */
export function fresh(prefix: string): string {
  made += 1;
  return `${prefix}-${made}`;
}

/** A client whose bills go to one address, with one member. */
export function clientOf(billingEmail: string, now: Date, rest: Partial<Client> = {}): Client {
  return v.parse(clientSchema, {
    kind: 'company',
    name: 'Weald Pottery Ltd',
    address: {
      line1: '4 Old Mill Lane',
      line2: '',
      town: 'Horsham',
      county: 'West Sussex',
      postcode: 'RH12 0XX',
      country: 'United Kingdom',
    },
    vatNumber: null,
    billingEmail,
    phone: null,
    people: [{ name: 'Sam Weald', email: billingEmail, uid: 'sam' }],
    emails: [billingEmail],
    memberUids: ['sam'],
    membersVersion: 3,
    archived: false,
    searchTokens: [],
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
    ...rest,
  });
}

export async function makeClient({ deps }: World, rest: Partial<Client> = {}): Promise<string> {
  const id = fresh('client');
  await deps.db.doc(`clients/${id}`).set(clientOf('accounts@weald.example', deps.clock(), rest));
  return id;
}

/** What the client of a project, made by its quote, lacks for a VAT invoice above £250. */
export async function giveAddress({ deps }: World, projectId: string): Promise<void> {
  const clientId: unknown = (await deps.db.doc(`projects/${projectId}`).get()).get('clientId');
  const { address } = clientOf('accounts@weald.example', deps.clock());
  await deps.db.doc(`clients/${clientId}`).update({ address });
}

export const lineOf = (unitPrice: number, rest: Partial<InvoiceLineInput> = {}): InvoiceLineInput => ({
  description: 'Work',
  unitLabel: '',
  quantity: 1,
  unitPrice,
  discount: 0,
  vatRate: 2000,
  ...rest,
});

export const draftOf = (...lines: InvoiceLineInput[]): InvoiceDraftInput => ({
  title: 'Work in November',
  lines,
  discount: 0,
});

/** £100.00 and VAT: £120.00. */
export const hundred = draftOf(lineOf(10_000));

export async function makeInvoice(world: World, clientId: string, draft = hundred): Promise<string> {
  const { invoiceId } = await createInvoice(world.deps, { clientId, projectId: null, draft }, asStaff);
  return invoiceId;
}

/** Issued today, of a client of its own unless one is named; its credit stays unused. */
export async function makeIssued(world: World, clientId?: string, draft = hundred): Promise<string> {
  const invoiceId = await makeInvoice(world, clientId ?? (await makeClient(world)), draft);
  await issueInvoice(world.deps, { invoiceId, keepCredit: true }, asStaff);
  return invoiceId;
}

/** £80.00 and VAT on the last day of each month, from 31 March 2026. */
export async function makeSeries(world: World, rest: Partial<BillingSeries> = {}): Promise<string> {
  const id = fresh('series');
  const fields = v.parse(seriesSchema, {
    title: 'Care plan',
    quoteId: 'Q-222222',
    projectId: 'P-222222',
    clientId: await makeClient(world),
    memberUids: ['sam'],
    membersVersion: 3,
    lines: [{ ...lineOf(9_000), net: 9_000 }],
    discount: 1_000,
    vatRegistered: true,
    nextOn: '2026-03-31',
    endsOn: null,
    dayOfMonth: 31,
    status: 'active',
    createdAt: new Date(),
    updatedAt: new Date(),
    updatedBy: 'system',
    ...rest,
  });
  await world.deps.db.doc(`billingSeries/${id}`).set(fields);
  return id;
}

export const issue = ({ deps }: World, invoiceId: string) =>
  issueInvoice(deps, { invoiceId, keepCredit: false }, asStaff);

const inFull: CreditScope = { kind: 'full' };

/** Credits all that is left of it, unless the scope says otherwise. */
interface Crediting {
  readonly scope?: CreditScope;
  readonly reason?: string;
  readonly creditNoteId?: string;
}

export const creditIt = (
  { deps }: World,
  invoiceId: string,
  { scope = inFull, reason = 'Sent twice', creditNoteId = fresh('note') }: Crediting = {},
) => creditInvoice(deps, { invoiceId, creditNoteId, scope, reason }, asStaff);

export const payFromCredit = ({ deps }: World, invoiceId: string) =>
  useCredit(deps, { invoiceId, useId: fresh('use') }, asStaff);

export async function invoiceOf({ deps }: World, invoiceId: string): Promise<Stored<Invoice>> {
  const path = `invoices/${invoiceId}`;
  return parseDocument(invoiceSchema, path, (await deps.db.doc(path).get()).data());
}

export type Money = Pick<ReceiptInput, 'receiptId' | 'amount' | 'method' | 'receivedOn' | 'reference'>;

/** Money that came today, unlike any other in this file. */
export function moneyOf({ deps }: World, amount: number, rest: Partial<Money> = {}): Money {
  return {
    receiptId: fresh('receipt'),
    amount,
    method: 'bankTransfer',
    receivedOn: londonDate(deps.clock()),
    reference: fresh('reference'),
    ...rest,
  };
}

/** Money of a client for one invoice, as far as it is owed; any rest becomes credit. */
export function receiptOf(invoice: Stored<Invoice>, money: Money): ReceiptInput {
  // An invoice that takes no money is asked for it all the same.
  const amount = Math.min(money.amount, owedOf(invoice) || money.amount);
  const { clientId, id: invoiceId } = invoice;
  const rest = { kind: 'credit' } as const;
  return { ...money, clientId, allocations: [{ invoiceId, amount }], rest, isAnother: false };
}

export async function pay(world: World, invoiceId: string, money: Money) {
  const input = receiptOf(await invoiceOf(world, invoiceId), money);
  return recordReceipt(world.deps, input, asStaff);
}

export async function changeSettings(world: World, change: Partial<PrivateSettings>): Promise<void> {
  await world.deps.db.doc('settings/private').update(change);
}

/** A document's audit entries, oldest first. */
export async function auditedActions({ deps }: World, path: string): Promise<unknown[]> {
  const { docs } = await deps.db.collection('auditLog').where('path', '==', path).get();
  return docs
    .toSorted((a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()))
    .map((entry) => entry.get('action'));
}

type Fields = Record<string, unknown> | undefined;

/** Delivers a write to the trigger, as the platform does. */
export function triggerInvoiceWritten(
  { deps }: World,
  invoiceId: string,
  before: Fields,
  after: Fields,
): Promise<void> {
  return invoiceWritten(deps, { path: `invoices/${invoiceId}`, before, after });
}

/** A document's fields as the trigger gets them. */
export async function fieldsOf({ deps }: World, path: string): Promise<Record<string, unknown>> {
  return (await deps.db.doc(path).get()).data() ?? {};
}

/** The ids of mails queued about a document. */
export async function mailsAbout(
  { deps }: World,
  id: string,
  field: 'invoiceId' | 'receiptId' = 'invoiceId',
): Promise<string[]> {
  const { docs } = await deps.db.collection('outbox').where(`data.${field}`, '==', id).get();
  return docs.map(({ id }) => id).toSorted();
}

/** A client's credit account, entry by entry. */
export async function creditsOf(
  { deps }: World,
  clientId: string,
): Promise<[id: string, amount: unknown, balance: unknown][]> {
  const { docs } = await deps.db.collection(`clients/${clientId}/credits`).get();
  return docs.map((found) => [found.id, found.get('amount'), found.get('balance')]);
}

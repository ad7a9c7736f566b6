import { type BillingSeries, billingSeries as seriesSchema } from '@agency/domain/billing-series/schema';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import type { InvoiceDraftInput, InvoiceLineInput, PaymentInput } from '@agency/domain/invoice/draft';
import { type Invoice, invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import { createInvoice } from '../../functions/src/invoice/create.ts';
import { issueInvoice } from '../../functions/src/invoice/issue.ts';
import { recordPayment } from '../../functions/src/invoice/record-payment.ts';
import { voidInvoice } from '../../functions/src/invoice/void.ts';
import { invoiceWritten } from '../../functions/src/invoice/written.ts';
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

/** Issued today, of a client of its own unless one is named. */
export async function makeIssued(world: World, clientId?: string, draft = hundred): Promise<string> {
  const invoiceId = await makeInvoice(world, clientId ?? (await makeClient(world)), draft);
  await issueInvoice(world.deps, { invoiceId }, asStaff);
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

export const issue = ({ deps }: World, invoiceId: string) => issueInvoice(deps, { invoiceId }, asStaff);

export const voidIt = ({ deps }: World, invoiceId: string, reason = 'Sent twice') =>
  voidInvoice(deps, { invoiceId, reason }, asStaff);

export async function invoiceOf({ deps }: World, invoiceId: string): Promise<Stored<Invoice>> {
  const path = `invoices/${invoiceId}`;
  return parseDocument(invoiceSchema, path, (await deps.db.doc(path).get()).data());
}

export function paymentOf({ deps }: World, amount: number, rest: Partial<PaymentInput> = {}): PaymentInput {
  return {
    paymentId: fresh('payment'),
    amount,
    method: 'bankTransfer',
    receivedOn: londonDate(deps.clock()),
    reference: fresh('reference'),
    ...rest,
  };
}

export function pay(world: World, invoiceId: string, payment: PaymentInput) {
  return recordPayment(world.deps, { invoiceId, payment }, asStaff);
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
export async function mailsAbout({ deps }: World, invoiceId: string): Promise<string[]> {
  const { docs } = await deps.db.collection('outbox').where('data.invoiceId', '==', invoiceId).get();
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

import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { callOperation, signIn } from '../../support/sign-in.ts';
import { admin, samples, unique } from '../../support/suite.ts';

interface MadeClient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A client of its own with an address in the UK and nobody who has an account. */
export async function makeClient(name = `Weald ${unique('Pottery')}`): Promise<MadeClient> {
  const { db } = admin();
  const { docs } = await db.collection('clients').where('archived', '==', false).limit(1).get();
  const id = unique('client');
  const email = `${id}@example.com`;
  await db.doc(`clients/${id}`).set({
    ...docs[0]?.data(),
    name,
    billingEmail: email,
    address: {
      line1: '4 Old Mill Lane',
      line2: '',
      town: 'Horsham',
      county: '',
      postcode: 'RH12 0XX',
      country: 'United Kingdom',
    },
    people: [{ name: 'Sam Weald', email, uid: null }],
    emails: [email],
    invitations: [],
    invitedEmails: [],
    memberUids: [],
    paymentTermsDays: null,
    purchaseOrderRequired: false,
    invoiceEmails: [],
    searchTokens: makeSearchTokens([name, email]),
    updatedAt: new Date(),
  });
  return { id, name, email };
}

const made = v.object({ invoiceId: v.string() });

export const draftOf = (title: string, pounds: number) => ({
  title,
  lines: [
    { description: title, unitLabel: '', quantity: 1, unitPrice: pounds * 100, discount: 0, vatRate: 2000 },
  ],
  discount: 0,
});

async function callAsStaff(operation: string, input: unknown): Promise<unknown> {
  const { idToken } = await signIn(samples.admin);
  const { status, body, result } = await callOperation(operation, input, idToken);
  if (status !== 200) throw new Error(`${operation}: ${JSON.stringify(body)}`);
  return result;
}

/** A draft of so many pounds + VAT, by the operations alone; its id. */
export async function makeDraft(clientId: string, title: string, pounds: number): Promise<string> {
  const input = { clientId, projectId: null, draft: draftOf(title, pounds) };
  return v.parse(made, await callAsStaff('createInvoice', input)).invoiceId;
}

/** The same, issued; its number. */
export async function issue(clientId: string, title: string, pounds: number): Promise<string> {
  const invoiceId = await makeDraft(clientId, title, pounds);
  const answer = await callAsStaff('issueInvoice', { invoiceId });
  return v.parse(v.object({ number: v.string() }), answer).number;
}

/** Saves a draft under another title, as a colleague would from another tab. */
export async function saveAsColleague(invoiceId: string, title: string, pounds: number): Promise<void> {
  await callAsStaff('saveInvoice', { invoiceId, draft: draftOf(title, pounds) });
}

export async function discardAsColleague(invoiceId: string): Promise<void> {
  await callAsStaff('discardInvoice', { invoiceId });
}

/** How an invoice stands in the list. */
export async function expectInList(page: Page, number: string, standing: string): Promise<void> {
  const row = page.getByRole('table', { name: 'Invoices' }).getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(standing);
}

/** A part of an open invoice, by its heading: 'Payments and credit'. */
export function partOf(page: Page, heading: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

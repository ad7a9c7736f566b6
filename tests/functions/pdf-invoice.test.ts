import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPurchaseOrder } from '../../functions/src/invoice/set-purchase-order.ts';
import { invoicePdf } from '../../functions/src/pdf/documents.ts';
import { readPdf } from '../../functions/src/pdf/testing/read-pdf.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { recordReceipt } from '../../functions/src/receipt/record.ts';
import { creditIt, giveAddress, invoiceOf, issue, makeIssued, moneyOf } from './money-world.ts';
import { makeDraft } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// The PDF of an invoice as it is stored: a draft as it would be issued, and again after every change.

let world: World;

beforeAll(async () => {
  world = await makeWorld('pdf-invoice');
  world.setClock(new Date('2026-11-30T10:00:00Z'));
});
afterAll(() => world.close());

async function printed(invoiceId: string): Promise<string> {
  const { bytes } = await invoicePdf(world.deps, invoiceId);
  return (await readPdf(Buffer.from(bytes))).text;
}

const totalsIn = (text: string) => /Subtotal[\s\S]*Total including VAT £[\d,.]+/.exec(text)?.[0];

it('shows of a stage’s draft what issuing it would take off, and then says the same', async () => {
  const answer = { quoteId: await makeDraft(world), name: 'Sam Weald', choices: [], note: '' };
  const { projectId } = await acceptQuoteOffline(world.deps, answer, asStaff);
  await giveAddress(world, projectId);
  const deposit = `${projectId}-1`;
  const { clientId } = await invoiceOf(world, deposit);
  const money = {
    ...moneyOf(world, 24_000),
    clientId,
    allocations: [],
    rest: { kind: 'advance', quoteId: null, projectId: null, treatment: 2000 },
    isAnother: false,
  } as const;
  const { advanceInvoiceId } = await recordReceipt(world.deps, { ...money, allocations: [] }, asStaff);
  await issue(world, advanceInvoiceId ?? '');
  const { number } = await invoiceOf(world, advanceInvoiceId ?? '');
  const preview = await printed(deposit);
  expect(preview).toContain('Draft invoice');
  expect(preview.replaceAll('\n', ' ')).toContain(
    `Already invoiced ${number} of 30 November 2026: £200.00 + £40.00 VAT`,
  );
  expect(preview).toContain('Already invoiced −£200.00');
  await issue(world, deposit);
  expect(totalsIn(await printed(deposit))).toBe(totalsIn(preview));
});

it('is made anew once a purchase order number is added', async () => {
  const invoiceId = await makeIssued(world);
  expect(await printed(invoiceId)).not.toContain('PO-4711');
  await setPurchaseOrder(world.deps, { invoiceId, purchaseOrder: 'PO-4711' }, asStaff);
  expect(await printed(invoiceId)).toContain('Your purchase order\nPO-4711');
});

it('names on a credit note the number and date of its invoice, also where the note doesn’t store that', async () => {
  const invoiceId = await makeIssued(world);
  const { number } = await invoiceOf(world, invoiceId);
  world.setClock(new Date('2026-12-05T10:00:00Z'));
  const { creditNoteId } = await creditIt(world, invoiceId);
  expect(await printed(creditNoteId)).toContain(`For invoice\n${number} of 30 November 2026`);
  const { credits } = await invoiceOf(world, creditNoteId);
  const { invoiceIssuedOn: _day, ...older } = credits ?? { invoiceIssuedOn: '' };
  await world.deps.db.doc(`invoices/${creditNoteId}`).update({ credits: older });
  expect(await printed(creditNoteId)).toContain(`For invoice\n${number} of 30 November 2026`);
});

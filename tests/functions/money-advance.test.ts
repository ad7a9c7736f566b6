import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoice } from '../../functions/src/invoice/create.ts';
import { correctAndReissue } from '../../functions/src/invoice/reissue.ts';
import { asIssuedNow } from '../../functions/src/records/invoice/advances.ts';
import { balanceOfAccount, creditIn, inAdvance, moneyOf, receive, reverse, whole } from './books-world.ts';
import { draftOf, fresh, invoiceOf, issue, lineOf, makeClient, makeInvoice } from './money-world.ts';
import { makeProject } from './project-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// Money in advance comes off one invoice or another: nobody is asked for it twice.

let world: World;

beforeAll(async () => {
  world = await makeWorld('advance');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };

/** £120.00 in advance, invoiced unless it stays a draft. */
async function advanceOf(clientId: string, { rest = inAdvance(), isDraft = false } = {}) {
  const money = moneyOf(world, clientId, 12_000, { rest });
  const { advanceInvoiceId } = await receive(world, money);
  const advanceId = advanceInvoiceId ?? '';
  if (!isDraft) await issue(world, advanceId);
  return { advanceId, receiptId: money.receiptId };
}

describe('money in advance for no quote or project', () => {
  it('comes off the next invoice, whatever that is, and off its preview', async () => {
    const clientId = await makeClient(world);
    const { advanceId } = await advanceOf(clientId);
    const invoiceId = await makeInvoice(world, clientId, draftOf(lineOf(25_000)));
    const preview = await asIssuedNow(world.deps, await invoiceOf(world, invoiceId));
    expect(preview.totals).toMatchObject({ deducted: 10_000, total: 18_000 });
    expect(await issue(world, invoiceId)).toMatchObject({ balance: 18_000 });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({
      totals: { subtotal: 25_000, deducted: 10_000, net: 15_000, vat: 3_000, total: 18_000 },
      deductions: [{ invoiceId: advanceId, net: 10_000, vat: 2_000, total: 12_000 }],
    });
    expect(await invoiceOf(world, advanceId)).toMatchObject({ advance: { isOpen: false } });
    expect(await balanceOfAccount(world, clientId)).toBe(18_000);
  });

  it('holds up an invoice until it has been invoiced itself, but not another advance', async () => {
    const clientId = await makeClient(world);
    const { advanceId } = await advanceOf(clientId, { isDraft: true });
    const other = await advanceOf(clientId, { isDraft: true });
    const invoiceId = await makeInvoice(world, clientId);
    await expect(issue(world, invoiceId)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('£120.00 was paid in advance and hasn’t been invoiced yet.'),
    });
    await issue(world, advanceId);
    await issue(world, other.advanceId);
    expect(await invoiceOf(world, other.advanceId)).toMatchObject({ totals: { total: 12_000 } });
    expect(await issue(world, invoiceId)).toMatchObject({ balance: 0 });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'paid', totals: { total: 0 } });
  });

  it('is open again once its invoice is credited, which comes off a corrected one', async () => {
    const clientId = await makeClient(world);
    const { advanceId, receiptId } = await advanceOf(clientId);
    const invoiceId = await makeInvoice(world, clientId, draftOf(lineOf(25_000)));
    await issue(world, invoiceId);
    await expect(reverse(world, receiptId)).rejects.toMatchObject(refused);
    const input = { invoiceId, creditNoteId: fresh('note'), reason: 'Wrong title' };
    const { invoiceId: again } = await correctAndReissue(world.deps, input, asStaff);
    expect(await invoiceOf(world, advanceId)).toMatchObject({ advance: { isOpen: true } });
    expect(await issue(world, again)).toMatchObject({ balance: 18_000 });
    await creditIn(world, again, whole);
    expect(await balanceOfAccount(world, clientId)).toBe(0);
    await reverse(world, receiptId);
    expect(await balanceOfAccount(world, clientId)).toBe(12_000);
  });
});

it('for a project alone comes off the invoices of that project, and off no other', async () => {
  const clientId = await makeClient(world);
  const projectId = await makeProject(world, { fields: { clientId } });
  await advanceOf(clientId, { rest: inAdvance(null, projectId) });
  const other = await makeInvoice(world, clientId);
  expect(await issue(world, other)).toMatchObject({ balance: 12_000 });
  const input = { clientId, projectId, draft: draftOf(lineOf(25_000)) };
  const { invoiceId } = await createInvoice(world.deps, input, asStaff);
  expect(await issue(world, invoiceId)).toMatchObject({ balance: 18_000 });
});

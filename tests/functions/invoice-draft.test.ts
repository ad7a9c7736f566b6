import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoice } from '../../functions/src/invoice/create.ts';
import { issueInvoice } from '../../functions/src/invoice/issue.ts';
import { correctAndReissue } from '../../functions/src/invoice/reissue.ts';
import { saveInvoice } from '../../functions/src/invoice/save.ts';
import {
  auditedActions,
  draftOf,
  fresh,
  hundred,
  invoiceOf,
  lineOf,
  makeClient,
  makeInvoice,
  makeIssued,
  moneyOf,
  pay,
} from './money-world.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('invoice-draft');
});
afterAll(() => world.close());

describe('what a draft comes to', () => {
  const totalsOf = async (draft: Parameters<typeof makeInvoice>[2]) =>
    (await invoiceOf(world, await makeInvoice(world, await makeClient(world), draft))).totals;

  it('is 50 lines of £241.67 at 20%: net 12,083.50, VAT 2,416.70, total 14,500.20', async () => {
    const lines = Array.from({ length: 50 }, () => lineOf(24_167));
    expect(await totalsOf(draftOf(...lines))).toMatchObject({
      net: 1_208_350,
      vat: 241_670,
      total: 1_450_020,
    });
  });

  it('is £1,000.00, £200.00 and £1,200.00 for £8,500 less £7,500 at 20%', async () => {
    const draft = { ...draftOf(lineOf(850_000)), discount: 750_000 };
    expect(await totalsOf(draft)).toEqual({
      subtotal: 850_000,
      discount: 750_000,
      net: 100_000,
      vatByRate: [{ rate: 2000, net: 100_000, vat: 20_000 }],
      vat: 20_000,
      total: 120_000,
    });
  });

  it('rounds a line of three decimals once, half up, to whole pence, and foots', async () => {
    const clientId = await makeClient(world);
    const draft = draftOf(lineOf(3_333, { quantity: 1.005 }), lineOf(10, { quantity: 0.05, vatRate: 500 }));
    const { lines, totals } = await invoiceOf(world, await makeInvoice(world, clientId, draft));
    expect(lines.map(({ net }) => net)).toEqual([3_350, 1]);
    expect(totals.net).toBe(totals.subtotal - totals.discount);
    expect(totals.total).toBe(totals.net + totals.vat);
  });

  it('is refused, field by field, when it takes off more than there is or is more than we bill', async () => {
    const clientId = await makeClient(world);
    const make = (draft: Parameters<typeof makeInvoice>[2]) => makeInvoice(world, clientId, draft);
    await expect(make({ ...hundred, discount: 10_001 })).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [{ path: 'draft.discount' }],
    });
    const dear = lineOf(1_000_000_000, { quantity: 2 });
    await expect(make(draftOf(dear))).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('creating an invoice', () => {
  it('twice with the same id is one invoice; other content under it is refused', async () => {
    const clientId = await makeClient(world);
    const input = { invoiceId: fresh('invoice'), clientId, projectId: null, draft: hundred };
    const answers = await Promise.all([1, 2, 3].map(() => createInvoice(world.deps, input, asStaff)));
    expect(answers).toEqual(Array(3).fill({ invoiceId: input.invoiceId }));
    expect(await auditedActions(world, `invoices/${input.invoiceId}`)).toEqual(['createInvoice']);
    const other = { ...input, draft: draftOf(lineOf(1)) };
    await expect(createInvoice(world.deps, other, asStaff)).rejects.toMatchObject({ code: 'already-exists' });
    expect(await countOf(world, 'invoices', 'clientId', clientId)).toBe(1);
  });
});

describe('an archived client', () => {
  it('gets no new invoice, by hand or by correcting one', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    await pay(world, invoiceId, moneyOf(world, 12_000));
    await world.deps.db.doc(`clients/${clientId}`).update({ archived: true });
    const refused = { code: 'failed-precondition', message: expect.stringContaining('archived') };
    await expect(makeInvoice(world, clientId)).rejects.toMatchObject(refused);
    const input = { invoiceId, creditNoteId: fresh('note'), reason: 'Wrong name' };
    await expect(correctAndReissue(world.deps, input, asStaff)).rejects.toMatchObject(refused);
    expect(await countOf(world, 'invoices', 'clientId', clientId)).toBe(1);
  });
});

describe('a draft that two people work on', () => {
  const titled = (title: string) => ({ ...hundred, title });
  const started = async () => makeInvoice(world, await makeClient(world), hundred);

  it('refuses a save by anyone who hasn’t seen the last one, and then takes it once they have', async () => {
    const invoiceId = await started();
    const save = (revision: number, title: string) =>
      saveInvoice(world.deps, { invoiceId, revision, draft: titled(title) }, asStaff);
    const both = await Promise.allSettled([save(0, 'Hers'), save(0, 'His')]);
    const [saved] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const refused = both.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
    expect(saved).toEqual({ saved: true, revision: 1 });
    expect(refused).toMatchObject([{ code: 'failed-precondition' }]);
    expect((await invoiceOf(world, invoiceId)).title).toBe(both[0].status === 'fulfilled' ? 'Hers' : 'His');
    expect(await save(1, 'Both')).toEqual({ saved: true, revision: 2 });
  });

  it('is not issued as somebody saw it before the last save', async () => {
    const invoiceId = await started();
    await saveInvoice(world.deps, { invoiceId, revision: 0, draft: titled('Another') }, asStaff);
    const issue = (revision: number) =>
      issueInvoice(world.deps, { invoiceId, revision, keepCredit: false }, asStaff);
    await expect(issue(0)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect((await invoiceOf(world, invoiceId)).status).toBe('draft');
    expect((await issue(1)).number).toMatch(/^INV-/);
  });

  it('can be saved by a tab of an older build, which knows no revisions', async () => {
    const invoiceId = await started();
    await saveInvoice(world.deps, { invoiceId, revision: 0, draft: titled('New') }, asStaff);
    const { revision } = await saveInvoice(world.deps, { invoiceId, draft: titled('Old') }, asStaff);
    expect(revision).toBe(2);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveInvoice } from '../../functions/src/invoice/save.ts';
import { setPurchaseOrder } from '../../functions/src/invoice/set-purchase-order.ts';
import {
  changeSettings,
  draftOf,
  hundred,
  invoiceOf,
  issue,
  lineOf,
  makeClient,
  makeInvoice,
  makeIssued,
} from './money-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('drafts');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };
const wrong = { code: 'invalid-argument' };

describe('a draft', () => {
  it('is issued by the VAT of its tax point: a rate or registration that changed has to be looked at', async () => {
    const clientId = await makeClient(world);
    world.setClock(new Date('2031-03-30T10:00:00Z'));
    const invoiceId = await makeInvoice(world, clientId);
    const rateChanges = [{ from: '2031-04-01', kind: 'standard', rate: 1500 } as const];
    await changeSettings(world, { rateChanges });
    world.setClock(new Date('2031-04-01T10:00:00Z'));
    await expect(issue(world, invoiceId)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('15%'),
    });
    const earlier = { ...hundred, taxPoint: { on: '2031-03-31', reason: 'The work was done in March.' } };
    await saveInvoice(world.deps, { invoiceId, draft: earlier }, asStaff);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({
      totals: { vat: 2_000 },
      taxPoint: '2031-03-31',
    });
    await saveInvoice(world.deps, { invoiceId, draft: { ...hundred, taxPoint: null } }, asStaff);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ totals: { vat: 1_500 }, taxPoint: null });
    expect(await issue(world, invoiceId)).toMatchObject({ balance: 11_500 });
    await changeSettings(world, { rateChanges: [] });
    world.setClock(new Date());
  });

  it('takes no tax point to come, no due day that is past, and no rate that is none', async () => {
    const invoiceId = await makeInvoice(world, await makeClient(world));
    const save = (draft: Parameters<typeof saveInvoice>[1]['draft']) =>
      saveInvoice(world.deps, { invoiceId, draft }, asStaff);
    await expect(save({ ...hundred, taxPoint: { on: '2099-01-01', reason: 'Later' } })).rejects.toMatchObject(
      wrong,
    );
    await expect(save({ ...hundred, dueOn: '2001-01-01' })).rejects.toMatchObject(wrong);
    await expect(save(draftOf(lineOf(100, { vatRate: 1234 })))).rejects.toMatchObject({
      ...wrong,
      issues: [{ path: 'draft.lines.0.vatRate' }],
    });
  });

  it('is due by the client’s own terms, on a day of its own, and needs a purchase order where one is asked for', async () => {
    const rest = { paymentTermsDays: 45, purchaseOrderRequired: true };
    const clientId = await makeClient(world, rest);
    world.setClock(new Date('2031-05-01T10:00:00Z'));
    const invoiceId = await makeInvoice(world, clientId);
    await expect(issue(world, invoiceId)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('purchase order'),
    });
    await saveInvoice(world.deps, { invoiceId, draft: { ...hundred, purchaseOrder: 'PO-77' } }, asStaff);
    expect(await issue(world, invoiceId)).toMatchObject({ dueOn: '2031-06-15' });
    const own = await makeInvoice(world, clientId, {
      ...hundred,
      dueOn: '2031-05-08',
      purchaseOrder: 'PO-78',
    });
    expect(await issue(world, own)).toMatchObject({ dueOn: '2031-05-08' });
    world.setClock(new Date());
  });

  it('may get its purchase order after issue, once', async () => {
    const invoiceId = await makeIssued(world);
    const set = (purchaseOrder: string) =>
      setPurchaseOrder(world.deps, { invoiceId, purchaseOrder }, asStaff);
    await set('PO-417');
    await set('PO-417');
    await expect(set('PO-2')).rejects.toMatchObject(refused);
    const { purchaseOrder, searchTokens } = await invoiceOf(world, invoiceId);
    expect(purchaseOrder).toBe('PO-417');
    expect(searchTokens).toContain('417');
  });

  it('with lines outside the scope charges no VAT on them, and that is not 0%', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(
      world,
      clientId,
      draftOf(lineOf(10_000, { vatRate: 0, outsideScope: true }), lineOf(5_000)),
    );
    expect((await invoiceOf(world, invoiceId)).totals).toEqual({
      subtotal: 15_000,
      discount: 0,
      net: 15_000,
      vatByRate: [{ rate: 2000, net: 5_000, vat: 1_000 }],
      outsideScope: 10_000,
      vat: 1_000,
      total: 16_000,
    });
  });
});

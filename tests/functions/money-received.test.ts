import type { InvoiceDraftInput } from '@agency/domain/invoice/draft';
import { invariant } from '@agency/domain/shared/invariant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discardInvoice } from '../../functions/src/invoice/discard.ts';
import { saveInvoice } from '../../functions/src/invoice/save.ts';
import {
  accountOf,
  balanceOfAccount,
  creditOf,
  inAdvance,
  moneyOf,
  on,
  owing,
  receiptOf,
  receive,
  refund,
  reverse,
} from './books-world.ts';
import {
  auditedActions,
  fieldsOf,
  fresh,
  hundred,
  invoiceOf,
  issue,
  makeClient,
  makeInvoice,
  makeIssued,
} from './money-world.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('receipt');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };
const wrong = { code: 'invalid-argument' };

describe('a receipt', () => {
  it('pays several invoices of a client, the last in part, and is one mail to each side', async () => {
    const { clientId, invoices } = await owing(world, 3);
    const money = moneyOf(world, clientId, 30_000, { allocations: on(invoices, 12_000, 12_000, 6_000) });
    expect(await receive(world, money)).toEqual({
      receiptId: money.receiptId,
      credit: 0,
      advanceInvoiceId: null,
      alreadyRecorded: false,
    });
    const states = await Promise.all(invoices.map((id) => invoiceOf(world, id)));
    expect(states.map(({ status, paidAmount }) => [status, paidAmount])).toEqual([
      ['paid', 12_000],
      ['paid', 12_000],
      ['partPaid', 6_000],
    ]);
    for (const id of invoices) {
      expect(await fieldsOf(world, `invoices/${id}/payments/${money.receiptId}`)).toMatchObject({
        receiptId: money.receiptId,
        method: 'bankTransfer',
      });
    }
    const mails = await world.deps.db
      .collection('outbox')
      .where('data.receiptId', '==', money.receiptId)
      .get();
    expect(mails.docs.map(({ id }) => id).toSorted()).toEqual([
      `invoice-payment-confirmation.${money.receiptId}`,
      `invoice-payment-notification.${money.receiptId}`,
    ]);
    expect(await balanceOfAccount(world, clientId)).toBe(6_000);
    const numbers = await Promise.all(invoices.map(async (id) => (await invoiceOf(world, id)).number));
    const paid = invoices.map((id, index) => ({ id, number: numbers[index] }));
    expect((await accountOf(world, clientId)).at(-1)).toMatchObject({ kind: 'receipt', invoices: paid });
    await reverse(world, money.receiptId);
    expect((await accountOf(world, clientId)).at(-1)).toMatchObject({ kind: 'reversal', invoices: paid });
  });

  it('is on record with its credit and its entry in the audit log', async () => {
    const { clientId, invoices } = await owing(world, 1);
    const money = moneyOf(world, clientId, 12_000, { allocations: on(invoices, 12_000) });
    await receive(world, money);
    expect(await receiptOf(world, money.receiptId)).toMatchObject({ credited: 0, reversed: null });
    expect(await auditedActions(world, `receipts/${money.receiptId}`)).toEqual(['recordReceipt']);
  });

  it('above what is owed becomes credit, which the next invoice uses by itself', async () => {
    const { clientId, invoices } = await owing(world, 1);
    const money = moneyOf(world, clientId, 15_000, { allocations: on(invoices, 12_000) });
    expect(await receive(world, money)).toMatchObject({ credit: 3_000 });
    const next = await makeInvoice(world, clientId);
    expect(await issue(world, next)).toMatchObject({ balance: 9_000 });
    expect(await invoiceOf(world, next)).toMatchObject({ status: 'partPaid', paidAmount: 3_000 });
    expect(await creditOf(world, clientId)).toBe(0);
    expect(await balanceOfAccount(world, clientId)).toBe(9_000);
  });

  it('is recorded once, however often and from however many tabs', async () => {
    const { clientId, invoices } = await owing(world, 1);
    const money = moneyOf(world, clientId, 5_000, { allocations: on(invoices, 5_000) });
    const otherTab = { ...money, receiptId: fresh('receipt') };
    const answers = await Promise.all(
      [money, money, money, otherTab, otherTab].map((each) => receive(world, each)),
    );
    expect(answers.filter(({ alreadyRecorded }) => !alreadyRecorded)).toHaveLength(1);
    expect(await invoiceOf(world, invoices[0] ?? '')).toMatchObject({ paidAmount: 5_000 });
    expect(await countOf(world, `invoices/${invoices[0]}/payments`)).toBe(1);
    // Staff say that it is another one.
    const another = { ...otherTab, receiptId: fresh('receipt'), isAnother: true };
    expect(await receive(world, another)).toMatchObject({ alreadyRecorded: false });
    expect(await invoiceOf(world, invoices[0] ?? '')).toMatchObject({ paidAmount: 10_000 });
    const changed = { ...money, receiptId: answers[0]?.receiptId ?? '', amount: 6_000 };
    await expect(receive(world, changed)).rejects.toMatchObject({ code: 'already-exists' });
  });

  it('that pays no invoice is recorded once from several tabs at once, too', async () => {
    const { clientId } = await owing(world, 0);
    const money = moneyOf(world, clientId, 5_000);
    const tabs = Array.from({ length: 5 }, () => ({ ...money, receiptId: fresh('receipt') }));
    const answers = await Promise.all(tabs.map((each) => receive(world, each)));
    expect(answers.filter(({ alreadyRecorded }) => !alreadyRecorded)).toHaveLength(1);
    expect(answers.map(({ credit }) => credit)).toEqual(tabs.map(() => 5_000));
    expect(await creditOf(world, clientId)).toBe(5_000);
  });

  it('in different sums at once loses none of them', async () => {
    const { clientId, invoices } = await owing(world, 1);
    const all = [1_000, 2_000, 3_000, 4_000].map((amount) =>
      moneyOf(world, clientId, amount, { allocations: on(invoices, amount) }),
    );
    await Promise.all(all.map((each) => receive(world, each)));
    expect(await invoiceOf(world, invoices[0] ?? '')).toMatchObject({
      status: 'partPaid',
      paidAmount: 10_000,
    });
    expect(await balanceOfAccount(world, clientId)).toBe(2_000);
    expect((await accountOf(world, clientId)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is refused where a part is more than is owed, another client’s, on it twice, or more than came', async () => {
    const { clientId, invoices } = await owing(world, 2);
    const other = await makeIssued(world);
    const attempts = [
      { amount: 20_000, allocations: on(invoices, 12_001) },
      { amount: 20_000, allocations: on([other], 100) },
      { amount: 20_000, allocations: [...on(invoices, 100), ...on(invoices, 100)] },
      { amount: 12_000, allocations: on(invoices, 12_000, 1) },
      { amount: 100, receivedOn: '2035-01-01' },
      { amount: 100, receivedOn: '2001-01-01' },
    ];
    for (const { amount, ...rest } of attempts) {
      await expect(
        receive(world, moneyOf(world, clientId, amount, rest)),
        JSON.stringify(rest),
      ).rejects.toMatchObject(wrong);
    }
    const draft = await makeInvoice(world, clientId);
    const onDraft = moneyOf(world, clientId, 100, { allocations: on([draft], 100) });
    await expect(receive(world, onDraft)).rejects.toMatchObject(refused);
    expect(await countOf(world, `clients/${clientId}/credits`)).toBe(0);
  });
});

describe('a wrong receipt', () => {
  it('is reversed with its day and reason: its invoices are owed again, and it stays on record', async () => {
    const { clientId, invoices } = await owing(world, 2);
    const money = moneyOf(world, clientId, 20_000, { allocations: on(invoices, 12_000, 8_000) });
    await receive(world, money);
    await Promise.all([reverse(world, money.receiptId), reverse(world, money.receiptId)]);
    const states = await Promise.all(invoices.map((id) => invoiceOf(world, id)));
    expect(states.map(({ status, paidAmount }) => [status, paidAmount])).toEqual([
      ['issued', 0],
      ['issued', 0],
    ]);
    expect(await receiptOf(world, money.receiptId)).toMatchObject({
      amount: 20_000,
      reversed: { reason: 'Recorded for the wrong client' },
    });
    const path = `invoices/${invoices[0]}/payments/${money.receiptId}-reversed`;
    expect(await fieldsOf(world, path)).toMatchObject({ amount: -12_000 });
    expect(await balanceOfAccount(world, clientId)).toBe(24_000);
    expect((await accountOf(world, clientId)).filter(({ kind }) => kind === 'reversal')).toHaveLength(1);
    // The same money can be recorded again, for whom it was.
    const again = { ...money, receiptId: fresh('receipt') };
    expect(await receive(world, again)).toMatchObject({ alreadyRecorded: false });
  });

  it('takes what had become credit, and is refused once that is spent', async () => {
    const { clientId, invoices } = await owing(world, 1);
    const money = moneyOf(world, clientId, 15_000, { allocations: on(invoices, 12_000) });
    await receive(world, money);
    await refund(world, clientId, 1_000);
    await expect(reverse(world, money.receiptId)).rejects.toMatchObject(refused);
    expect(await invoiceOf(world, invoices[0] ?? '')).toMatchObject({ status: 'paid' });
    expect(await balanceOfAccount(world, clientId)).toBe(-2_000);
    const second = moneyOf(world, clientId, 1_000);
    await receive(world, second);
    expect(await reverse(world, money.receiptId)).toEqual({ credit: 0 });
    expect(await balanceOfAccount(world, clientId)).toBe(12_000);
  });
});

describe('money in advance', () => {
  it('makes a draft of exactly its sum, dated by the day it came, which issuing pays', async () => {
    const clientId = await makeClient(world);
    const money = moneyOf(world, clientId, 9_999, { receivedOn: '2026-03-02', rest: inAdvance() });
    const { advanceInvoiceId } = await receive(world, money);
    expect(await balanceOfAccount(world, clientId)).toBe(-9_999);
    const draft = await invoiceOf(world, advanceInvoiceId ?? '');
    expect(draft).toMatchObject({ status: 'draft', taxPoint: '2026-03-02', totals: { total: 9_999 } });
    await issue(world, draft.id);
    expect(await invoiceOf(world, draft.id)).toMatchObject({
      status: 'paid',
      paidAmount: 9_999,
      taxPoint: '2026-03-02',
      totals: { net: 8_332, vat: 1_667, total: 9_999 },
    });
    expect(await balanceOfAccount(world, clientId)).toBe(0);
    expect(await creditOf(world, clientId)).toBe(0);
  });

  it('is paid as it came, and dated by the day it came whatever is changed in its draft', async () => {
    const clientId = await makeClient(world);
    const came = { receivedOn: '2026-03-02', method: 'cheque', reference: 'Deposit' } as const;
    const money = moneyOf(world, clientId, 12_000, { ...came, rest: inAdvance() });
    const { advanceInvoiceId: invoiceId } = await receive(world, money);
    invariant(invoiceId !== null, 'it makes a draft');
    const save = (taxPoint: NonNullable<InvoiceDraftInput['taxPoint']> | null) =>
      saveInvoice(world.deps, { invoiceId, draft: { ...hundred, taxPoint } }, asStaff);
    await expect(save(null)).rejects.toMatchObject(wrong);
    await expect(save({ on: '2026-03-01', reason: 'Earlier' })).rejects.toMatchObject(wrong);
    await save({ on: '2026-03-02', reason: 'The money was received on this day.' });
    await issue(world, invoiceId);
    const payment = await fieldsOf(world, `invoices/${invoiceId}/payments/${money.receiptId}`);
    expect(payment).toMatchObject({ ...came, amount: 12_000, balance: 0 });
  });

  it('includes VAT at a rate of its day alone', async () => {
    const clientId = await makeClient(world);
    const rest = { kind: 'advance', quoteId: null, projectId: null, treatment: 1_234 } as const;
    await expect(receive(world, moneyOf(world, clientId, 6_000, { rest }))).rejects.toMatchObject({
      ...wrong,
      issues: [{ path: 'rest.treatment', message: expect.stringContaining('12.34%') }],
    });
    expect(await countOf(world, 'receipts', 'clientId', clientId)).toBe(0);
  });

  it('becomes credit when its draft is discarded', async () => {
    const clientId = await makeClient(world);
    const money = moneyOf(world, clientId, 6_000, { rest: inAdvance() });
    const { advanceInvoiceId } = await receive(world, money);
    await expect(reverse(world, money.receiptId)).rejects.toMatchObject(refused);
    await discardInvoice(world.deps, { invoiceId: advanceInvoiceId ?? '' }, asStaff);
    expect(await creditOf(world, clientId)).toBe(6_000);
    expect(await receiptOf(world, money.receiptId)).toMatchObject({
      credited: 6_000,
      advanceInvoiceId: null,
    });
    expect(await reverse(world, money.receiptId)).toEqual({ credit: 0 });
    expect(await balanceOfAccount(world, clientId)).toBe(0);
  });
});

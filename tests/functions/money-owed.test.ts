import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reinstateInvoice } from '../../functions/src/invoice/reinstate.ts';
import { useCredit } from '../../functions/src/invoice/use-credit.ts';
import { writeOffInvoice } from '../../functions/src/invoice/write-off.ts';
import { booksOf, faultsIn } from './books-check.ts';
import {
  accountOf,
  balanceOfAccount,
  creditIn,
  creditOf,
  moneyOf,
  on,
  owing,
  part,
  receive,
  refund,
  reverse,
  whole,
} from './books-world.ts';
import {
  changeSettings,
  draftOf,
  fresh,
  invoiceOf,
  issue,
  lineOf,
  makeClient,
  makeInvoice,
} from './money-world.ts';
import { auditOf } from './support/people.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('owed');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };
const wrong = { code: 'invalid-argument' };

describe('credit', () => {
  it('is what a credit note frees, pays another invoice, and is paid out, but nothing else is', async () => {
    const { clientId, invoices } = await owing(world, 2);
    const [first = '', second = ''] = invoices;
    await receive(world, moneyOf(world, clientId, 12_000, { allocations: on(invoices, 12_000) }));
    const noted = await creditIn(world, first, part(5_000));
    expect(noted).toMatchObject({ status: 'paid', credit: 6_000 });
    expect(await invoiceOf(world, first)).toMatchObject({ paidAmount: 6_000, creditedAmount: 6_000 });
    const useId = fresh('use');
    const use = () => useCredit(world.deps, { invoiceId: second, useId }, asStaff);
    const used = await Promise.all([use(), use()]);
    expect(used).toEqual([
      { used: 6_000, balance: 6_000, credit: 0 },
      { used: 6_000, balance: 6_000, credit: 0 },
    ]);
    await expect(refund(world, clientId, 1)).rejects.toMatchObject(wrong);
    await creditIn(world, second, whole);
    expect(await invoiceOf(world, second)).toMatchObject({ status: 'credited', paidAmount: 0 });
    const refundId = fresh('refund');
    const answers = await Promise.all([1, 2].map(() => refund(world, clientId, 6_000, refundId)));
    expect(answers.filter(({ alreadyRecorded }) => !alreadyRecorded)).toHaveLength(1);
    expect(await creditOf(world, clientId)).toBe(0);
    expect(await balanceOfAccount(world, clientId)).toBe(0);
    // It was never paid out.
    expect(await reverse(world, refundId)).toEqual({ credit: 6_000 });
    expect(await balanceOfAccount(world, clientId)).toBe(-6_000);
  });

  it('is paid out twice in the same way only when that is confirmed', async () => {
    const clientId = await makeClient(world);
    await receive(world, moneyOf(world, clientId, 6_000));
    const first = await refund(world, clientId, 1_000);
    expect(await refund(world, clientId, 1_000)).toEqual({ ...first, alreadyRecorded: true });
    expect(await refund(world, clientId, 1_000, fresh('refund'), true)).toMatchObject({
      credit: 4_000,
      alreadyRecorded: false,
    });
    expect(await balanceOfAccount(world, clientId)).toBe(-4_000);
  });

  it('is not used at issue where staff keep it', async () => {
    const clientId = await makeClient(world);
    await receive(world, moneyOf(world, clientId, 6_000));
    const invoiceId = await makeInvoice(world, clientId);
    const { issueInvoice } = await import('../../functions/src/invoice/issue.ts');
    await issueInvoice(world.deps, { invoiceId, keepCredit: true }, asStaff);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'issued', paidAmount: 0 });
    expect(await creditOf(world, clientId)).toBe(6_000);
  });
});

describe('a bad debt', () => {
  it('is written off, taken when it comes after all, and written off again when that is reversed', async () => {
    const { clientId, invoices } = await owing(world, 1);
    const [invoiceId = ''] = invoices;
    const write = () => writeOffInvoice(world.deps, { invoiceId, reason: 'In liquidation' }, asStaff);
    await Promise.all([write(), write()]);
    expect(await balanceOfAccount(world, clientId)).toBe(0);
    expect(JSON.stringify(await invoiceOf(world, invoiceId))).not.toContain('liquidation');
    await expect(creditIn(world, invoiceId, whole)).rejects.toMatchObject(refused);
    const money = moneyOf(world, clientId, 2_000, { allocations: on(invoices, 2_000) });
    await receive(world, money);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'partPaid', paidAmount: 2_000 });
    expect(await balanceOfAccount(world, clientId)).toBe(10_000);
    await reverse(world, money.receiptId);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'writtenOff', paidAmount: 0 });
    expect(await balanceOfAccount(world, clientId)).toBe(0);
    expect((await accountOf(world, clientId)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', 12_000],
      ['writeOff', -12_000],
      ['writeOffUndone', 12_000],
      ['receipt', -2_000],
      ['writeOff', -12_000],
      ['reversal', 2_000],
    ]);
  });

  it('of which a part had been paid is written off whole when that part is reversed', async () => {
    const { clientId, invoices } = await owing(world, 1);
    const [invoiceId = ''] = invoices;
    const money = moneyOf(world, clientId, 2_000, { allocations: on(invoices, 2_000) });
    await receive(world, money);
    await writeOffInvoice(world.deps, { invoiceId, reason: 'In liquidation' }, asStaff);
    await reverse(world, money.receiptId);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'writtenOff', paidAmount: 0 });
    expect(await balanceOfAccount(world, clientId)).toBe(0);
    await receive(world, moneyOf(world, clientId, 2_000, { allocations: on(invoices, 2_000) }));
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'partPaid', paidAmount: 2_000 });
    expect(await balanceOfAccount(world, clientId)).toBe(10_000);
  });
});

describe('a write-off made by mistake', () => {
  const undo = (invoiceId: string, reason = 'The wrong invoice') =>
    reinstateInvoice(world.deps, { invoiceId, reason }, asStaff);
  const writeOff = (invoiceId: string) =>
    writeOffInvoice(world.deps, { invoiceId, reason: 'In liquidation' }, asStaff);
  const faults = async (clientId: string) => faultsIn(await booksOf(world, clientId));

  it('is undone once by two clicks, to what the money says, and the account adds up', async () => {
    const { clientId, invoices } = await owing(world, 2);
    const [unpaid = '', partPaid = ''] = invoices;
    const money = moneyOf(world, clientId, 2_000, { allocations: on([partPaid], 2_000) });
    await receive(world, money);
    for (const [invoiceId, status] of [
      [unpaid, 'issued'],
      [partPaid, 'partPaid'],
    ] as const) {
      await writeOff(invoiceId);
      expect(await Promise.all([undo(invoiceId), undo(invoiceId)])).toEqual([{ status }, { status }]);
      expect(await undo(invoiceId)).toEqual({ status });
      expect(await invoiceOf(world, invoiceId)).toMatchObject({ status, writtenOff: null });
    }
    expect(await balanceOfAccount(world, clientId)).toBe(22_000);
    expect((await accountOf(world, clientId)).slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['writeOff', -10_000],
      ['writeOffUndone', 10_000],
    ]);
    await reverse(world, money.receiptId);
    expect(await invoiceOf(world, partPaid)).toMatchObject({ status: 'issued', paidAmount: 0 });
    expect(await faults(clientId)).toEqual([]);
    await writeOff(partPaid);
    expect(await invoiceOf(world, partPaid)).toMatchObject({ status: 'writtenOff' });
    await creditIn(world, unpaid, whole);
    expect(await faults(clientId)).toEqual([]);
  });

  it('says why in the history alone', async () => {
    const { invoices } = await owing(world, 1);
    const [invoiceId = ''] = invoices;
    await writeOff(invoiceId);
    await undo(invoiceId, 'Their cousin’s company');
    const last = (await auditOf(world, `invoices/${invoiceId}`)).at(-1);
    expect(last).toMatchObject({ action: 'reinstateInvoice', after: { reason: 'Their cousin’s company' } });
    expect(JSON.stringify(await invoiceOf(world, invoiceId))).not.toContain('cousin');
  });

  it('is refused where nothing was written off, money came since, or the client is archived', async () => {
    const { clientId, invoices } = await owing(world, 2);
    const [open = '', paid = ''] = invoices;
    await expect(undo(open)).rejects.toThrow('This invoice hasn’t been written off.');
    await writeOff(paid);
    await receive(world, moneyOf(world, clientId, 2_000, { allocations: on([paid], 2_000) }));
    await expect(undo(paid)).rejects.toMatchObject(refused);
    await writeOff(open);
    await world.deps.db.doc(`clients/${clientId}`).update({ archived: true });
    await expect(undo(open)).rejects.toThrow(/is archived. Restore this client first/);
    expect(await faults(clientId)).toEqual([]);
  });
});

describe('closed books', () => {
  it('take no date on or before their last day', async () => {
    const { clientId, invoices } = await owing(world, 2);
    const draft = await makeInvoice(world, clientId, draftOf(lineOf(1_000)));
    const gone = { invoiceId: invoices[1] ?? '', reason: 'Gone' };
    await writeOffInvoice(world.deps, gone, asStaff);
    await changeSettings(world, { booksClosedUntil: '2035-12-31' });
    try {
      const money = moneyOf(world, clientId, 100, { allocations: on(invoices, 100) });
      await expect(receive(world, money)).rejects.toMatchObject(wrong);
      await expect(issue(world, draft)).rejects.toMatchObject(refused);
      await expect(creditIn(world, invoices[0] ?? '', whole)).rejects.toMatchObject(refused);
      const off = { invoiceId: invoices[0] ?? '', reason: 'Gone' };
      await expect(writeOffInvoice(world.deps, off, asStaff)).rejects.toMatchObject(refused);
      await expect(reinstateInvoice(world.deps, gone, asStaff)).rejects.toThrow(/books are closed/);
    } finally {
      await changeSettings(world, { booksClosedUntil: null });
    }
  });
});

describe('an account', () => {
  it('of a client from before there were accounts brings forward what was owed', async () => {
    const { clientId, invoices } = await owing(world, 2);
    const { docs } = await world.deps.db.collection(`clients/${clientId}/account`).get();
    for (const entry of docs) await entry.ref.delete();
    await receive(world, moneyOf(world, clientId, 12_000, { allocations: on(invoices, 12_000) }));
    expect(
      (await accountOf(world, clientId)).map(({ kind, amount, balance }) => [kind, amount, balance]),
    ).toEqual([
      ['broughtForward', 24_000, 24_000],
      ['receipt', -12_000, 12_000],
    ]);
  });
});

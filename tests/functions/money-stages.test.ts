import type { QuoteContent } from '@agency/domain/quote/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueInvoice } from '../../functions/src/invoice/issue.ts';
import { correctAndReissue } from '../../functions/src/invoice/reissue.ts';
import { saveInvoice } from '../../functions/src/invoice/save.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import {
  balanceOfAccount,
  creditIn,
  inAdvance,
  moneyOf,
  part,
  receive,
  reverse,
  whole,
} from './books-world.ts';
import {
  changeSettings,
  draftOf,
  fresh,
  giveAddress,
  invoiceOf,
  issue,
  lineOf,
  makeIssued,
} from './money-world.ts';
import { content, headOf, makeSent, recipient } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('stages');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };
const wrong = { code: 'invalid-argument' };

/** A sent quote of £1,400.00 and VAT, 40% at acceptance, and its client. */
async function sent(rest: Partial<QuoteContent> = {}) {
  const to = { ...recipient, email: `${fresh('sam')}@example.com` };
  const quoteId = await makeSent(world, { content: { ...content, ...rest }, recipient: to });
  return { quoteId, clientId: (await headOf(world, quoteId)).clientId ?? '' };
}

/** Accepts it; the drafts of its stages in order. */
async function accepted(quoteId: string) {
  const answer = { quoteId, name: 'Sam Weald', choices: [], note: '' };
  const { projectId } = await acceptQuoteOffline(world.deps, answer, asStaff);
  await giveAddress(world, projectId);
  const { docs } = await world.deps.db.collection('invoices').where('projectId', '==', projectId).get();
  return docs
    .map(({ id }) => id)
    .filter((id) => id.startsWith(`${projectId}-`))
    .toSorted();
}

describe('a deposit before acceptance', () => {
  it('is invoiced by itself, and taken off the first stage: together they come to the quote', async () => {
    const { quoteId, clientId } = await sent();
    const { advanceInvoiceId } = await receive(
      world,
      moneyOf(world, clientId, 24_000, { rest: inAdvance(quoteId) }),
    );
    const [deposit = '', launch = ''] = await accepted(quoteId);
    await expect(issue(world, deposit)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('£240.00'),
    });
    await issue(world, advanceInvoiceId ?? '');
    expect(await issue(world, deposit)).toMatchObject({ balance: 43_200 });
    expect(await invoiceOf(world, deposit)).toMatchObject({
      totals: { subtotal: 56_000, deducted: 20_000, net: 36_000, vat: 7_200, total: 43_200 },
      deductions: [{ invoiceId: advanceInvoiceId, net: 20_000, vat: 4_000, total: 24_000 }],
    });
    await issue(world, launch);
    const all = await Promise.all(
      [advanceInvoiceId ?? '', deposit, launch].map((id) => invoiceOf(world, id)),
    );
    expect(all.reduce((sum, { totals }) => sum + totals.total, 0)).toBe(168_000);
    expect(all[0]?.advance).toMatchObject({ isOpen: false });
    expect(await balanceOfAccount(world, clientId)).toBe(168_000 - 24_000);
    // What has been deducted from other invoices can't be credited by itself.
    await expect(creditIn(world, advanceInvoiceId ?? '', whole)).rejects.toMatchObject(refused);
  });

  it('comes off by its net where the rate has changed since: the new one is charged on the rest', async () => {
    world.setClock(new Date('2031-03-30T10:00:00Z'));
    const { quoteId, clientId } = await sent();
    const { advanceInvoiceId } = await receive(
      world,
      moneyOf(world, clientId, 24_000, { rest: inAdvance(quoteId) }),
    );
    const [deposit = ''] = await accepted(quoteId);
    await issue(world, advanceInvoiceId ?? '');
    const rateChanges = [{ from: '2031-04-01', kind: 'standard', rate: 2500 } as const];
    await changeSettings(world, { rateChanges });
    world.setClock(new Date('2031-04-01T10:00:00Z'));
    const draft = draftOf(lineOf(56_000, { vatRate: 2500 }));
    await saveInvoice(world.deps, { invoiceId: deposit, draft }, asStaff);
    expect(await issue(world, deposit)).toMatchObject({ balance: 45_000 });
    expect(await invoiceOf(world, deposit)).toMatchObject({
      totals: { deducted: 20_000, net: 36_000, vat: 9_000, total: 45_000 },
      deductions: [{ net: 20_000, vat: 4_000, total: 24_000 }],
    });
    expect(await invoiceOf(world, advanceInvoiceId ?? '')).toMatchObject({ advance: { isOpen: false } });
    await creditIn(world, deposit, whole);
    expect(await invoiceOf(world, advanceInvoiceId ?? '')).toMatchObject({
      advance: { isOpen: true, deducted: [{ rate: 2000, net: 0, vat: 0 }] },
    });
    await changeSettings(world, { rateChanges: [] });
    world.setClock(new Date());
  });

  it('of more than the first stage is deducted from the next one, too, and leaves nothing to pay', async () => {
    const { quoteId, clientId } = await sent();
    const { advanceInvoiceId } = await receive(
      world,
      moneyOf(world, clientId, 90_000, { rest: inAdvance(quoteId) }),
    );
    const [deposit = '', launch = ''] = await accepted(quoteId);
    await issue(world, advanceInvoiceId ?? '');
    expect(await issue(world, deposit)).toMatchObject({ balance: 0 });
    expect(await invoiceOf(world, deposit)).toMatchObject({ status: 'paid', totals: { total: 0 } });
    expect(await issue(world, launch)).toMatchObject({ balance: 168_000 - 90_000 });
  });

  it('of more than the whole quote leaves a rest that can be credited and paid out', async () => {
    const { quoteId, clientId } = await sent();
    const money = moneyOf(world, clientId, 180_000, { rest: inAdvance(quoteId) });
    const { advanceInvoiceId } = await receive(world, money);
    const [deposit = '', launch = ''] = await accepted(quoteId);
    const advanceId = advanceInvoiceId ?? '';
    for (const id of [advanceId, deposit, launch]) await issue(world, id);
    expect(await balanceOfAccount(world, clientId)).toBe(0);
    await expect(creditIn(world, advanceId, part(100))).rejects.toMatchObject(refused);
    expect(await creditIn(world, advanceId, whole)).toMatchObject({ status: 'paid', credit: 12_000 });
    expect(await invoiceOf(world, advanceId)).toMatchObject({ paidAmount: 168_000, creditedAmount: 12_000 });
    expect(await balanceOfAccount(world, clientId)).toBe(-12_000);
    await expect(reverse(world, money.receiptId)).rejects.toMatchObject(refused);
  });
});

describe('correcting an invoice', () => {
  it('credits it in full and opens a draft of the same stage, which takes the deduction anew', async () => {
    const { quoteId, clientId } = await sent();
    const { advanceInvoiceId } = await receive(
      world,
      moneyOf(world, clientId, 24_000, { rest: inAdvance(quoteId) }),
    );
    const [deposit = ''] = await accepted(quoteId);
    await issue(world, advanceInvoiceId ?? '');
    await issue(world, deposit);
    const input = { invoiceId: deposit, creditNoteId: fresh('note'), reason: 'Wrong company name' };
    const answers = await Promise.all([1, 2, 3].map(() => correctAndReissue(world.deps, input, asStaff)));
    expect(new Set(answers.map(({ creditNoteNumber }) => creditNoteNumber)).size).toBe(1);
    const again = answers[0]?.invoiceId ?? '';
    expect(await invoiceOf(world, deposit)).toMatchObject({ status: 'void', reissuedAs: again });
    expect(await invoiceOf(world, advanceInvoiceId ?? '')).toMatchObject({ advance: { isOpen: true } });
    const { number } = await invoiceOf(world, deposit);
    expect(await invoiceOf(world, again)).toMatchObject({
      status: 'draft',
      replaces: { invoiceId: deposit, invoiceNumber: number },
      stage: { id: 'deposit' },
      totals: { total: 67_200 },
    });
    expect(await issue(world, again)).toMatchObject({ balance: 43_200 });
    expect(await balanceOfAccount(world, clientId)).toBe(43_200);
  });

  it('works where nothing was left to pay, and gives back no more than was deducted', async () => {
    const { quoteId, clientId } = await sent();
    const money = moneyOf(world, clientId, 90_000, { rest: inAdvance(quoteId) });
    const { advanceInvoiceId } = await receive(world, money);
    const [deposit = '', launch = ''] = await accepted(quoteId);
    await issue(world, advanceInvoiceId ?? '');
    expect(await issue(world, deposit)).toMatchObject({ balance: 0 });
    expect(await creditIn(world, advanceInvoiceId ?? '', whole)).toMatchObject({ credit: 22_800 });
    const input = { invoiceId: deposit, creditNoteId: fresh('note'), reason: 'Wrong company name' };
    const { invoiceId: again } = await correctAndReissue(world.deps, input, asStaff);
    expect(await invoiceOf(world, deposit)).toMatchObject({ status: 'void' });
    expect(await issue(world, again)).toMatchObject({ balance: 0 });
    const keepCredit = { invoiceId: launch, keepCredit: true };
    expect(await issueInvoice(world.deps, keepCredit, asStaff)).toMatchObject({ balance: 100_800 });
    expect(await balanceOfAccount(world, clientId)).toBe(100_800 - 22_800);
  });

  it('in parts up to its total names number and date, and never more', async () => {
    const invoiceId = await makeIssued(world);
    const first = await creditIn(world, invoiceId, part(2_500));
    const { number, issuedOn } = await invoiceOf(world, invoiceId);
    expect(await invoiceOf(world, first.creditNoteId)).toMatchObject({
      kind: 'creditNote',
      totals: { net: 2_500, vat: 500, total: 3_000 },
      credits: { invoiceId, invoiceNumber: number, invoiceIssuedOn: issuedOn, reason: 'Too much' },
    });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'issued', creditedAmount: 3_000 });
    await expect(creditIn(world, invoiceId, part(7_501))).rejects.toMatchObject(wrong);
    const noteId = fresh('note');
    const all = await Promise.all([1, 2, 3].map(() => creditIn(world, invoiceId, whole, noteId)));
    expect(new Set(all.map(({ creditNoteNumber }) => creditNoteNumber)).size).toBe(1);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'void', creditedAmount: 12_000 });
    await expect(creditIn(world, invoiceId, whole)).rejects.toMatchObject(refused);
  });

  it('by several at once never credits more than there is', async () => {
    const invoiceId = await makeIssued(world);
    const tries = await Promise.allSettled(
      [6_000, 6_000, 6_000].map((net) => creditIn(world, invoiceId, part(net))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ creditedAmount: 7_200 });
  });
});

describe('equal parts', () => {
  it('are equal but for the last penny, and come to the quote', async () => {
    const third = (id: string, share: number) => ({
      id,
      label: id,
      share,
      trigger: { kind: 'acceptance' as const },
    });
    const paymentSchedule = [third('one', 3334), third('two', 3333), third('three', 3333)];
    const { quoteId } = await sent({ paymentSchedule, inEqualParts: true });
    const drafts = await Promise.all((await accepted(quoteId)).map((id) => invoiceOf(world, id)));
    expect(drafts.map(({ totals }) => [totals.net, totals.vat])).toEqual([
      [46_666, 9_333],
      [46_667, 9_334],
      [46_667, 9_333],
    ]);
  });
});

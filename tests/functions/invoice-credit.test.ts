import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setInvoiceDisputed } from '../../functions/src/invoice/set-disputed.ts';
import { writeOffInvoice } from '../../functions/src/invoice/write-off.ts';
import { creditIn, part, whole } from './books-world.ts';
import {
  auditedActions,
  creditIt,
  creditsOf,
  fieldsOf,
  fresh,
  invoiceOf,
  makeClient,
  makeInvoice,
  makeIssued,
  moneyOf,
  pay,
  payFromCredit,
} from './money-world.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('credit');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };

describe('crediting an invoice in full', () => {
  it('comes with a credit note over all of it, which names it and why', async () => {
    world.setClock(new Date('2035-03-01T10:00:00Z'));
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    const { creditNoteId, creditNoteNumber } = await creditIt(world, invoiceId);
    expect(creditNoteNumber).toBe('CN-2035-0001');
    const invoice = await invoiceOf(world, invoiceId);
    expect(invoice).toMatchObject({ status: 'void', creditNoteId, creditedAmount: 12_000 });
    expect(await invoiceOf(world, creditNoteId)).toMatchObject({
      kind: 'creditNote',
      status: 'issued',
      number: 'CN-2035-0001',
      issuedOn: '2035-03-01',
      taxPoint: '2035-03-01',
      dueOn: null,
      lines: [{ description: `Invoice ${invoice.number}`, net: 10_000, vatRate: 2000 }],
      totals: invoice.totals,
      parties: invoice.parties,
      memberUids: ['sam'],
      membersVersion: 3,
      credits: {
        invoiceId,
        invoiceNumber: invoice.number,
        invoiceIssuedOn: '2035-03-01',
        reason: 'Sent twice',
      },
      delivery: 'queued',
    });
    expect(await creditsOf(world, clientId)).toEqual([]);
    expect(await auditedActions(world, `invoices/${invoiceId}`)).toContain('creditInvoice');
    expect(await auditedActions(world, `invoices/${creditNoteId}`)).toEqual(['creditInvoice']);
    world.setClock(new Date());
  });

  it('gives back as credit what was paid on it', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    await pay(world, invoiceId, moneyOf(world, 5_000));
    expect(await creditIt(world, invoiceId)).toMatchObject({ status: 'credited', credit: 5_000 });
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ paidAmount: 0, creditedAmount: 12_000 });
    expect(await creditsOf(world, clientId)).toEqual([['000001', 5_000, 5_000]]);
    const next = await makeIssued(world, clientId);
    expect(await payFromCredit(world, next)).toMatchObject({ used: 5_000, credit: 0 });
  });

  it('of one that was paid turns all of it into credit', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    await pay(world, invoiceId, moneyOf(world, 12_000));
    expect(await creditIt(world, invoiceId)).toMatchObject({ status: 'credited', credit: 12_000 });
    expect(await creditsOf(world, clientId)).toEqual([['000001', 12_000, 12_000]]);
  });

  it('many times at once makes one credit note, one number and one credit', async () => {
    world.setClock(new Date('2036-03-01T10:00:00Z'));
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    await pay(world, invoiceId, moneyOf(world, 5_000));
    const note = { creditNoteId: fresh('note') };
    const answers = await Promise.all(Array.from({ length: 5 }, () => creditIt(world, invoiceId, note)));
    expect(new Set(answers.map(({ creditNoteNumber }) => creditNoteNumber))).toEqual(
      new Set(['CN-2036-0001']),
    );
    expect(await fieldsOf(world, 'counters/CN-2036')).toMatchObject({ last: 1 });
    expect(await creditsOf(world, clientId)).toHaveLength(1);
    // Another note, as from a second tab, finds nothing left.
    await expect(creditIt(world, invoiceId)).rejects.toMatchObject(refused);
    expect(await fieldsOf(world, 'counters/CN-2036')).toMatchObject({ last: 1 });
    world.setClock(new Date());
  });

  it('while it is being paid ends in one of the two, and no money is lost', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    await Promise.allSettled([creditIt(world, invoiceId), pay(world, invoiceId, moneyOf(world, 5_000))]);
    const { status, paidAmount } = await invoiceOf(world, invoiceId);
    expect(paidAmount).toBe(0);
    const isPaid = status === 'credited';
    expect(status).toBe(isPaid ? 'credited' : 'void');
    const credits = await creditsOf(world, clientId);
    expect(credits.map(([, amount]) => amount)).toEqual(isPaid ? [5_000] : []);
    expect(await countOf(world, `invoices/${invoiceId}/payments`)).toBe(isPaid ? 1 : 0);
    expect(await countOf(world, 'receipts', 'clientId', clientId)).toBe(isPaid ? 1 : 0);
  });

  it('takes no more than is left, however many credit notes there were', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    const { creditNoteId } = await creditIn(world, invoiceId, part(50));
    const note = await fieldsOf(world, `invoices/${creditNoteId}`);
    const batch = world.deps.db.batch();
    for (let each = 0; each < 100; each += 1) {
      batch.create(world.deps.db.doc(`invoices/${creditNoteId}-${each}`), note);
    }
    batch.update(world.deps.db.doc(`invoices/${invoiceId}`), { creditedAmount: 101 * 60 });
    await batch.commit();
    await expect(creditIn(world, invoiceId, part(4_951))).rejects.toMatchObject({
      issues: [{ message: 'At most £49.50 before VAT is left to credit here' }],
    });
    const last = await creditIn(world, invoiceId, whole);
    expect((await invoiceOf(world, last.creditNoteId)).totals.total).toBe(12_000 - 101 * 60);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ status: 'void', creditedAmount: 12_000 });
  });

  it('is refused for a draft, an invoice that is written off and a credit note', async () => {
    const clientId = await makeClient(world);
    await expect(creditIt(world, await makeInvoice(world, clientId))).rejects.toMatchObject(refused);
    const invoiceId = await makeIssued(world, clientId);
    await writeOffInvoice(world.deps, { invoiceId, reason: 'Insolvent' }, asStaff);
    await expect(creditIt(world, invoiceId)).rejects.toMatchObject(refused);
    const { creditNoteId } = await creditIt(world, await makeIssued(world, clientId));
    await expect(creditIt(world, creditNoteId)).rejects.toMatchObject(refused);
    await expect(pay(world, creditNoteId, moneyOf(world, 1_000))).rejects.toMatchObject(refused);
  });
});

describe('a dispute', () => {
  it('is marked and unmarked, with an audit entry for each change', async () => {
    const invoiceId = await makeIssued(world);
    const set = (disputed: boolean) => setInvoiceDisputed(world.deps, { invoiceId, disputed }, asStaff);
    await set(true);
    await set(true);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ disputed: true, status: 'issued' });
    await set(false);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({ disputed: false });
    const actions = await auditedActions(world, `invoices/${invoiceId}`);
    expect(actions.filter((action) => action === 'setInvoiceDisputed')).toHaveLength(2);
    // The same for who owes it, whether or not we gave it up.
    await writeOffInvoice(world.deps, { invoiceId, reason: 'Insolvent' }, asStaff);
    expect(await set(true)).toEqual({ disputed: true });
    await expect(
      setInvoiceDisputed(
        world.deps,
        { invoiceId: await makeInvoice(world, await makeClient(world)), disputed: true },
        asStaff,
      ),
    ).rejects.toMatchObject(refused);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setInvoiceDisputed } from '../../functions/src/invoice/set-disputed.ts';
import {
  auditedActions,
  creditsOf,
  fieldsOf,
  invoiceOf,
  makeClient,
  makeInvoice,
  makeIssued,
  pay,
  paymentOf,
  voidIt,
} from './money-world.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('void');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };

describe('voiding an invoice', () => {
  it('comes with a credit note over all of it, which names it and why', async () => {
    world.setClock(new Date('2035-03-01T10:00:00Z'));
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    const { creditNoteId, creditNoteNumber } = await voidIt(world, invoiceId);
    expect(creditNoteNumber).toBe('CN-2035-0001');
    const invoice = await invoiceOf(world, invoiceId);
    expect(invoice).toMatchObject({ status: 'void', creditNoteId });
    expect(await invoiceOf(world, creditNoteId)).toMatchObject({
      kind: 'creditNote',
      status: 'issued',
      number: 'CN-2035-0001',
      issuedOn: '2035-03-01',
      taxPoint: '2035-03-01',
      dueOn: null,
      lines: invoice.lines,
      totals: invoice.totals,
      parties: invoice.parties,
      memberUids: ['sam'],
      membersVersion: 3,
      credits: { invoiceId, invoiceNumber: invoice.number, reason: 'Sent twice' },
      delivery: 'queued',
    });
    expect(await creditsOf(world, clientId)).toEqual([]);
    expect(await auditedActions(world, `invoices/${invoiceId}`)).toContain('voidInvoice');
    expect(await auditedActions(world, `invoices/${creditNoteId}`)).toEqual(['voidInvoice']);
    world.setClock(new Date());
  });

  it('gives back as credit what was paid on it', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    await pay(world, invoiceId, paymentOf(world, 5_000));
    await voidIt(world, invoiceId);
    expect(await creditsOf(world, clientId)).toEqual([['000001', 5_000, 5_000]]);
    const next = await makeIssued(world, clientId);
    expect(await pay(world, next, paymentOf(world, 5_000, { method: 'credit' }))).toMatchObject({
      credit: 0,
    });
  });

  it('many times at once makes one credit note, one number and one credit', async () => {
    world.setClock(new Date('2036-03-01T10:00:00Z'));
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    await pay(world, invoiceId, paymentOf(world, 5_000));
    const answers = await Promise.all(Array.from({ length: 5 }, () => voidIt(world, invoiceId)));
    expect(new Set(answers.map(({ creditNoteNumber }) => creditNoteNumber))).toEqual(
      new Set(['CN-2036-0001']),
    );
    expect(await fieldsOf(world, 'counters/CN-2036')).toMatchObject({ last: 1 });
    expect(await creditsOf(world, clientId)).toHaveLength(1);
    world.setClock(new Date());
  });

  it('while it is being paid ends in one of the two, and no money is lost', async () => {
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    await Promise.allSettled([voidIt(world, invoiceId), pay(world, invoiceId, paymentOf(world, 5_000))]);
    const { status, paidAmount } = await invoiceOf(world, invoiceId);
    expect(status).toBe('void');
    const credits = await creditsOf(world, clientId);
    expect(credits.map(([, amount]) => amount)).toEqual(paidAmount === 0 ? [] : [paidAmount]);
    expect(await countOf(world, `invoices/${invoiceId}/payments`)).toBe(paidAmount === 0 ? 0 : 1);
  });

  it('is refused for a draft, a paid invoice and a credit note', async () => {
    const clientId = await makeClient(world);
    await expect(voidIt(world, await makeInvoice(world, clientId))).rejects.toMatchObject(refused);
    const paid = await makeIssued(world, clientId);
    await pay(world, paid, paymentOf(world, 12_000));
    await expect(voidIt(world, paid)).rejects.toMatchObject(refused);
    const { creditNoteId } = await voidIt(world, await makeIssued(world, clientId));
    await expect(voidIt(world, creditNoteId)).rejects.toMatchObject(refused);
    await expect(pay(world, creditNoteId, paymentOf(world, 1_000))).rejects.toMatchObject(refused);
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
    await expect(
      setInvoiceDisputed(
        world.deps,
        { invoiceId: await makeInvoice(world, await makeClient(world)), disputed: true },
        asStaff,
      ),
    ).rejects.toMatchObject(refused);
  });
});

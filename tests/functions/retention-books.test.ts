import type { Receipt } from '@agency/domain/receipt/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { unique } from '../support/suite.ts';
import { makeProject } from './project-world.ts';
import { makeSent } from './quote-world.ts';
import { areThere, below, isThere, justBefore, now, run, twoYears } from './retention-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('retention-books');
});
afterAll(() => world.close());
beforeEach(() => world.setClock(now));

const db = () => world.deps.db;

describe('the books', () => {
  // On 15 July 2034 the year to 31 March 2028 ended more than six years ago.
  const lastPurged = new Date('2028-03-31T22:59:59Z');
  const firstRetained = new Date('2028-03-31T23:00:00Z');

  async function accepted(at: Date): Promise<{ quoteId: string; projectId: string; certificateId: string }> {
    const quoteId = await makeSent(world);
    const yes = { quoteId, name: 'Sam Weald', choices: [], note: 'By phone' };
    const { projectId, certificateId } = await acceptQuoteOffline(world.deps, yes, asStaff);
    await db().doc(`quotes/${quoteId}`).update({ 'acceptance.at': at });
    await db().doc(`projects/${projectId}`).update({ status: 'completed', completedAt: at });
    return { quoteId, projectId, certificateId };
  }
  const endSeries = (projectId: string) =>
    db().doc(`billingSeries/${projectId}-monthly`).update({ status: 'ended' });

  it('keep an accepted quote with its certificate to the end of the sixth year', async () => {
    const old = await accepted(lastPurged);
    const young = await accepted(firstRetained);
    await Promise.all([endSeries(old.projectId), endSeries(young.projectId)]);
    expect(await run(world)).toMatchObject({ acceptedQuotes: 1 });
    expect(await isThere(world, `quotes/${old.quoteId}`)).toBe(false);
    expect(await below(world, `quotes/${old.quoteId}`)).toEqual([]);
    expect(await isThere(world, `certificates/${old.certificateId}`)).toBe(false);
    expect(await isThere(world, `invoices/${old.projectId}-1`)).toBe(false);
    expect(await isThere(world, `quotes/${young.quoteId}`)).toBe(true);
    expect(await isThere(world, `certificates/${young.certificateId}`)).toBe(true);
    expect(await isThere(world, `invoices/${young.projectId}-1`)).toBe(true);
  });

  it('keep what is still billed every month', async () => {
    const { quoteId, projectId, certificateId } = await accepted(lastPurged);
    expect(await run(world)).toMatchObject({ acceptedQuotes: 0 });
    expect(await isThere(world, `certificates/${certificateId}`)).toBe(true);
    await endSeries(projectId);
    expect(await run(world)).toMatchObject({ acceptedQuotes: 1 });
    expect(await isThere(world, `quotes/${quoteId}`)).toBe(false);
  });

  it('keep invoices with their payments by the day of issue, and never touch a draft', async () => {
    const ids = { old: unique('i'), young: unique('i'), draft: unique('i') };
    await db()
      .doc(`invoices/${ids.old}`)
      .set({ issuedOn: londonDate(lastPurged) });
    await db().doc(`invoices/${ids.old}/payments/one`).set({ amount: 1 });
    await db()
      .doc(`invoices/${ids.young}`)
      .set({ issuedOn: londonDate(firstRetained) });
    await db().doc(`invoices/${ids.draft}`).set({ issuedOn: null });
    expect(await run(world)).toMatchObject({ invoices: 1 });
    expect(await isThere(world, `invoices/${ids.old}/payments/one`)).toBe(false);
    expect(await isThere(world, `invoices/${ids.young}`)).toBe(true);
    expect(await isThere(world, `invoices/${ids.draft}`)).toBe(true);
  });

  it('keep an invoice by the latest of issue, payment and credit note, and an open one for ever', async () => {
    const issuedOn = londonDate(lastPurged);
    const add = async (fields: Readonly<Record<string, unknown>>, receivedOn?: string) => {
      const path = `invoices/${unique('late')}`;
      await db()
        .doc(path)
        .set({ kind: 'invoice', issuedOn, creditNoteId: null, ...fields });
      if (receivedOn !== undefined) await db().doc(`${path}/payments/one`).set({ receivedOn });
      return path;
    };
    const note = await add({ kind: 'creditNote', status: 'issued', issuedOn: londonDate(firstRetained) });
    const retained = [
      note,
      await add({ status: 'issued' }),
      await add({ status: 'partPaid' }, issuedOn),
      await add({ status: 'paid' }, londonDate(firstRetained)),
      await add({ status: 'void', creditNoteId: note.slice('invoices/'.length) }),
    ];
    const gone = [
      await add({ status: 'paid' }, issuedOn),
      await add({ kind: 'creditNote', status: 'issued' }),
    ];
    expect(await run(world)).toMatchObject({ invoices: 2 });
    expect(await areThere(world, retained)).toEqual(retained.map(() => true));
    expect(await areThere(world, gone)).toEqual(gone.map(() => false));
  });

  it('keep a credit note as long as its invoice, a bad debt by its writing off, and money in advance until it is used', async () => {
    const issuedOn = londonDate(lastPurged);
    const add = async (fields: Readonly<Record<string, unknown>>) => {
      const path = `invoices/${unique('i')}`;
      await db()
        .doc(path)
        .set({ kind: 'invoice', status: 'paid', issuedOn, creditNoteId: null, ...fields });
      return path;
    };
    const idOf = (path: string) => path.slice('invoices/'.length);
    const young = londonDate(firstRetained);
    const later = await add({});
    await db().doc(`${later}/payments/one`).set({ receivedOn: young });
    const over = await add({ status: 'credited' });
    const noteOf = (path: string) =>
      add({ kind: 'creditNote', status: 'issued', credits: { invoiceId: idOf(path) } });
    const retained = [
      later,
      await noteOf(later),
      await add({ status: 'writtenOff', writtenOff: { on: young, paidAmount: 0 } }),
      await add({ advance: { receiptId: 'r', isOpen: true } }),
    ];
    const gone = [
      over,
      await noteOf(over),
      await add({ status: 'writtenOff', writtenOff: { on: issuedOn, paidAmount: 0 } }),
      await add({ advance: { receiptId: 'r', isOpen: false } }),
    ];
    await run(world);
    await run(world);
    expect(await areThere(world, retained)).toEqual(retained.map(() => true));
    expect(await areThere(world, gone)).toEqual(gone.map(() => false));
  });

  it('keep a receipt as long as what it paid, and by its reversal', async () => {
    const invoiceId = unique('i');
    await db()
      .doc(`invoices/${invoiceId}`)
      .set({ kind: 'invoice', status: 'issued', issuedOn: londonDate(lastPurged), creditNoteId: null });
    const add = async (fields: Partial<Receipt>) => {
      const path = `receipts/${unique('r')}`;
      const receipt: Receipt = {
        kind: 'receipt',
        clientId: 'c',
        amount: 100,
        method: 'bankTransfer',
        receivedOn: londonDate(lastPurged),
        reference: '',
        allocations: [],
        credited: 100,
        advanceInvoiceId: null,
        reversed: null,
        recordedBy: 'staff',
        createdAt: lastPurged,
        updatedAt: lastPurged,
        updatedBy: 'system',
        ...fields,
      };
      await db().doc(path).set(receipt);
      return path;
    };
    const paying = (id: string) => ({
      allocations: [{ invoiceId: id, invoiceNumber: 'INV-2028-0001', amount: 100 }],
    });
    const reversedOn = (on: string) => ({ reversed: { on, reason: 'Wrong', by: 'staff', at: lastPurged } });
    const retained = [
      await add({ receivedOn: londonDate(firstRetained) }),
      await add(paying(invoiceId)),
      await add({ advanceInvoiceId: invoiceId }),
      await add(reversedOn(londonDate(firstRetained))),
    ];
    const gone = [
      await add({}),
      await add({ kind: 'refund', credited: 0 }),
      await add(paying('gone')),
      await add(reversedOn(londonDate(lastPurged))),
    ];
    expect(await run(world)).toMatchObject({ receipts: 4 });
    expect(await areThere(world, retained)).toEqual(retained.map(() => true));
    expect(await areThere(world, gone)).toEqual(gone.map(() => false));
    await db().doc(`invoices/${invoiceId}`).update({ status: 'paid' });
    expect(await run(world)).toMatchObject({ invoices: 1, receipts: 2 });
  });

  it('keep what was agreed while its project runs, ended recently or has invoices in the books', async () => {
    const { quoteId, projectId, certificateId } = await accepted(lastPurged);
    await endSeries(projectId);
    const project = db().doc(`projects/${projectId}`);
    const invoice = db().doc(`invoices/${projectId}-1`);
    const issuedOn = londonDate(firstRetained);
    for (const state of [{ status: 'active' }, { status: 'completed', completedAt: firstRetained }]) {
      await project.update(state);
      expect(await run(world)).toMatchObject({ acceptedQuotes: 0 });
    }
    await project.update({ status: 'completed', completedAt: lastPurged });
    await invoice.update({ status: 'paid', issuedOn });
    expect(await run(world)).toMatchObject({ acceptedQuotes: 0 });
    expect(await isThere(world, `certificates/${certificateId}`)).toBe(true);
    await invoice.update({ status: 'discarded', issuedOn: null });
    expect(await run(world)).toMatchObject({ acceptedQuotes: 1 });
    expect(await isThere(world, `quotes/${quoteId}`)).toBe(false);
  });

  it('keep the audit log as long', async () => {
    await db().doc('auditLog/old').set({ at: lastPurged });
    await db().doc('auditLog/young').set({ at: firstRetained });
    await run(world);
    expect(await isThere(world, 'auditLog/old')).toBe(false);
    expect(await isThere(world, 'auditLog/young')).toBe(true);
    // The day before the year ended six years ago, nothing of it is purged.
    world.setClock(new Date('2035-03-31T22:59:00Z'));
    await run(world);
    expect(await isThere(world, 'auditLog/young')).toBe(true);
    world.setClock(new Date('2035-03-31T23:00:00Z'));
    await run(world);
    expect(await isThere(world, 'auditLog/young')).toBe(false);
  });
});

describe('records that nothing needs any more', () => {
  it('invoices that were never issued are purged, except those of stages of unfinished work', async () => {
    const running = await makeProject(world, { fields: { status: 'active' } });
    const ended = await makeProject(world, { fields: { status: 'completed', completedAt: now } });
    const add = async (fields: Readonly<Record<string, unknown>>) => {
      const path = `invoices/${unique('draft')}`;
      await db()
        .doc(path)
        .set({ status: 'draft', projectId: null, issuedOn: null, updatedAt: justBefore, ...fields });
      return path;
    };
    const retained = [
      await add({ projectId: running }),
      await add({ updatedAt: twoYears }),
      await add({ status: 'paid', issuedOn: '2034-01-01' }),
      await add({ projectId: ended, advance: { receiptId: 'r', isOpen: true } }),
    ];
    const gone = [
      await add({}),
      await add({ projectId: ended }),
      await add({ projectId: running, status: 'discarded' }),
      await add({ status: 'discarded', advance: { receiptId: 'r', isOpen: false } }),
    ];
    await run(world);
    expect(await areThere(world, retained)).toEqual(retained.map(() => true));
    expect(await areThere(world, gone)).toEqual(gone.map(() => false));
  });
});

import { projectActivity } from '@agency/domain/project/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSeries } from '../../functions/src/billing-series/bill.ts';
import { createInvoice } from '../../functions/src/invoice/create.ts';
import { discardInvoice } from '../../functions/src/invoice/discard.ts';
import { sendReminders } from '../../functions/src/invoice/remind.ts';
import { saveInvoice } from '../../functions/src/invoice/save.ts';
import { setInvoiceDisputed } from '../../functions/src/invoice/set-disputed.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import {
  auditedActions,
  changeSettings,
  clientOf,
  creditIt,
  draftOf,
  fieldsOf,
  giveAddress,
  hundred,
  invoiceOf,
  issue,
  lineOf,
  makeClient,
  makeInvoice,
  makeIssued,
  moneyOf,
  pay,
} from './money-world.ts';
import { makeDraft } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('issue');
});
afterAll(() => world.close());

const refused = { code: 'failed-precondition' };

/** The sequential part of a number. */
const position = (number: string) => Number(number.slice(-4));

describe('numbers of invoices', () => {
  it('are unique and without a gap when 20 are issued at once, and none shows an error', async () => {
    world.setClock(new Date('2031-05-01T10:00:00Z'));
    const clientId = await makeClient(world);
    const drafts = await Promise.all(Array.from({ length: 20 }, () => makeInvoice(world, clientId)));
    const answers = await Promise.all(drafts.map((id) => issue(world, id)));
    const expected = Array.from(
      { length: 20 },
      (_, index) => `INV-2031-${String(index + 1).padStart(4, '0')}`,
    );
    expect(answers.map(({ number }) => number).toSorted()).toEqual(expected);
    const stored = await Promise.all(drafts.map((id) => invoiceOf(world, id)));
    expect(stored.map(({ number }) => number).toSorted()).toEqual(expected);
    expect(await fieldsOf(world, 'counters/INV-2031')).toMatchObject({ last: 20 });
  });

  it('start again with the year in London, where a summer evening is still the same day', async () => {
    const clientId = await makeClient(world);
    world.setClock(new Date('2032-12-31T23:59:59Z'));
    const lastAnswer = await issue(world, await makeInvoice(world, clientId));
    world.setClock(new Date('2033-01-01T00:00:00Z'));
    const first = await makeInvoice(world, clientId);
    expect([lastAnswer.number, (await issue(world, first)).number]).toEqual([
      'INV-2032-0001',
      'INV-2033-0001',
    ]);
    // 23:30 UTC is half past midnight in London.
    world.setClock(new Date('2033-06-30T23:30:00Z'));
    expect(await invoiceOf(world, await makeIssued(world, clientId))).toMatchObject({
      issuedOn: '2033-07-01',
      taxPoint: '2033-07-01',
      dueOn: '2033-07-15',
    });
  });

  it('of drafts that are refused or discarded leave no gap', async () => {
    world.setClock(new Date('2034-02-01T10:00:00Z'));
    const clientId = await makeClient(world);
    const first = await issue(world, await makeInvoice(world, clientId));
    const discarded = await makeInvoice(world, clientId);
    expect(await discardInvoice(world.deps, { invoiceId: discarded }, asStaff)).toEqual({
      status: 'discarded',
    });
    await expect(issue(world, discarded)).rejects.toMatchObject(refused);
    await expect(issue(world, await makeInvoice(world, clientId, draftOf(lineOf(0))))).rejects.toMatchObject(
      refused,
    );
    const next = await issue(world, await makeInvoice(world, clientId));
    expect(position(next.number)).toBe(position(first.number) + 1);
  });
});

describe('issuing an invoice', () => {
  it('records dates, parties, bank details, terms and audience, for good', async () => {
    world.setClock(new Date('2026-02-27T09:00:00Z'));
    const clientId = await makeClient(world);
    const invoiceId = await makeInvoice(world, clientId);
    expect(await invoiceOf(world, invoiceId)).toMatchObject({
      status: 'draft',
      number: null,
      memberUids: [],
      membersVersion: null,
    });
    const { number, dueOn } = await issue(world, invoiceId);
    expect(dueOn).toBe('2026-03-13');
    expect(await invoiceOf(world, invoiceId)).toMatchObject({
      status: 'issued',
      number,
      issuedOn: '2026-02-27',
      taxPoint: '2026-02-27',
      dueOn: '2026-03-13',
      memberUids: ['sam'],
      membersVersion: 3,
      termsText: 'Please pay within 14 days.',
      bankDetails: { sortCode: '00-00-00', accountNumber: '00000000' },
      parties: {
        seller: { company: { registeredName: 'Downland Digital Ltd', vatNumber: 'GB000000000' } },
        buyer: {
          name: 'Weald Pottery Ltd',
          address: { town: 'Horsham' },
          billingEmail: 'accounts@weald.example',
        },
      },
      delivery: 'queued',
      deliveryMailId: `invoice-created-notification.${invoiceId}`,
      updatedBy: 'system',
    });
    expect(await auditedActions(world, `invoices/${invoiceId}`)).toEqual(['createInvoice', 'issueInvoice']);
  });

  it('twice at once takes one number, and both get the same response', async () => {
    const invoiceId = await makeInvoice(world, await makeClient(world));
    const answers = await Promise.all([
      issue(world, invoiceId),
      issue(world, invoiceId),
      issue(world, invoiceId),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await pay(world, invoiceId, moneyOf(world, 12_000));
    expect(await issue(world, invoiceId)).toEqual({ ...answers[0], balance: 0 });
    const next = await issue(world, await makeInvoice(world, await makeClient(world)));
    expect(position(next.number)).toBe(position(answers[0]?.number ?? '') + 1);
  });

  it('adds it to the project’s activity, but not an invoice of another client', async () => {
    world.setClock(new Date());
    const quoteId = await makeDraft(world);
    const accepted = { quoteId, name: 'Sam Weald', choices: [], note: '' };
    const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
    await giveAddress(world, projectId);
    const invoiceId = `${projectId}-1`;
    const { number } = await issue(world, invoiceId);
    const path = `projects/${projectId}/activity/invoice-issued-${invoiceId}`;
    const activity = parseDocument(projectActivity, path, await fieldsOf(world, path));
    expect(activity).toMatchObject({ kind: 'invoiceIssued', subject: `${number}: New website: Deposit` });
    const input = { clientId: await makeClient(world), projectId, draft: hundred };
    await expect(createInvoice(world.deps, input, asStaff)).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [{ path: 'projectId' }],
    });
  });

  it('above £250 waits for the client’s address, which a VAT invoice must show', async () => {
    const clientId = await makeClient(world, { address: null });
    await issue(world, await makeInvoice(world, clientId, draftOf(lineOf(25_000, { vatRate: 0 }))));
    const large = await makeInvoice(world, clientId, draftOf(lineOf(25_001, { vatRate: 0 })));
    await expect(issue(world, large)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('have an address for Weald Pottery Ltd'),
    });
    expect((await invoiceOf(world, large)).number).toBeNull();
    const { address } = clientOf('accounts@weald.example', world.deps.clock());
    await world.deps.db.doc(`clients/${clientId}`).update({ address });
    expect((await issue(world, large)).number).toEqual(expect.any(String));
  });

  it('waits until the draft is recalculated when the VAT registration has changed', async () => {
    const invoiceId = await makeInvoice(world, await makeClient(world));
    await changeSettings(world, { vatRegistered: false });
    try {
      await expect(issue(world, invoiceId)).rejects.toMatchObject(refused);
      await saveInvoice(world.deps, { invoiceId, draft: hundred }, asStaff);
      await issue(world, invoiceId);
      expect(await invoiceOf(world, invoiceId)).toMatchObject({
        vatRegistered: false,
        totals: { net: 10_000, vatByRate: [], vat: 0, total: 10_000 },
      });
    } finally {
      await changeSettings(world, { vatRegistered: true });
    }
  });
});

describe('an issued invoice', () => {
  const frozen = async (invoiceId: string) => {
    const {
      number,
      kind,
      title,
      lines,
      discount,
      totals,
      vatRegistered,
      issuedOn,
      taxPoint,
      dueOn,
      ...rest
    } = await invoiceOf(world, invoiceId);
    const { parties, bankDetails, termsText, clientId, projectId, quoteId } = rest;
    const all = { number, kind, title, lines, discount, totals, vatRegistered, issuedOn, taxPoint, dueOn };
    return JSON.stringify({ ...all, parties, bankDetails, termsText, clientId, projectId, quoteId });
  };

  it('keeps number, lines, totals, dates and parties byte for byte, whatever is done to it', async () => {
    world.setClock(new Date('2026-02-27T09:00:00Z'));
    const clientId = await makeClient(world);
    const invoiceId = await makeIssued(world, clientId);
    const before = await frozen(invoiceId);
    const { deps } = world;
    await deps.db.doc(`clients/${clientId}`).update({ name: 'Another name', address: null });
    await changeSettings(world, { paymentTermsDays: 60 });
    world.setClock(new Date('2026-03-13T09:00:00Z'));
    const operations: [string, () => Promise<unknown>][] = [
      ['save', () => saveInvoice(deps, { invoiceId, draft: draftOf(lineOf(1)) }, asStaff)],
      ['discard', () => discardInvoice(deps, { invoiceId }, asStaff)],
      ['issue again', () => issue(world, invoiceId)],
      ['remind', () => sendReminders(deps)],
      ['bill series', () => billSeries(deps)],
      ['dispute', () => setInvoiceDisputed(deps, { invoiceId, disputed: true }, asStaff)],
      ['undo the dispute', () => setInvoiceDisputed(deps, { invoiceId, disputed: false }, asStaff)],
      ['pay in part', () => pay(world, invoiceId, moneyOf(world, 5_000))],
      ['credit', () => creditIt(world, invoiceId)],
      ['pay what is credited', () => pay(world, invoiceId, moneyOf(world, 5_000))],
    ];
    try {
      for (const [what, run] of operations) {
        await run().catch((thrown: unknown) => expect(thrown, what).toMatchObject(refused));
        expect(await frozen(invoiceId), what).toBe(before);
      }
    } finally {
      await changeSettings(world, { paymentTermsDays: 14 });
    }
    expect(await invoiceOf(world, invoiceId)).toMatchObject({
      status: 'credited',
      paidAmount: 0,
      creditedAmount: 12_000,
    });
  });
});

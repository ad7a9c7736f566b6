import { clientNotes } from '@agency/domain/client/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../functions/src/platform/auth.ts';
import { issue, makeClient, makeInvoice, makeSeries, moneyOf, pay } from './money-world.ts';
import { content, headOf, makeSent } from './quote-world.ts';
import { auditOf, call, codeOf, makeAdmin, signedIn } from './support/people.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await makeWorld('client-record');
  admin = await signedIn(world, await makeAdmin(world));
});
afterAll(() => world.close());

const openOf = async (clientId: string) => {
  const { items } = await call(world, admin, 'listOpenItems', { clientId });
  return items;
};
const archive = (clientId: string, archived = true) =>
  call(world, admin, 'setClientArchived', { clientId, archived });

async function makeProject(clientId: string, status: string): Promise<string> {
  const id = 'P-222222';
  const now = world.deps.clock();
  await world.deps.db.doc(`projects/${id}`).set({
    number: id,
    name: 'Ordering ahead',
    status,
    clientId,
    memberUids: [],
    membersVersion: null,
    quoteId: null,
    startOn: null,
    dueOn: null,
    summary: '',
    progress: 0,
    milestonesTotal: 0,
    milestonesCompleted: 0,
    completedAt: null,
    linkId: null,
    searchTokens: [],
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  });
  return id;
}

describe('a second company of one person', () => {
  it('has a record of its own, and a quote for it goes to it and to no other', async () => {
    const tess = { name: 'Tess Twice', email: 'tess@example.com', company: 'Weald Pots Ltd', phone: null };
    const quoteId = await makeSent(world, { recipient: tess });
    const { clientId: first, recipient } = await headOf(world, quoteId);
    const clientId = 'client-second-company';
    const contact = { ...recipient, company: 'Weald Tiles Ltd' };
    const create = () => call(world, admin, 'createClient', { clientId, contact });
    await Promise.all([create(), create()]);
    expect(await auditOf(world, `clients/${clientId}`)).toHaveLength(1);
    const asked = await call(world, admin, 'createQuote', { recipient: contact, clientId });
    await call(world, admin, 'saveQuoteDraft', {
      quoteId: asked.quoteId,
      revision: 0,
      recipient: contact,
      content,
      validUntil: null,
      internalNotes: '',
    });
    await call(world, admin, 'sendQuote', { quoteId: asked.quoteId, revision: 1 });
    expect((await headOf(world, asked.quoteId)).clientId).toBe(clientId);
    expect(first).not.toBe(clientId);
    const stranger = { ...contact, email: 'nobody-here@example.com' };
    const refused = call(world, admin, 'createQuote', { recipient: stranger, clientId });
    expect(await codeOf(refused)).toBe('invalid-argument');
    const taken = call(world, admin, 'createClient', { clientId, contact: stranger });
    expect(await codeOf(taken)).toBe('already-exists');
  });
});

describe('archiving a client', () => {
  it('is there and back, with nothing open, and in the audit log', async () => {
    const clientId = await makeClient(world);
    expect(await openOf(clientId)).toEqual([]);
    expect(await archive(clientId)).toEqual({ archived: true });
    expect(await archive(clientId)).toEqual({ archived: true });
    const { db } = world.deps;
    expect((await db.doc(`clients/${clientId}`).get()).get('archived')).toBe(true);
    await archive(clientId, false);
    expect((await db.doc(`clients/${clientId}`).get()).get('archived')).toBe(false);
    const actions = (await auditOf(world, `clients/${clientId}`)).map(({ action, after }) => [action, after]);
    expect(actions).toEqual([
      ['setClientArchived', { archived: true }],
      ['setClientArchived', { archived: false }],
    ]);
  });

  it('is refused while an offer is open, also by the record, and not once it has expired', async () => {
    const quoteId = await makeSent(world);
    const head = await headOf(world, quoteId);
    const clientId = head.clientId ?? '';
    expect(await openOf(clientId)).toEqual([{ kind: 'quote', id: quoteId, title: head.title }]);
    await expect(archive(clientId)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining(quoteId),
    });
    const { name, kind, billingEmail, address } = Object(
      (await world.deps.db.doc(`clients/${clientId}`).get()).data(),
    );
    const details = { address, vatNumber: null, billingEmail };
    const record = { name, kind, phone: null, archived: true };
    const saved = call(world, admin, 'saveClient', { clientId, details, record });
    expect(await codeOf(saved)).toBe('failed-precondition');
    await world.deps.db.doc(`quotes/${quoteId}`).update({ validUntil: '2020-01-01' });
    expect(await openOf(clientId)).toEqual([]);
    expect(await archive(clientId)).toEqual({ archived: true });
  });

  it('names what else is open: projects, drafts, what is owed, monthly billing, credit', async () => {
    const clientId = await makeClient(world);
    const projectId = await makeProject(clientId, 'onHold');
    const draft = await makeInvoice(world, clientId);
    const issued = await makeInvoice(world, clientId);
    const { number } = await issue(world, issued);
    const series = await makeSeries(world, { clientId, status: 'paused' });
    expect(await openOf(clientId)).toEqual([
      { kind: 'project', id: projectId, title: 'Ordering ahead' },
      ...[
        { kind: 'draftInvoice', id: draft, title: 'Work in November' },
        { kind: 'invoice', id: issued, number, owed: 12_000 },
      ].toSorted((a, b) => a.id.localeCompare(b.id)),
      { kind: 'billing', projectId: 'P-222222', title: 'Care plan', nextOn: null },
    ]);
    await world.deps.db.doc(`projects/${projectId}`).update({ status: 'completed' });
    await call(world, admin, 'discardInvoice', { invoiceId: draft });
    await world.deps.db.doc(`billingSeries/${series}`).update({ status: 'ended' });
    await pay(world, issued, moneyOf(world, 13_000));
    await world.deps.db
      .doc(`invoices/${issued}`)
      .update({ advance: { receiptId: 'r', deducted: [], isOpen: true } });
    expect(await openOf(clientId)).toEqual([
      { kind: 'advance', id: issued, number },
      { kind: 'credit', amount: 1000 },
    ]);
    expect(await codeOf(archive(clientId))).toBe('failed-precondition');
  });

  it('counts what can’t be read as open', async () => {
    const clientId = await makeClient(world);
    const projectId = await makeProject(clientId, 'active');
    await world.deps.db.doc(`projects/${projectId}`).update({ name: 7 });
    expect(await openOf(clientId)).toEqual([{ kind: 'unreadable', path: `projects/${projectId}` }]);
  });
});

describe('notes on a client', () => {
  it('are saved with their revision, and not over what somebody saved since', async () => {
    const clientId = await makeClient(world);
    const save = (text: string, revision: number) =>
      call(world, admin, 'saveClientNotes', { clientId, text, revision });
    expect(await save('Pays on the last day.', 0)).toEqual({ revision: 1 });
    expect(await save('Pays on the last day. Call Sam first.', 1)).toEqual({ revision: 2 });
    expect(await codeOf(save('Something else', 1))).toBe('failed-precondition');
    const ref = world.deps.db.doc(`clients/${clientId}/private/notes`);
    const stored = parseDocument(clientNotes, ref.path, (await ref.get()).data());
    expect(stored).toMatchObject({ text: 'Pays on the last day. Call Sam first.', revision: 2 });
    // The log outlives them.
    expect(JSON.stringify(await auditOf(world, ref.path))).not.toContain('last day');
    expect(await save('', 2)).toEqual({ revision: 3 });
  });

  it('need a client', async () => {
    const nowhere = { clientId: 'nothing-here', text: 'x', revision: 0 };
    expect(await codeOf(call(world, admin, 'saveClientNotes', nowhere))).toBe('not-found');
  });
});

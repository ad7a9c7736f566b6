import { mergedKinds } from '@agency/domain/client/merge';
import type { Client } from '@agency/domain/client/schema';
import { erasedContact } from '@agency/domain/platform/erased';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeClients } from '../../functions/src/client/merge.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { repairClients } from '../../functions/src/records/client/repair-clients.ts';
import { booksOf, faultsIn } from './books-check.ts';
import { accountOf, creditOf, moneyOf, on, receive } from './books-world.ts';
import { fieldsOf, makeClient, makeInvoice, makeIssued, makeSeries } from './money-world.ts';
import { overtaken } from './overtaken.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import { auditOf, call, codeOf, makeAdmin, newAddress, signedIn } from './support/people.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await makeWorld('merge');
  admin = await signedIn(world, await makeAdmin(world));
});
afterAll(() => world.close());

const merge = (fromId: string, intoId: string, deps = world.deps) =>
  mergeClients(deps, { fromId, intoId, dryRun: false, seen: null }, asStaff);
const preview = async (fromId: string, intoId: string) => {
  const answer = await call(world, admin, 'mergeClients', { fromId, intoId, dryRun: true, seen: null });
  if (answer.preview === null) throw new Error('A dry run has a preview');
  return answer.preview;
};

/** A client with one person, who has an account or not. */
async function makeOne(name: string, uid: string | null, rest: Partial<Client> = {}): Promise<string> {
  const email = newAddress();
  const people = [{ name, email, uid }];
  const memberUids = uid === null ? [] : [uid];
  return makeClient(world, {
    name: `${name} Ltd`,
    people,
    emails: [email],
    memberUids,
    billingEmail: email,
    ...rest,
  });
}

/** Two records with something of everything. */
async function makeTwo() {
  const email = newAddress();
  const quoteId = await makeSent(world, { recipient: { ...recipient, name: 'Ann Ash', email } });
  const { clientId } = await headOf(world, quoteId);
  const fromId = clientId ?? '';
  await world.deps.db.doc(`clients/${fromId}`).update({
    memberUids: ['ann'],
    people: [{ name: 'Ann Ash', email, uid: 'ann' }],
    membersVersion: 1,
    address: (await fieldsOf(world, `clients/${await makeClient(world)}`)).address,
  });
  const soldId = await makeSent(world, { recipient: { ...recipient, name: 'Ann Ash', email } });
  const accepted = { quoteId: soldId, name: 'Ann Ash', choices: [], note: 'By phone' };
  const { projectId } = await acceptQuoteOffline(world.deps, accepted, asStaff);
  const invoiceId = await makeIssued(world, fromId);
  const seriesId = await makeSeries(world, { clientId: fromId, memberUids: ['ann'], membersVersion: 1 });
  await receive(world, moneyOf(world, fromId, 14_000, { allocations: on([invoiceId], 12_000) }));
  await call(world, admin, 'saveClientNotes', { clientId: fromId, text: 'Pays late.', revision: 0 });
  const intoId = await makeOne('Bob', 'bob');
  await makeIssued(world, intoId);
  await call(world, admin, 'saveClientNotes', { clientId: intoId, text: 'Likes blue.', revision: 0 });
  return { fromId, intoId, email, quoteId, soldId, projectId, invoiceId, seriesId };
}

const collections = ['quotes', 'projects', 'invoices', 'receipts', 'certificates', 'billingSeries', 'links'];
const idsAt = async (clientId: string) => {
  const found = await Promise.all(
    collections.map((name) => world.deps.db.collection(name).where('clientId', '==', clientId).get()),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).toSorted();
};
const balanceOf = async (clientId: string) => (await accountOf(world, clientId)).at(-1)?.balance ?? 0;

describe('merging two records of one client', () => {
  it('says first who will see what, and changes nothing by that', async () => {
    const { fromId, intoId, email, quoteId, soldId, projectId } = await makeTwo();
    const before = await fieldsOf(world, `clients/${fromId}`);
    const said = await preview(fromId, intoId);
    expect(await fieldsOf(world, `clients/${fromId}`)).toEqual(before);
    expect(said.obstacle).toBeNull();
    expect(said.from.gains).toEqual([{ name: 'Ann Ash', email, hasAccount: true, isInvited: false }]);
    expect(said.into.gains.map(({ name }) => name)).toEqual(['Bob']);
    const labels = (side: typeof said.from) =>
      mergedKinds.map((kind) => side.shared[kind].items.map(({ id }) => id).toSorted());
    expect(labels(said.from).slice(0, 2)).toEqual([[quoteId, soldId].toSorted(), [projectId]]);
    expect([said.from.shared.invoices.count, said.into.shared.invoices.count]).toEqual([1, 1]);
    expect([said.credit, said.dropped]).toEqual([2_000, [email]]);
  });

  it('moves all of it, to the people of both, and leaves a record that leads on and names nobody', async () => {
    const { fromId, intoId, email, soldId, projectId, invoiceId } = await makeTwo();
    const all = [...(await idsAt(fromId)), ...(await idsAt(intoId))].toSorted();
    const issued = await fieldsOf(world, `invoices/${invoiceId}`);
    const sums = [
      (await balanceOf(fromId)) + (await balanceOf(intoId)),
      (await creditOf(world, fromId)) + (await creditOf(world, intoId)),
    ];
    await merge(fromId, intoId);
    expect(await idsAt(fromId)).toEqual([]);
    expect(await idsAt(intoId)).toEqual(all);
    for (const path of [`quotes/${soldId}`, `projects/${projectId}`, `invoices/${invoiceId}`])
      expect((await fieldsOf(world, path)).memberUids, path).toEqual(['ann', 'bob']);
    // What was issued says whom it was issued to.
    const { parties, clientName, lines, totals } = issued;
    expect(await fieldsOf(world, `invoices/${invoiceId}`)).toMatchObject({
      parties,
      clientName,
      lines,
      totals,
    });
    // Staff alone see the drafts of the schedule.
    const drafts = await world.deps.db.collection('invoices').where('projectId', '==', projectId).get();
    for (const draft of drafts.docs) expect(draft.get('memberUids')).toEqual([]);
    expect(await fieldsOf(world, `clients/${intoId}`)).toMatchObject({
      memberUids: ['ann', 'bob'],
      people: [{ name: 'Bob' }, { name: 'Ann Ash', email }],
      spreadPending: false,
    });
    expect(await fieldsOf(world, `clients/${intoId}/private/notes`)).toMatchObject({
      text: 'Likes blue.\n\nPays late.',
    });
    const old = await fieldsOf(world, `clients/${fromId}`);
    expect(old).toMatchObject({
      archived: true,
      mergedInto: intoId,
      mergePending: false,
      emails: [],
      memberUids: [],
    });
    expect(JSON.stringify(old)).not.toContain(email);
    expect(old.people).toEqual([{ ...erasedContact, uid: null }]);
    expect([await balanceOf(intoId), await creditOf(world, intoId)]).toEqual(sums);
    expect([await balanceOf(fromId), await creditOf(world, fromId)]).toEqual([0, 0]);
    expect(faultsIn(await booksOf(world, intoId))).toEqual([]);
    for (const id of [fromId, intoId]) {
      const entries = (await auditOf(world, `clients/${id}`)).filter(
        ({ action }) => action === 'mergeClients',
      );
      expect(entries.length, id).toBeGreaterThan(0);
      expect(JSON.stringify(entries)).not.toContain(email);
    }
    // Once more, and nothing is different.
    const after = await fieldsOf(world, `clients/${intoId}`);
    await merge(fromId, intoId);
    expect((await fieldsOf(world, `clients/${intoId}`)).people).toEqual(after.people);
    expect(await balanceOf(intoId)).toBe(sums[0]);
  });

  it('begins nothing with the old record any more', async () => {
    const [fromId, intoId] = [await makeOne('Cleo', 'cleo'), await makeOne('Dee', null)];
    await merge(fromId, intoId);
    const { people } = await fieldsOf(world, `clients/${fromId}`);
    expect(people).toHaveLength(1);
    const refused = [
      makeInvoice(world, fromId),
      receive(world, moneyOf(world, fromId, 100)),
      call(world, admin, 'setClientArchived', { clientId: fromId, archived: false }),
      call(world, admin, 'saveClientNotes', { clientId: fromId, text: 'A note', revision: 0 }),
      call(world, admin, 'inviteColleague', { clientId: fromId, name: 'Eve', email: newAddress() }),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'failed-precondition'));
    expect(await idsAt(fromId)).toEqual([]);
    expect(await codeOf(merge(intoId, fromId))).toBe('failed-precondition');
  });

  it('is refused where it isn’t safe, or something changed after the dry run', async () => {
    const one = await makeOne('Ann', 'ann', { vatNumber: 'GB123456789' });
    const other = await makeOne('Bob', 'bob', { vatNumber: 'GB987654321' });
    expect((await preview(one, other)).obstacle).toMatch(/different VAT numbers/);
    expect(await codeOf(merge(one, other))).toBe('failed-precondition');
    expect(await codeOf(merge(one, one))).toBe('failed-precondition');
    expect(await codeOf(merge('nobody', one))).toBe('not-found');
    await world.deps.db.doc(`clients/${other}`).update({ vatNumber: null });
    const { from, into } = await preview(one, other);
    await call(world, admin, 'inviteColleague', { clientId: other, name: 'Eve', email: newAddress() });
    const seen = { from: from.updatedAt, into: into.updatedAt };
    const late = call(world, admin, 'mergeClients', { fromId: one, intoId: other, dryRun: false, seen });
    expect(await codeOf(late)).toBe('failed-precondition');
    expect((await fieldsOf(world, `clients/${one}`)).archived).toBe(false);
  });

  it('by two admins at once, each the other way round, happens once', async () => {
    const [one, other] = [await makeOne('Ann', 'ann'), await makeOne('Bob', 'bob')];
    await makeIssued(world, one);
    const answers = await Promise.all([codeOf(merge(one, other)), codeOf(merge(other, one))]);
    expect(answers.toSorted()).toEqual(['done', 'failed-precondition']);
    const [into, from] = answers[0] === 'done' ? [other, one] : [one, other];
    expect(await idsAt(from)).toEqual([]);
    expect((await fieldsOf(world, `clients/${into}`)).memberUids).toEqual(['ann', 'bob']);
    expect(await balanceOf(into)).toBe(12_000);
  });
});

/** Dependencies that die at the commit of this number. */
function dyingAt(count: number): Deps {
  let left = count;
  const db = new Proxy(world.deps.db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key !== 'batch') return typeof value === 'function' ? value.bind(target) : value;
      return () => {
        const batch = target.batch();
        const write = batch.commit.bind(batch);
        left -= 1;
        const isDead = left < 0;
        return Object.assign(batch, {
          commit: () => (isDead ? Promise.reject(new Error('killed')) : write()),
        });
      };
    },
  });
  return { ...world.deps, db };
}

describe('a merge that is cut off', () => {
  it.each([1, 2, 4, 6, 8])(
    'after %i commits is finished by the next one, or by the daily repair',
    async (count) => {
      const { fromId, intoId } = await makeTwo();
      const all = [...(await idsAt(fromId)), ...(await idsAt(intoId))].toSorted();
      const sum = (await balanceOf(fromId)) + (await balanceOf(intoId));
      await expect(merge(fromId, intoId, dyingAt(count))).rejects.toThrow('killed');
      // Until then nothing begins with the old record, and whoever tries is told to try again.
      expect(await codeOf(makeInvoice(world, fromId))).toBe('resource-exhausted');
      if (count % 4 === 0) await merge(fromId, intoId);
      else await repairClients(world.deps);
      expect(await idsAt(fromId)).toEqual([]);
      expect(await idsAt(intoId)).toEqual(all);
      expect(await balanceOf(intoId)).toBe(sum);
      expect(await fieldsOf(world, `clients/${fromId}`)).toMatchObject({ mergePending: false, emails: [] });
    },
  );

  it('keeps anything from being merged further meanwhile', async () => {
    const [one, other, third] = [await makeOne('A', 'a'), await makeOne('B', 'b'), await makeOne('C', 'c')];
    await makeIssued(world, one);
    await expect(merge(one, other, dyingAt(1))).rejects.toThrow('killed');
    expect((await preview(other, third)).obstacle).toMatch(/being merged into this one/);
    expect(await codeOf(merge(other, third))).toBe('failed-precondition');
    await merge(one, other);
    await merge(other, third);
    expect(await balanceOf(third)).toBe(12_000);
  });
});

describe('what is begun for the old record meanwhile', () => {
  it.each<[string, (clientId: string, invoiceId: string) => Promise<unknown>]>([
    ['an invoice', (clientId) => makeInvoice(world, clientId)],
    [
      'money',
      (clientId, invoiceId) =>
        receive(world, moneyOf(world, clientId, 500, { allocations: on([invoiceId], 500) })),
    ],
    ['credit', (clientId) => receive(world, moneyOf(world, clientId, 700))],
  ])('%s is moved as well', async (_what, begin) => {
    const [fromId, intoId] = [await makeOne('Ann', 'ann'), await makeOne('Bob', 'bob')];
    const invoiceId = await makeIssued(world, fromId);
    await merge(
      fromId,
      intoId,
      overtaken(world, () => begin(fromId, invoiceId)),
    );
    expect(await idsAt(fromId)).toEqual([]);
    expect(faultsIn(await booksOf(world, intoId))).toEqual([]);
    expect([await balanceOf(fromId), await creditOf(world, fromId)]).toEqual([0, 0]);
  });

  it('is refused where the merge came first', async () => {
    const [fromId, intoId] = [await makeOne('Ann', 'ann'), await makeOne('Bob', 'bob')];
    const email = String((await fieldsOf(world, `clients/${fromId}`)).billingEmail);
    const deps = overtaken(world, () => merge(fromId, intoId));
    const late = { ...world, deps };
    expect(await codeOf(makeInvoice(late, fromId))).toBe('failed-precondition');
    const [other, third] = [await makeOne('Cleo', 'cleo'), await makeOne('Dee', 'dee')];
    const to = { ...recipient, email: String((await fieldsOf(world, `clients/${other}`)).billingEmail) };
    const racing = { ...world, deps: overtaken(world, () => merge(other, third)) };
    expect(await codeOf(call(racing, admin, 'createQuote', { recipient: to, clientId: other }))).toBe(
      'failed-precondition',
    );
    expect([...(await idsAt(fromId)), ...(await idsAt(other))]).toEqual([]);
    expect(email).toContain('@');
  });
});

describe('the money of both', () => {
  it('adds up to the same before and after, whatever it was', async () => {
    const money = fc.record({
      invoices: fc.array(fc.boolean(), { maxLength: 2 }),
      received: fc.array(fc.integer({ min: 1, max: 15_000 }), { maxLength: 2 }),
    });
    const fill = async (
      clientId: string,
      { invoices, received }: { invoices: boolean[]; received: number[] },
    ) => {
      const issued: string[] = [];
      for (const isIssued of invoices) {
        if (isIssued) issued.push(await makeIssued(world, clientId));
        else await makeInvoice(world, clientId);
      }
      for (const [index, amount] of received.entries()) {
        const invoiceId = issued[index];
        const allocations = invoiceId === undefined ? [] : on([invoiceId], Math.min(amount, 12_000));
        await receive(world, moneyOf(world, clientId, amount, { allocations }));
      }
    };
    const property = fc.asyncProperty(money, money, async (one, other) => {
      const [fromId, intoId] = [await makeOne('Ann', 'ann'), await makeOne('Bob', 'bob')];
      await fill(fromId, one);
      await fill(intoId, other);
      const sums = async () => [
        (await balanceOf(fromId)) + (await balanceOf(intoId)),
        (await creditOf(world, fromId)) + (await creditOf(world, intoId)),
      ];
      const before = await sums();
      await merge(fromId, intoId);
      expect(await sums()).toEqual(before);
      expect([await balanceOf(fromId), await creditOf(world, fromId)]).toEqual([0, 0]);
      expect(faultsIn(await booksOf(world, intoId))).toEqual([]);
    });
    await fc.assert(property, { numRuns: 12 });
  });

  it('of clients from before there were accounts is brought forward first', async () => {
    const { db } = world.deps;
    const [fromId, intoId] = [await makeOne('Ann', 'ann'), await makeOne('Bob', 'bob')];
    await makeIssued(world, fromId);
    await makeIssued(world, intoId);
    for (const id of [fromId, intoId]) {
      const { docs } = await db.collection(`clients/${id}/account`).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    }
    await merge(fromId, intoId);
    expect([await balanceOf(fromId), await balanceOf(intoId)]).toEqual([0, 24_000]);
    expect(faultsIn(await booksOf(world, intoId))).toEqual([]);
  });
});

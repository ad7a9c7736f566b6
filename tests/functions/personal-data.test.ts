import { erasedContact } from '@agency/domain/platform/erased';
import { type DataDecision, nothingOfThem, personalData } from '@agency/domain/platform/personal-data';
import { retention } from '@agency/domain/platform/retention';
import { type CollectionName, collections } from '@agency/domain/shared/collections';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressHash } from '../../functions/src/mail-queue/suppressions.ts';
import { eraseAccount } from '../../functions/src/personal-data/erase.ts';
import { gatherMyData } from '../../functions/src/personal-data/gather-my-data.ts';
import { applyRetention } from '../../functions/src/personal-data/retention/apply.ts';
import { setClaims } from '../../functions/src/records/access/claims.ts';
import { removeExpired } from '../../functions/src/upload/remove-expired.ts';
import { call, makeMember, makeUser, signedIn, type TestUser } from './support/people.ts';
import { planted } from './support/planted/planted.ts';
import { makeWorld, type World } from './world.ts';

// Holds the code to the table of `personalData`: a document of one person in every collection, through export, erasure
// and retention.

const names = Object.keys(collections) as CollectionName[];
const decisionOf = (name: CollectionName): DataDecision => personalData[name];

let world: World;

beforeAll(async () => {
  world = await makeWorld('personal');
});
afterAll(() => world.close());

const isThere = async (path: string) => (await world.deps.db.doc(path).get()).exists;
const textOf = async (path: string) => JSON.stringify((await world.deps.db.doc(path).get()).data() ?? {});

/** Somebody who linked, alone or with a colleague at their client, and a document of theirs in every collection. */
async function makePerson(options: Parameters<typeof planted>[2]) {
  const someone = await makeMember(world);
  const documents = planted(someone, addressHash(someone.email), options);
  const { db } = world.deps;
  for (const { path, data } of Object.values(documents)) {
    // Documents made by the product itself (profile, claims) stay.
    if (data !== null) await db.doc(path).set(data);
  }
  return { ...someone, documents };
}

const accountOf = async ({ uid }: Pick<TestUser, 'uid'>) => (await world.deps.auth()).getUser(uid);

describe('a copy of one’s data', () => {
  it('contains what each collection holds of the person where the table says so, and nothing that it leaves out', async () => {
    const someone = await makePerson({ underWay: false });
    const copy = await gatherMyData(world.deps, await accountOf(someone), someone.person);
    const at = (part: string) =>
      part
        .split('.')
        .reduce<unknown[]>(
          (values, key) =>
            values
              .flatMap((value) =>
                typeof value === 'object' && value !== null ? [Reflect.get(value, key)] : [],
              )
              .flat(),
          [copy],
        );
    for (const name of names) {
      const { copy: decision } = decisionOf(name);
      const { mark } = someone.documents[name];
      if (typeof decision === 'object' && 'part' in decision) {
        expect(JSON.stringify(at(decision.part)), name).toContain(mark);
      } else {
        expect(JSON.stringify({ ...copy, leftOut: null }), name).not.toContain(mark);
      }
      // It names what it leaves out, and why.
      if (typeof decision === 'object' && 'leftOut' in decision)
        expect(copy.leftOut, name).toContain(decision.leftOut);
    }
    expect(copy.cutShort).toBeNull();
  });

  it('ends where it is full, and says which parts were cut', async () => {
    const someone = await makePerson({ underWay: false });
    const whole = await gatherMyData(world.deps, await accountOf(someone), someone.person);
    const most = 3000;
    const copy = await gatherMyData(world.deps, await accountOf(someone), someone.person, most);
    const { exportedAt: _at, account: _account, profile: _profile, leftOut: _why, cutShort, ...parts } = copy;
    // What is counted are the records: the names of the parts come on top.
    const besides = Object.keys(parts).join().length;
    expect(JSON.stringify(parts).length).toBeLessThan(most + besides);
    expect(JSON.stringify(whole).length).toBeGreaterThan(2 * most);
    expect(cutShort).toMatchObject({ parts: expect.arrayContaining(['quotes', 'invoices']) });
    // Nothing is missing that is not named.
    const cut: readonly string[] = Object(cutShort).parts;
    for (const [part, content] of Object.entries(parts)) {
      if (!cut.includes(part)) expect(content, part).toEqual(Reflect.get(whole, part));
    }
  });
});

describe('the end of an account', () => {
  const erase = async (someone: TestUser) =>
    eraseAccount(world.deps, await accountOf(someone), {
      actor: someone.uid,
      action: 'deleteMyAccount',
      isOwn: true,
    });

  it('does to each collection what the table says', async () => {
    const someone = await makePerson({ underWay: false, listed: true });
    const textsBefore = new Map<CollectionName, string>();
    for (const name of names) textsBefore.set(name, await textOf(someone.documents[name].path));
    await erase(someone);
    const wrong: string[] = [];
    for (const name of names) {
      const { erasure } = decisionOf(name);
      const { path, theirs, mark } = someone.documents[name];
      const exists = await isThere(path);
      const before = textsBefore.get(name) ?? '';
      const text = await textOf(path);
      const called = [...theirs, 'Jo Marlow'];
      const isNamed = called.some((word) => text.includes(word));
      if (typeof erasure === 'object' && 'removed' in erasure) {
        if (exists) wrong.push(`${name}: still there`);
      } else if (typeof erasure === 'object' && 'pseudonymised' in erasure) {
        if (!exists || isNamed) wrong.push(`${name}: ${exists ? 'says who it was' : 'gone'}`);
        if (!called.some((word) => before.includes(word))) wrong.push(`${name}: never said who it was`);
      } else if (!exists) wrong.push(`${name}: gone`);
      else if (erasure === nothingOfThem && text !== before) wrong.push(`${name}: changed`);
      // What is retained is retained for what it says.
      else if (before.includes(mark) !== text.includes(mark)) wrong.push(`${name}: says less`);
    }
    expect(wrong).toEqual([]);
    // Of the client's only contact.
    expect((await world.deps.db.doc(someone.documents.clients.path).get()).data()).toMatchObject({
      people: [{ ...erasedContact, uid: null }],
      billingEmail: erasedContact.email,
      phone: null,
      name: 'Weald Pottery Ltd',
    });
  });

  it('leaves the only contact while something is under way, and finishes once it is over', async () => {
    const someone = await makePerson({ underWay: true });
    const { db } = world.deps;
    const client = db.doc(someone.documents.clients.path);
    const project = db.doc(someone.documents.projects.path);
    const quote = db.doc(someone.documents.quotes.path);
    await quote.update({ status: 'sent', validUntil: addDays(londonDate(new Date()), 9) });
    await erase(someone);
    expect((await client.get()).data()).toMatchObject({ emails: [someone.email], erasing: someone.email });
    // An offer is no contract yet: it is withdrawn, and gone.
    expect((await quote.get()).exists).toBe(false);
    await applyRetention(world.deps);
    expect((await client.get()).get('emails')).toEqual([someone.email]);
    await project.update({ status: 'completed', completedAt: new Date() });
    await applyRetention(world.deps);
    expect((await client.get()).data()).toMatchObject({ emails: [erasedContact.email], erasing: null });
    expect(await textOf(someone.documents.outbox.path)).not.toContain(someone.email);
  });

  it('takes one of several people out at once, and their name from what was offered to the client', async () => {
    const someone = await makePerson({ underWay: true, colleague: 'colleague@example.com' });
    const { db } = world.deps;
    const nudge = db.doc(`${someone.documents.quotes.path}/events/nudge`);
    const byStaff = { kind: 'staff', uid: 'staff', name: 'Ada Admin' };
    await nudge.set({ kind: 'resent', actor: byStaff, version: 1, nudge: `Will ${someone.email} do?` });
    await erase(someone);
    expect((await nudge.get()).data()).toMatchObject({ actor: byStaff, nudge: null });
    expect((await db.doc(someone.documents.clients.path).get()).data()).toMatchObject({
      emails: ['colleague@example.com'],
      billingEmail: 'colleague@example.com',
      invoiceEmails: [],
    });
    // What we noted is about the colleague too.
    expect(await isThere(someone.documents.clientPrivate.path)).toBe(true);
    const { path } = someone.documents.quotes;
    expect((await db.doc(path).get()).get('recipient')).toMatchObject(erasedContact);
    for (const below of ['quotePrivate', 'quoteVersions', 'quoteEvents'] as const) {
      const text = await textOf(someone.documents[below].path);
      expect([below, text.includes(someone.email), text.includes(someone.uid)]).toEqual([
        below,
        false,
        false,
      ]);
    }
    expect(await isThere(someone.documents.quoteEvidence.path)).toBe(false);
  });

  it('stops copies of the invoices of a client that they never belonged to', async () => {
    const books = await makeMember(world);
    const client = await makePerson({ underWay: true, colleague: 'colleague@example.com' });
    const ref = world.deps.db.doc(client.documents.clients.path);
    await ref.update({ invoiceEmails: ['others@example.com', books.email] });
    await erase(books);
    expect((await ref.get()).get('invoiceEmails')).toEqual(['others@example.com']);
  });

  it('touches nothing by an address that nobody verified', async () => {
    const owner = await makePerson({ underWay: false });
    const auth = await world.deps.auth();
    await auth.updateUser(owner.uid, { email: `moved-${owner.email}` });
    const thief = await makeUser(world, { emailVerified: false });
    await auth.updateUser(thief.uid, { email: owner.email });
    await erase(thief);
    for (const name of ['contacts', 'packageRequests', 'quotes', 'clients', 'outbox'] as const) {
      expect(await textOf(owner.documents[name].path), name).toContain(owner.email);
    }
  });

  it('once more after a removal by staff, is the same for them', async () => {
    const someone = await makePerson({ underWay: false });
    const admin = await makeUser(world);
    await world.deps.db.doc('access/admins').set({ uids: [admin.uid], updatedAt: new Date() });
    const { sessionsFrom = 0 } = await signedIn(world, admin);
    await setClaims(world.deps, admin.uid, { sessionsFrom, role: 'admin', actor: 'system', action: 'test' });
    const staff = await signedIn(world, admin);
    expect(await call(world, staff, 'deleteUser', { uid: someone.uid })).toEqual({ deleted: true });
    expect(await isThere(someone.documents.contacts.path)).toBe(false);
    expect(await textOf(someone.documents.clients.path)).not.toContain(someone.email);
  });
});

describe('what has passed its period', () => {
  const years = (count: number) => new Date(Date.now() + count * 366 * 86_400_000);

  it('is purged in every collection that has a period, and not before', async () => {
    const old = await makePerson({ underWay: false, loose: true });
    const periodOf = (name: CollectionName) => {
      const { retention: period } = decisionOf(name);
      return typeof period === 'string' ? retention[period] : null;
    };
    const withPeriod = names.filter((name) => periodOf(name) !== null);
    const applyAt = async (at: Date) => {
      world.setClock(at);
      // A second run finds nothing left.
      for (let night = 0; night < 2; night += 1) await applyRetention(world.deps);
      await removeExpired(world.deps);
      // The bytes of orphaned uploads go first, their record an hour later.
      world.setClock(new Date(at.getTime() + 2 * 3600_000));
      await removeExpired(world.deps);
    };
    await applyRetention(world.deps);
    await removeExpired(world.deps);
    const young = await Promise.all(withPeriod.map((name) => isThere(old.documents[name].path)));
    expect(withPeriod.filter((_, index) => !young[index])).toEqual([]);
    await applyAt(years(2.1));
    for (const name of withPeriod) {
      const period = periodOf(name);
      // An account, or a client, that books still name is needed as long as they are.
      const isLong = period !== null && ('years' in period || period === retention.clients);
      expect([name, await isThere(old.documents[name].path)]).toEqual([name, isLong]);
    }
    await applyAt(years(10));
    for (const name of withPeriod)
      expect([name, await isThere(old.documents[name].path)]).toEqual([name, false]);
    // And with them everything below.
    for (const name of names) {
      const { retention: period } = decisionOf(name);
      if (typeof period === 'object' && period.because === 'Goes with the document above it.') {
        expect([name, await isThere(old.documents[name].path)]).toEqual([name, false]);
      }
    }
    expect(await isThere(old.documents.checklists.path)).toBe(false);
    expect(await isThere(old.documents.links.path)).toBe(false);
    world.setClock(new Date());
  });
});

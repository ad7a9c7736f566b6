import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { accountOf } from '../../functions/src/records/user/account.ts';
import { unique } from '../support/suite.ts';
import { makeClient, makeProject, member } from './project-world.ts';
import { makeDraft, recipient } from './quote-world.ts';
import { areThere, below, exists, isThere, justBefore, now, run, twoYears } from './retention-world.ts';
import { makeUser } from './support/people.ts';
import { makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('retention-people');
});
afterAll(() => world.close());
beforeEach(() => world.setClock(now));

const db = () => world.deps.db;

describe('messages and files of projects', () => {
  const long = new Date('2031-01-01');

  async function addFile(id: string, fileId: string, createdAt: Date) {
    const storagePath = `files/${id}/${fileId}`;
    await (await bucketOf(world.deps)).file(storagePath).save('bytes', { resumable: false });
    await db().doc(`projects/${id}/files/${fileId}`).set({
      name: 'Plan.pdf',
      size: 5,
      contentType: 'application/pdf',
      storagePath,
      visibility: 'client',
      uploadedBy: 'staff',
      uploaderName: '',
      uploaderKind: 'staff',
      createdAt,
      updatedAt: now,
      updatedBy: 'system',
    });
    return storagePath;
  }

  async function project(fields: Readonly<Record<string, unknown>>) {
    const id = await makeProject(world, { members: [member('Anna')], fields });
    await db().doc(`projects/${id}/messages/one`).set({ body: 'Hello', createdAt: long });
    await db().doc(`projects/${id}/reads/anna`).set({ lastReadAt: now });
    await db().doc(`projects/${id}/updates/one`).set({ title: 'News' });
    return { id, storagePath: await addFile(id, 'one', long) };
  }

  it('are purged two years after completion, and the project itself stays', async () => {
    const old = await project({ status: 'completed', completedAt: justBefore });
    const young = await project({ status: 'completed', completedAt: twoYears });
    const active = await project({ status: 'active', updatedAt: new Date('2029-01-01') });
    const cancelled = await project({ status: 'cancelled', updatedAt: justBefore });
    expect(await run(world)).toMatchObject({ messages: 2, files: 2 });
    for (const { id, storagePath } of [old, cancelled]) {
      expect(await isThere(world, `projects/${id}`)).toBe(true);
      expect(await below(world, `projects/${id}`)).toEqual(['updates']);
      expect(await exists(world, storagePath)).toBe(false);
    }
    for (const { id, storagePath } of [young, active]) {
      expect(await below(world, `projects/${id}`)).toEqual(['files', 'messages', 'reads', 'updates']);
      expect(await exists(world, storagePath)).toBe(true);
    }
    expect(await run(world)).toMatchObject({ messages: 0, files: 0 });
  });

  it('leave nothing on the project that looks unread or unanswered', async () => {
    const updatedAt = new Date('2029-01-01');
    const wrote = { lastMessageAt: { client: long, staff: long }, awaitsReplySince: long, updatedAt };
    const { id } = await project({ status: 'cancelled', ...wrote });
    const { id: later } = await project({ status: 'completed', completedAt: long, ...wrote });
    await db().doc(`projects/${later}/messages/late`).set({ body: 'Again', createdAt: twoYears });
    await run(world);
    const headOf = async (of: string) => (await db().doc(`projects/${of}`).get()).data();
    expect(await headOf(id)).toMatchObject({
      lastMessageAt: { client: null, staff: null },
      awaitsReplySince: null,
    });
    expect((await headOf(id))?.updatedAt.toDate()).toEqual(updatedAt);
    expect((await headOf(later))?.awaitsReplySince.toDate()).toEqual(long);
  });

  it('that came to such a project later have their own two years', async () => {
    const { id } = await project({ status: 'completed', completedAt: long });
    await db().doc(`projects/${id}/messages/late`).set({ body: 'Again', createdAt: twoYears });
    const late = await addFile(id, 'late', twoYears);
    const left = async (list: string) =>
      (await db().collection(`projects/${id}/${list}`).get()).docs.map((found) => found.id);
    expect(await run(world)).toMatchObject({ messages: 1, files: 1 });
    expect([await left('messages'), await left('files')]).toEqual([['late'], ['late']]);
    // Somebody still reads there.
    expect(await left('reads')).toEqual(['anna']);
    expect(await exists(world, late)).toBe(true);
    world.setClock(new Date('2034-07-15T23:00:00Z'));
    await run(world);
    expect([await left('messages'), await left('files'), await left('reads')]).toEqual([[], [], []]);
    expect(await exists(world, late)).toBe(false);
  });
});

describe('records that nothing needs any more', () => {
  it('clients are purged with their credits, unless they are owed something', async () => {
    const add = async (balance: number | null, updatedAt: Date) => {
      const id = await makeClient(world, []);
      await db().doc(`clients/${id}`).update({ updatedAt });
      const credit = {
        sequence: 1,
        amount: 5,
        balance,
        reason: 'Overpaid',
        invoiceId: null,
        createdBy: 'staff',
      };
      const createdAt = new Date('2027-01-01');
      if (balance !== null)
        await db()
          .doc(`clients/${id}/credits/1`)
          .set({ ...credit, createdAt });
      return `clients/${id}`;
    };
    const busy = await makeProject(world, { fields: { status: 'planned' } });
    const clientOf = String((await db().doc(`projects/${busy}`).get()).get('clientId'));
    await db().doc(`clients/${clientOf}`).update({ updatedAt: justBefore });
    const paid = await add(null, justBefore);
    const receipt = { clientId: paid.slice('clients/'.length), createdAt: now, receivedOn: '2034-07-01' };
    await db()
      .doc(`receipts/${unique('r')}`)
      .set(receipt);
    // Merged: they lead to another for as long as that is there.
    const [merged, left] = [await add(null, justBefore), await add(null, justBefore)];
    await db().doc(merged).update({ mergedInto: clientOf });
    await db().doc(left).update({ mergedInto: 'purged-long-ago' });
    const retained = [
      merged,
      await add(null, twoYears),
      await add(500, justBefore),
      `clients/${clientOf}`,
      paid,
    ];
    const gone = [left, await add(null, justBefore), await add(0, justBefore)];
    await run(world);
    expect(await areThere(world, retained)).toEqual(retained.map(() => true));
    expect(await areThere(world, gone)).toEqual(gone.map(() => false));
    expect(await below(world, gone[2] ?? '')).toEqual([]);
  });

  it('accounts are deleted when nobody used them for two years, except admins and where something is under way', async () => {
    world.setClock(new Date());
    const [idle, admin, busy, unproved] = [
      await makeUser(world),
      await makeUser(world),
      await makeUser(world),
      await makeUser(world, { emailVerified: false }),
    ];
    await db()
      .doc('access/admins')
      .set({ uids: [admin.uid], updatedAt: now });
    const projectId = await makeProject(world, {
      members: [{ ...busy, name: 'Bo' }],
      fields: { status: 'active' },
    });
    await run(world);
    const isLeft = async ({ uid }: { uid: string }) => (await accountOf(world.deps, uid)) !== null;
    expect(await isLeft(idle)).toBe(true);
    world.setClock(now);
    expect(await run(world)).toMatchObject({ accounts: 2 });
    expect([await isLeft(idle), await isLeft(unproved)]).toEqual([false, false]);
    expect([await isLeft(admin), await isLeft(busy)]).toEqual([true, true]);
    expect(await isThere(world, `users/${idle.uid}`)).toBe(false);
    await db().doc(`projects/${projectId}`).update({ status: 'cancelled', updatedAt: now });
    const clientId = String((await db().doc(`projects/${projectId}`).get()).get('clientId'));
    // Money of theirs that we hold is under way, too.
    const credit = db().doc(`clients/${clientId}/credits/000001`);
    const entry = { sequence: 1, amount: 5, reason: 'Overpaid', invoiceId: null, createdBy: 'staff' };
    await credit.set({ ...entry, balance: 5, createdAt: now });
    expect(await run(world)).toMatchObject({ accounts: 0 });
    await credit.update({ balance: 0 });
    const advance = db().doc(`invoices/${unique('advance')}`);
    const ofReceipt = { receiptId: 'r', isOpen: true };
    await advance.set({ clientId, status: 'draft', advance: ofReceipt, createdAt: now, updatedAt: now });
    expect(await run(world)).toMatchObject({ accounts: 0 });
    await advance.update({ status: 'discarded', 'advance.isOpen': false });
    expect(await run(world)).toMatchObject({ accounts: 1 });
    expect([await isLeft(admin), await isLeft(busy)]).toEqual([true, false]);
    // Only the account was to be deleted: the client's contact stays.
    const client = await db().doc(`clients/${clientId}`).get();
    expect([client.get('emails'), client.get('memberUids')]).toEqual([[busy.email], []]);
    // And the log says no more than that.
    const logged = await db().doc(`auditLog/erased-${busy.uid}`).get();
    expect(logged.get('after.kept')).toContain('Only the account was deleted');
  });

  it('unused accounts stay while an enquiry from their address does, and it with them', async () => {
    world.setClock(now);
    const [writer, requester] = [await makeUser(world), await makeUser(world)];
    const contact = `contacts/${unique('e')}`;
    await db().doc(contact).set({ email: writer.email, createdAt: now, updatedAt: now });
    const quoteId = await makeDraft(world, { recipient: { ...recipient, email: requester.email } });
    expect(await run(world)).toMatchObject({ accounts: 0 });
    expect([await isThere(world, contact), await isThere(world, `quotes/${quoteId}`)]).toEqual([true, true]);
    await db().doc(contact).update({ updatedAt: justBefore });
    await run(world);
    world.setClock(now);
    await run(world);
    expect(await accountOf(world.deps, writer.uid)).toBeNull();
    expect(await accountOf(world.deps, requester.uid)).not.toBeNull();
  });

  it('an account whose deletion was cut off is left to the repair, which knows the address to erase', async () => {
    world.setClock(now);
    const leaving = await makeUser(world);
    const profile = `users/${leaving.uid}`;
    const erasing = { by: 'staff', action: 'deleteUser', at: now, address: leaving.email };
    await db().doc(profile).set({ erasing }, { merge: true });
    await run(world);
    expect((await db().doc(profile).get()).get('erasing.address')).toBe(leaving.email);
    await db().doc(profile).update({ erasing: FieldValue.delete() });
    await run(world);
    expect(await isThere(world, profile)).toBe(false);
  });
});

import { londonDate } from '@agency/domain/shared/dates';
import { makeReference } from '@agency/domain/shared/ids';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepMessage } from '../../functions/src/mail/bytes.ts';
import { newMail } from '../../functions/src/mail/outbox.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { applyRetention } from '../../functions/src/retention/apply.ts';
import { storeUploads } from '../../functions/src/upload/store.ts';
import { accountOf } from '../../functions/src/user/account.ts';
import { unique } from '../support/suite.ts';
import { makeClient, makeProject, member } from './project-world.ts';
import { makeDraft, makeSent, recipient } from './quote-world.ts';
import { makeSomeone } from './support/people.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('retention');
});
afterAll(() => world.close());
beforeEach(() => world.setClock(now));

/** 12:00 in London on a day in summer, so that days and UTC differ. */
const now = new Date('2034-07-15T11:00:00Z');
/** The first instant of 15 July 2032 in London: two years ago to the day. */
const twoYears = new Date('2032-07-14T23:00:00Z');
const justBefore = new Date(twoYears.getTime() - 1);

const db = () => world.deps.db;
const isThere = async (path: string) => (await db().doc(path).get()).exists;
const below = async (path: string) => {
  const collections = await db().doc(path).listCollections();
  return collections.map(({ id }) => id).toSorted();
};
const run = () => applyRetention(world.deps);

async function object(path: string): Promise<string> {
  await (await bucketOf(world.deps)).file(path).save('bytes', { resumable: false });
  return path;
}
const isKept = async (path: string) => (await (await bucketOf(world.deps)).file(path).exists())[0];

describe('enquiries', () => {
  const add = async (collection: string, updatedAt: Date) => {
    const path = `${collection}/${unique('e')}`;
    await db()
      .doc(path)
      .set({ createdAt: new Date('2030-01-01'), updatedAt });
    return path;
  };

  it('go two years after they were touched last, by whole days of London', async () => {
    const old = [await add('contacts', justBefore), await add('packageRequests', justBefore)];
    const young = [await add('contacts', twoYears), await add('packageRequests', twoYears)];
    expect(await run()).toMatchObject({ contacts: 1, packageRequests: 1 });
    expect(await Promise.all(old.map(isThere))).toEqual([false, false]);
    expect(await Promise.all(young.map(isThere))).toEqual([true, true]);
    // A minute to midnight changes nothing, midnight does.
    world.setClock(new Date('2034-07-15T22:59:00Z'));
    expect(await run()).toMatchObject({ contacts: 0, packageRequests: 0 });
    world.setClock(new Date('2034-07-15T23:00:00Z'));
    expect(await run()).toMatchObject({ contacts: 1, packageRequests: 1 });
  });

  it('go all, page after page', async () => {
    const batch = db().batch();
    const begin = unique('many');
    for (let index = 0; index < 230; index += 1) {
      batch.set(db().doc(`contacts/${begin}-${index}`), { updatedAt: justBefore, createdAt: justBefore });
    }
    await batch.commit();
    expect(await run()).toMatchObject({ contacts: 230 });
  });
});

describe('quotes that nobody accepted', () => {
  it('go with versions, trail, messages, links, visits and what visitors sent', async () => {
    const quoteId = await makeSent(world);
    const path = `quotes/${quoteId}`;
    await db().doc(`${path}/messages/one`).set({ body: 'Hello' });
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
    const [upload] = await storeUploads(world.deps, [{ name: 'plan.pdf', bytes: pdf }]);
    await db().doc(`uploads/${upload?.id}`).update({ state: 'claimed', claimedBy: path });
    const storagePath = String((await db().doc(`uploads/${upload?.id}`).get()).get('storagePath'));
    const linkId = String((await db().doc(path).get()).get('linkId'));
    await db().doc(`links/${linkId}/visits/one`).set({ at: now, agent: 'phone' });
    await db().doc(path).update({ updatedAt: twoYears });
    await run();
    expect(await isThere(path)).toBe(true);
    expect(await isKept(storagePath)).toBe(true);
    await db().doc(path).update({ updatedAt: justBefore });
    expect(await run()).toMatchObject({ quotes: 1 });
    expect(await isThere(path)).toBe(false);
    expect(await below(path)).toEqual([]);
    expect(await isThere(`links/${linkId}`)).toBe(false);
    expect(await isThere(`links/${linkId}/visits/one`)).toBe(false);
    expect(await isThere(`uploads/${upload?.id}`)).toBe(false);
    expect(await isKept(storagePath)).toBe(false);
    expect(await run()).toMatchObject({ quotes: 0 });
  });

  it('are found again by the next run when one was cut off', async () => {
    const quoteId = await makeDraft(world);
    const path = `quotes/${quoteId}`;
    await db().doc(path).update({ updatedAt: justBefore });
    const storage = world.deps.storage;
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
    const [upload] = await storeUploads(world.deps, [{ name: 'plan.pdf', bytes: pdf }]);
    await db().doc(`uploads/${upload?.id}`).update({ state: 'claimed', claimedBy: path });
    const down = { ...world.deps, storage: () => Promise.reject(new Error('Storage is away')) };
    expect(await applyRetention(down)).toMatchObject({ quotes: 0 });
    expect(await isThere(path)).toBe(true);
    expect(await isThere(`${path}/private/draft`)).toBe(true);
    expect(await applyRetention({ ...world.deps, storage })).toMatchObject({ quotes: 1 });
    expect(await isThere(path)).toBe(false);
  });

  it('stay while accepted, however old', async () => {
    const quoteId = await makeSent(world);
    const yes = { quoteId, name: 'Sam Weald', choices: [], note: 'By phone' };
    await acceptQuoteOffline(world.deps, yes, asStaff);
    await db()
      .doc(`quotes/${quoteId}`)
      .update({ updatedAt: new Date('2029-01-01') });
    expect(await run()).toMatchObject({ quotes: 0, acceptedQuotes: 0 });
    expect(await isThere(`quotes/${quoteId}`)).toBe(true);
  });
});

describe('the books', () => {
  // On 15 July 2034 the year to 31 March 2028 is over for six years.
  const lastForgotten = new Date('2028-03-31T22:59:59Z');
  const firstKept = new Date('2028-03-31T23:00:00Z');

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
    const old = await accepted(lastForgotten);
    const young = await accepted(firstKept);
    await Promise.all([endSeries(old.projectId), endSeries(young.projectId)]);
    expect(await run()).toMatchObject({ acceptedQuotes: 1 });
    expect(await isThere(`quotes/${old.quoteId}`)).toBe(false);
    expect(await below(`quotes/${old.quoteId}`)).toEqual([]);
    expect(await isThere(`certificates/${old.certificateId}`)).toBe(false);
    expect(await isThere(`invoices/${old.projectId}-1`)).toBe(false);
    expect(await isThere(`quotes/${young.quoteId}`)).toBe(true);
    expect(await isThere(`certificates/${young.certificateId}`)).toBe(true);
    expect(await isThere(`invoices/${young.projectId}-1`)).toBe(true);
  });

  it('keep what is still billed every month', async () => {
    const { quoteId, projectId, certificateId } = await accepted(lastForgotten);
    expect(await run()).toMatchObject({ acceptedQuotes: 0 });
    expect(await isThere(`certificates/${certificateId}`)).toBe(true);
    await endSeries(projectId);
    expect(await run()).toMatchObject({ acceptedQuotes: 1 });
    expect(await isThere(`quotes/${quoteId}`)).toBe(false);
  });

  it('keep invoices with their payments by the day of issue, and never touch a draft', async () => {
    const ids = { old: unique('i'), young: unique('i'), draft: unique('i') };
    await db()
      .doc(`invoices/${ids.old}`)
      .set({ issuedOn: londonDate(lastForgotten) });
    await db().doc(`invoices/${ids.old}/payments/one`).set({ amount: 1 });
    await db()
      .doc(`invoices/${ids.young}`)
      .set({ issuedOn: londonDate(firstKept) });
    await db().doc(`invoices/${ids.draft}`).set({ issuedOn: null });
    expect(await run()).toMatchObject({ invoices: 1 });
    expect(await isThere(`invoices/${ids.old}/payments/one`)).toBe(false);
    expect(await isThere(`invoices/${ids.young}`)).toBe(true);
    expect(await isThere(`invoices/${ids.draft}`)).toBe(true);
  });

  it('keep an invoice by the latest of issue, payment and credit note, and an open one for ever', async () => {
    const issuedOn = londonDate(lastForgotten);
    const add = async (fields: Readonly<Record<string, unknown>>, receivedOn?: string) => {
      const path = `invoices/${unique('late')}`;
      await db()
        .doc(path)
        .set({ kind: 'invoice', issuedOn, creditNoteId: null, ...fields });
      if (receivedOn !== undefined) await db().doc(`${path}/payments/one`).set({ receivedOn });
      return path;
    };
    const note = await add({ kind: 'creditNote', status: 'issued', issuedOn: londonDate(firstKept) });
    const kept = [
      note,
      await add({ status: 'issued' }),
      await add({ status: 'partPaid' }, issuedOn),
      await add({ status: 'paid' }, londonDate(firstKept)),
      await add({ status: 'void', creditNoteId: note.slice('invoices/'.length) }),
    ];
    const gone = [
      await add({ status: 'paid' }, issuedOn),
      await add({ kind: 'creditNote', status: 'issued' }),
    ];
    expect(await run()).toMatchObject({ invoices: 2 });
    expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true));
    expect(await Promise.all(gone.map(isThere))).toEqual(gone.map(() => false));
  });

  it('keep what was agreed while its project runs, ended lately or has invoices in the books', async () => {
    const { quoteId, projectId, certificateId } = await accepted(lastForgotten);
    await endSeries(projectId);
    const project = db().doc(`projects/${projectId}`);
    const invoice = db().doc(`invoices/${projectId}-1`);
    const issuedOn = londonDate(firstKept);
    for (const state of [{ status: 'active' }, { status: 'completed', completedAt: firstKept }]) {
      await project.update(state);
      expect(await run()).toMatchObject({ acceptedQuotes: 0 });
    }
    await project.update({ status: 'completed', completedAt: lastForgotten });
    await invoice.update({ status: 'paid', issuedOn });
    expect(await run()).toMatchObject({ acceptedQuotes: 0 });
    expect(await isThere(`certificates/${certificateId}`)).toBe(true);
    await invoice.update({ status: 'discarded', issuedOn: null });
    expect(await run()).toMatchObject({ acceptedQuotes: 1 });
    expect(await isThere(`quotes/${quoteId}`)).toBe(false);
  });

  it('keep the audit log as long', async () => {
    await db().doc('auditLog/old').set({ at: lastForgotten });
    await db().doc('auditLog/young').set({ at: firstKept });
    await run();
    expect(await isThere('auditLog/old')).toBe(false);
    expect(await isThere('auditLog/young')).toBe(true);
    // The day before the year is over for six years, nothing of it goes.
    world.setClock(new Date('2035-03-31T22:59:00Z'));
    await run();
    expect(await isThere('auditLog/young')).toBe(true);
    world.setClock(new Date('2035-03-31T23:00:00Z'));
    await run();
    expect(await isThere('auditLog/young')).toBe(false);
  });
});

describe('messages and files of projects', () => {
  const long = new Date('2031-01-01');

  async function addFile(id: string, fileId: string, createdAt: Date) {
    const storagePath = await object(`files/${id}/${fileId}`);
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

  it('go two years after completion, and the project itself stays', async () => {
    const old = await project({ status: 'completed', completedAt: justBefore });
    const young = await project({ status: 'completed', completedAt: twoYears });
    const active = await project({ status: 'active', updatedAt: new Date('2029-01-01') });
    const cancelled = await project({ status: 'cancelled', updatedAt: justBefore });
    expect(await run()).toMatchObject({ messages: 2, files: 2 });
    for (const { id, storagePath } of [old, cancelled]) {
      expect(await isThere(`projects/${id}`)).toBe(true);
      expect(await below(`projects/${id}`)).toEqual(['updates']);
      expect(await isKept(storagePath)).toBe(false);
    }
    for (const { id, storagePath } of [young, active]) {
      expect(await below(`projects/${id}`)).toEqual(['files', 'messages', 'reads', 'updates']);
      expect(await isKept(storagePath)).toBe(true);
    }
    expect(await run()).toMatchObject({ messages: 0, files: 0 });
  });

  it('that came to such a project later have their own two years', async () => {
    const { id } = await project({ status: 'completed', completedAt: long });
    await db().doc(`projects/${id}/messages/late`).set({ body: 'Again', createdAt: twoYears });
    const late = await addFile(id, 'late', twoYears);
    const left = async (list: string) =>
      (await db().collection(`projects/${id}/${list}`).get()).docs.map((found) => found.id);
    expect(await run()).toMatchObject({ messages: 1, files: 1 });
    expect([await left('messages'), await left('files')]).toEqual([['late'], ['late']]);
    // Somebody still reads there.
    expect(await left('reads')).toEqual(['anna']);
    expect(await isKept(late)).toBe(true);
    world.setClock(new Date('2034-07-15T23:00:00Z'));
    await run();
    expect([await left('messages'), await left('files'), await left('reads')]).toEqual([[], [], []]);
    expect(await isKept(late)).toBe(false);
  });
});

describe('mails and visits', () => {
  // Ninety days before 15 July is 16 April, in summer time.
  const kept = new Date('2034-04-15T23:00:00Z');
  const gone = new Date(kept.getTime() - 1);

  it('go after ninety days, with the bytes of mails that never went', async () => {
    const queue = async (at: Date) => {
      const id = `notice.test.${makeReference('contact', world.deps.random)}`;
      const order = { id, template: 'notice', to: ['kim@example.com'], data: { notice: 'test' } } as const;
      const { path, data } = newMail(order, at);
      await db()
        .doc(path)
        .set({ ...data, status: 'failed' });
      const message = {
        from: 'a@example.com',
        to: ['kim@example.com'],
        subject: '',
        html: '',
        text: '',
        tags: [],
      };
      await keepMessage(world.deps, id, message);
      return id;
    };
    const [old, young] = [await queue(gone), await queue(kept)];
    expect((await run()).mails).toBeGreaterThanOrEqual(1);
    expect(await isThere(`outbox/${old}`)).toBe(false);
    expect(await isKept(`mail/${old}`)).toBe(false);
    expect(await isThere(`outbox/${young}`)).toBe(true);
    expect(await isKept(`mail/${young}`)).toBe(true);
    await db().doc('links/l/visits/old').set({ at: gone });
    await db().doc('links/l/visits/young').set({ at: kept });
    expect(await run()).toMatchObject({ visits: 1 });
    expect(await isThere('links/l/visits/old')).toBe(false);
    expect(await isThere('links/l/visits/young')).toBe(true);
  });
});

it('two runs at once do each other no harm', async () => {
  const path = `contacts/${unique('twice')}`;
  await db().doc(path).set({ updatedAt: justBefore });
  await Promise.all([run(), run(), run()]);
  expect(await isThere(path)).toBe(false);
});

describe('what nothing is left of', () => {
  it('invoices that were never issued go, but for stages of work that is still done', async () => {
    const running = await makeProject(world, { fields: { status: 'active' } });
    const ended = await makeProject(world, { fields: { status: 'completed', completedAt: now } });
    const add = async (fields: Readonly<Record<string, unknown>>) => {
      const path = `invoices/${unique('draft')}`;
      await db()
        .doc(path)
        .set({ status: 'draft', projectId: null, issuedOn: null, updatedAt: justBefore, ...fields });
      return path;
    };
    const kept = [
      await add({ projectId: running }),
      await add({ updatedAt: twoYears }),
      await add({ status: 'paid', issuedOn: '2034-01-01' }),
    ];
    const gone = [
      await add({}),
      await add({ projectId: ended }),
      await add({ projectId: running, status: 'discarded' }),
    ];
    await run();
    expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true));
    expect(await Promise.all(gone.map(isThere))).toEqual(gone.map(() => false));
  });

  it('clients go with their credits, unless they are owed something', async () => {
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
    const kept = [await add(null, twoYears), await add(500, justBefore), `clients/${clientOf}`];
    const gone = [await add(null, justBefore), await add(0, justBefore)];
    await run();
    expect(await Promise.all(kept.map(isThere))).toEqual([true, true, true]);
    expect(await Promise.all(gone.map(isThere))).toEqual([false, false]);
    expect(await below(gone[1] ?? '')).toEqual([]);
  });

  it('accounts go when nobody used them for two years, but for admins and where something is under way', async () => {
    world.setClock(new Date());
    const [idle, admin, busy, unproved] = [
      await makeSomeone(world),
      await makeSomeone(world),
      await makeSomeone(world),
      await makeSomeone(world, { emailVerified: false }),
    ];
    await db()
      .doc('access/admins')
      .set({ uids: [admin.uid], updatedAt: now });
    const projectId = await makeProject(world, {
      members: [{ ...busy, name: 'Bo' }],
      fields: { status: 'active' },
    });
    await run();
    const isLeft = async ({ uid }: { uid: string }) => (await accountOf(world.deps, uid)) !== null;
    expect(await isLeft(idle)).toBe(true);
    world.setClock(now);
    expect(await run()).toMatchObject({ accounts: 2 });
    expect([await isLeft(idle), await isLeft(unproved)]).toEqual([false, false]);
    expect([await isLeft(admin), await isLeft(busy)]).toEqual([true, true]);
    expect(await isThere(`users/${idle.uid}`)).toBe(false);
    await db().doc(`projects/${projectId}`).update({ status: 'cancelled', updatedAt: now });
    expect(await run()).toMatchObject({ accounts: 1 });
    expect([await isLeft(admin), await isLeft(busy)]).toEqual([true, false]);
    // Nobody asked for more than the account to end: whom staff reach at the client stays there.
    const clientId = String((await db().doc(`projects/${projectId}`).get()).get('clientId'));
    const client = await db().doc(`clients/${clientId}`).get();
    expect([client.get('emails'), client.get('memberUids')]).toEqual([[busy.email], []]);
    // And the log says no more than that.
    const entry = await db().doc(`auditLog/erased-${busy.uid}`).get();
    expect(entry.get('after.kept')).toContain('The account alone ended');
  });

  it('accounts that nobody used stay while something stands that was asked from their address, and it with them', async () => {
    world.setClock(now);
    const [writer, asker] = [await makeSomeone(world), await makeSomeone(world)];
    const contact = `contacts/${unique('e')}`;
    await db().doc(contact).set({ email: writer.email, createdAt: now, updatedAt: now });
    const quoteId = await makeDraft(world, { recipient: { ...recipient, email: asker.email } });
    expect(await run()).toMatchObject({ accounts: 0 });
    expect([await isThere(contact), await isThere(`quotes/${quoteId}`)]).toEqual([true, true]);
    await db().doc(contact).update({ updatedAt: justBefore });
    await run();
    world.setClock(now);
    await run();
    expect(await accountOf(world.deps, writer.uid)).toBeNull();
    expect(await accountOf(world.deps, asker.uid)).not.toBeNull();
  });

  it('an account whose deletion was cut off is left to the repair, which knows the address to erase', async () => {
    world.setClock(now);
    const leaving = await makeSomeone(world);
    const profile = `users/${leaving.uid}`;
    const erasing = { by: 'staff', action: 'deleteUser', at: now, address: leaving.email };
    await db().doc(profile).set({ erasing }, { merge: true });
    await run();
    expect((await db().doc(profile).get()).get('erasing.address')).toBe(leaving.email);
    await db().doc(profile).update({ erasing: FieldValue.delete() });
    await run();
    expect(await isThere(profile)).toBe(false);
  });
});

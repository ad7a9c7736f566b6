import { makeReference } from '@agency/domain/shared/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cacheMessage } from '../../functions/src/mail-queue/message-cache.ts';
import { newMail } from '../../functions/src/mail-queue/outbox.ts';
import { applyRetention } from '../../functions/src/personal-data/retention/apply.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { storeUploads } from '../../functions/src/upload/store.ts';
import { unique } from '../support/suite.ts';
import { makeDraft, makeSent } from './quote-world.ts';
import { areThere, below, exists, isThere, justBefore, now, run, twoYears } from './retention-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('retention-quotes');
});
afterAll(() => world.close());
beforeEach(() => world.setClock(now));

const db = () => world.deps.db;

describe('enquiries', () => {
  const add = async (collection: string, updatedAt: Date) => {
    const path = `${collection}/${unique('e')}`;
    await db()
      .doc(path)
      .set({ createdAt: new Date('2030-01-01'), updatedAt });
    return path;
  };

  it('are purged two years after they last changed, by whole days in London', async () => {
    const old = [await add('contacts', justBefore), await add('packageRequests', justBefore)];
    const young = [await add('contacts', twoYears), await add('packageRequests', twoYears)];
    expect(await run(world)).toMatchObject({ contacts: 1, packageRequests: 1 });
    expect(await areThere(world, old)).toEqual([false, false]);
    expect(await areThere(world, young)).toEqual([true, true]);
    // A minute to midnight changes nothing, midnight does.
    world.setClock(new Date('2034-07-15T22:59:00Z'));
    expect(await run(world)).toMatchObject({ contacts: 0, packageRequests: 0 });
    world.setClock(new Date('2034-07-15T23:00:00Z'));
    expect(await run(world)).toMatchObject({ contacts: 1, packageRequests: 1 });
  });

  it('are all purged, page after page', async () => {
    const batch = db().batch();
    const begin = unique('many');
    for (let index = 0; index < 230; index += 1) {
      batch.set(db().doc(`contacts/${begin}-${index}`), { updatedAt: justBefore, createdAt: justBefore });
    }
    await batch.commit();
    expect(await run(world)).toMatchObject({ contacts: 230 });
  });
});

describe('quotes that nobody accepted', () => {
  it('are purged with versions, history, messages, links, visits and what visitors sent', async () => {
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
    await run(world);
    expect(await isThere(world, path)).toBe(true);
    expect(await exists(world, storagePath)).toBe(true);
    await db().doc(path).update({ updatedAt: justBefore });
    expect(await run(world)).toMatchObject({ quotes: 1 });
    expect(await isThere(world, path)).toBe(false);
    expect(await below(world, path)).toEqual([]);
    expect(await isThere(world, `links/${linkId}`)).toBe(false);
    expect(await isThere(world, `links/${linkId}/visits/one`)).toBe(false);
    expect(await isThere(world, `uploads/${upload?.id}`)).toBe(false);
    expect(await exists(world, storagePath)).toBe(false);
    expect(await run(world)).toMatchObject({ quotes: 0 });
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
    expect(await isThere(world, path)).toBe(true);
    expect(await isThere(world, `${path}/private/draft`)).toBe(true);
    expect(await applyRetention({ ...world.deps, storage })).toMatchObject({ quotes: 1 });
    expect(await isThere(world, path)).toBe(false);
  });

  it('stay while accepted, however old', async () => {
    const quoteId = await makeSent(world);
    const yes = { quoteId, name: 'Sam Weald', choices: [], note: 'By phone' };
    await acceptQuoteOffline(world.deps, yes, asStaff);
    await db()
      .doc(`quotes/${quoteId}`)
      .update({ updatedAt: new Date('2029-01-01') });
    expect(await run(world)).toMatchObject({ quotes: 0, acceptedQuotes: 0 });
    expect(await isThere(world, `quotes/${quoteId}`)).toBe(true);
  });
});

describe('mails and visits', () => {
  // Ninety days before 15 July is 16 April, in summer time.
  const retained = new Date('2034-04-15T23:00:00Z');
  const gone = new Date(retained.getTime() - 1);

  it('are purged after ninety days, with the bytes of mails never sent', async () => {
    const queue = async (at: Date) => {
      const id = `notice.test.${makeReference('contact', world.deps.random)}`;
      const order = { id, template: 'notice', to: ['kim@example.com'], data: { composed: true } } as const;
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
      await cacheMessage(world.deps, id, message);
      return id;
    };
    const [old, young] = [await queue(gone), await queue(retained)];
    // Written before its entry, which then was never made.
    const unqueued = await queue(retained);
    await db().doc(`outbox/${unqueued}`).delete();
    expect((await run(world)).mails).toBeGreaterThanOrEqual(1);
    expect(await isThere(world, `outbox/${old}`)).toBe(false);
    expect(await exists(world, `mail/${old}`)).toBe(false);
    expect(await isThere(world, `outbox/${young}`)).toBe(true);
    expect(await exists(world, `mail/${young}`)).toBe(true);
    expect(await exists(world, `mail/${unqueued}`)).toBe(false);
    await db().doc('links/l/visits/old').set({ at: gone });
    await db().doc('links/l/visits/young').set({ at: retained });
    expect(await run(world)).toMatchObject({ visits: 1 });
    expect(await isThere(world, 'links/l/visits/old')).toBe(false);
    expect(await isThere(world, 'links/l/visits/young')).toBe(true);
  });
});

it('two runs at once do each other no harm', async () => {
  const path = `contacts/${unique('twice')}`;
  await db().doc(path).set({ updatedAt: justBefore });
  await Promise.all([run(world), run(world), run(world)]);
  expect(await isThere(world, path)).toBe(false);
});

import { type QuoteRequestInput, quoteRequestInput } from '@agency/domain/quote/request';
import { parseInput } from '@agency/domain/shared/parse';
import { type Upload, upload as uploadSchema } from '@agency/domain/upload/schema';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commit } from '../../functions/src/platform/commit.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { findDocument } from '../../functions/src/platform/firestore.ts';
import { requestKey, runOnce } from '../../functions/src/platform/http/idempotency.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { requestQuote } from '../../functions/src/quote/request.ts';
import { prepareClaim } from '../../functions/src/records/upload/claim.ts';
import { moveClaimed } from '../../functions/src/records/upload/move-claimed.ts';
import { removeExpired } from '../../functions/src/upload/remove-expired.ts';
import { storeUploads } from '../../functions/src/upload/store.ts';
import { png, requestFields } from '../support/samples.ts';
import { unique } from '../support/suite.ts';
import { bytesAt, objectsBelow } from './file-world.ts';
import { makeWorld, sender, type World } from './world.ts';

let world: World;
const hour = 3600_000;

beforeAll(async () => {
  world = await makeWorld('loose');
});
afterAll(() => world.close());

async function send(name = 'plan.txt', content = 'A plan'): Promise<string> {
  const [sent] = await storeUploads(world.deps, [{ name, bytes: Buffer.from(content) }]);
  return sent?.id ?? '';
}

async function uploadOf(id: string): Promise<Upload | null> {
  return findDocument(uploadSchema, world.deps.db.doc(`uploads/${id}`));
}

async function hoursLater(hours: number, work: () => Promise<unknown>): Promise<void> {
  world.setClock(new Date(Date.now() + hours * hour));
  try {
    await work();
  } finally {
    world.setClock(new Date());
  }
}

const run = () => removeExpired(world.deps);

const claim = (ids: readonly string[], by = 'quotes/Q-7K3M9P', deps: Deps = world.deps) =>
  commit(deps, async (unit) => (await prepareClaim(deps, unit, ids, by))());

function request(attachments: readonly string[]): QuoteRequestInput {
  return parseInput(quoteRequestInput, requestFields({ attachments }));
}

describe('attachments of a quote request', () => {
  it('are moved from incoming/ to the files of their quote', async () => {
    const ids = [await send(), await send('prices.csv', 'a,b\n')];
    const { id } = await requestQuote(world.deps, request(ids), sender());
    for (const uploadId of ids) {
      const storagePath = `files/quotes/${id}/${uploadId}`;
      expect(await uploadOf(uploadId)).toMatchObject({
        state: 'claimed',
        claimedBy: `quotes/${id}`,
        storagePath,
      });
      expect(await objectsBelow(world, `incoming/public/${uploadId}`)).toEqual([]);
    }
    expect((await bytesAt(world, `files/quotes/${id}/${ids[0]}`)).toString()).toBe('A plan');
  });

  it('are moved by the schedule when the request was cut off right after its commit', async () => {
    const uploadId = await send();
    await claim([uploadId]);
    expect(await uploadOf(uploadId)).toMatchObject({ storagePath: `incoming/public/${uploadId}` });
    await hoursLater(30, run);
    const storagePath = `files/quotes/Q-7K3M9P/${uploadId}`;
    expect(await uploadOf(uploadId)).toMatchObject({ state: 'claimed', storagePath });
    expect((await bytesAt(world, storagePath)).toString()).toBe('A plan');
    expect(await objectsBelow(world, `incoming/public/${uploadId}`)).toEqual([]);
  });

  it('survive five moves at once, and an interruption before the old place is cleared', async () => {
    const uploadId = await send();
    await claim([uploadId]);
    await Promise.all(Array.from({ length: 5 }, () => moveClaimed(world.deps, uploadId)));
    const storagePath = `files/quotes/Q-7K3M9P/${uploadId}`;
    expect((await bytesAt(world, storagePath)).toString()).toBe('A plan');
    const bucket = await bucketOf(world.deps);
    await bucket
      .file(`incoming/public/${uploadId}`)
      .save('A plan', { contentType: 'text/plain', resumable: false });
    await run();
    expect(await objectsBelow(world, `incoming/public/${uploadId}`)).toEqual([]);
    expect((await bytesAt(world, storagePath)).toString()).toBe('A plan');
  });
});

describe('removeExpired', () => {
  it('removes unclaimed uploads after a day: their bytes first, then their document', async () => {
    const uploadId = await send();
    const path = `incoming/public/${uploadId}`;
    await hoursLater(23.9, run);
    expect([await uploadOf(uploadId), await objectsBelow(world, path)]).toMatchObject([
      { state: 'stored' },
      [path],
    ]);
    await hoursLater(24.1, run);
    expect(await uploadOf(uploadId)).toMatchObject({ state: 'expired' });
    expect(await objectsBelow(world, path)).toEqual([]);
    await hoursLater(25.2, run);
    expect(await uploadOf(uploadId)).toBeNull();
  });

  it('removes objects without a document after a day, not before', async () => {
    const path = `incoming/rosa/${unique('unknown')}`;
    const bucket = await bucketOf(world.deps);
    await bucket.file(path).save(png, { contentType: 'image/png', resumable: false });
    await hoursLater(23.9, run);
    expect(await objectsBelow(world, path)).toEqual([path]);
    await hoursLater(24.1, run);
    expect(await objectsBelow(world, path)).toEqual([]);
  });

  it('never removes what somebody claims at that moment: one of the two wins, completely', async () => {
    const outcomes = { claimed: 0, expired: 0 };
    for (let round = 0; round < 12; round += 1) {
      const uploadId = await send();
      // The claimer's clock is before the end of the day, the schedule's after it: each believes itself in time.
      const late: Deps = { ...world.deps, clock: () => new Date(Date.now() + 24.1 * hour) };
      const [claimed] = await Promise.allSettled([
        claim([uploadId], 'quotes/Q-8K3M9P').then(() => moveClaimed(world.deps, uploadId)),
        removeExpired(late),
      ]);
      const path = `files/quotes/Q-8K3M9P/${uploadId}`;
      if (claimed.status === 'fulfilled') {
        outcomes.claimed += 1;
        expect(await uploadOf(uploadId)).toMatchObject({ state: 'claimed', storagePath: path });
        expect((await bytesAt(world, path)).toString()).toBe('A plan');
      } else {
        outcomes.expired += 1;
        expect(claimed.reason).toMatchObject({ code: 'invalid-argument' });
        expect(await uploadOf(uploadId)).toMatchObject({ state: 'expired' });
        expect(await objectsBelow(world, path)).toEqual([]);
      }
    }
    expect(outcomes.claimed + outcomes.expired).toBe(12);
  });

  it('fails a claim that read the upload just before it expired', async () => {
    const uploadId = await send();
    const late: Deps = { ...world.deps, clock: () => new Date(Date.now() + 24.1 * hour) };
    let tries = 0;
    const claiming = commit(world.deps, async (unit) => {
      tries += 1;
      const write = await prepareClaim(world.deps, unit, [uploadId], 'quotes/Q-8K3M9P');
      await removeExpired(late);
      write();
    });
    await expect(claiming).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(tries).toBe(2);
    expect(await uploadOf(uploadId)).toMatchObject({ state: 'expired', claimedBy: null });
  });

  it('can be cut off at any object and run again', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => send()));
    let left = 3;
    const dying: Deps = {
      ...world.deps,
      storage: async () => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return world.deps.storage();
      },
    };
    await hoursLater(24.1, () => removeExpired({ ...dying, clock: world.deps.clock }));
    await hoursLater(26, run);
    for (const id of ids) {
      expect(await objectsBelow(world, `incoming/public/${id}`)).toEqual([]);
      expect(await uploadOf(id)).toBeNull();
    }
  });

  it('removes stored responses, counts of limits and codes past their time, more than a page of them', async () => {
    const { db } = world.deps;
    const past = new Date(Date.now() - 1000);
    const future = new Date(Date.now() + hour);
    const batch = db.batch();
    for (let count = 0; count < 230; count += 1) {
      batch.set(db.doc(`rateLimits/old-${count}`), { count: 1, expiresAt: past });
    }
    batch.set(db.doc('rateLimits/new'), { count: 1, expiresAt: future });
    batch.set(db.doc('idempotency/old'), { expiresAt: past });
    batch.set(db.doc('idempotency/new'), { expiresAt: future });
    batch.set(db.doc('stepUpCodes/old'), { expiresAt: past });
    batch.set(db.doc('stepUpCodes/new'), { expiresAt: future });
    await batch.commit();
    await run();
    const left = await Promise.all(
      ['rateLimits', 'idempotency', 'stepUpCodes'].map(async (name) => {
        const { docs } = await db.collection(name).get();
        return docs.map(({ id }) => id).filter((id) => /^(old|new)/.test(id));
      }),
    );
    expect(left).toEqual([['new'], ['new'], ['new']]);
  });

  it('keeps a response that is renewed meanwhile', async () => {
    const answer = v.object({ round: v.number() });
    const key = requestKey('loose', { key: unique('key'), address: 'kim@example.com', content: {} });
    const ask = (round: number, deps: Deps) =>
      runOnce(deps, key, answer, async () => ({ answer: { round }, documentPath: 'quotes/x' }));
    await ask(1, world.deps);
    const later: Deps = { ...world.deps, clock: () => new Date(Date.now() + 25 * hour) };
    const [given] = await Promise.all([ask(2, later), removeExpired(later)]);
    expect(given).toEqual({ round: 2 });
    expect(await ask(3, later)).toEqual({ round: 2 });
  });
});

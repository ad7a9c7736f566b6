import { AppError } from '@agency/domain/shared/errors';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../../functions/src/platform/commit.ts';
import { unique } from '../support/suite.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let read: FirebaseFirestore.DocumentReference;
let written: FirebaseFirestore.DocumentReference;

beforeAll(async () => {
  world = await makeWorld('commit');
});
afterAll(() => world.close());

beforeEach(async () => {
  const name = unique('commit');
  read = world.deps.db.doc(`projects/${name}`);
  written = world.deps.db.doc(`invoices/${name}`);
  await read.set({ status: 'active', at: new Timestamp(1_795_000_000, 123_456_000) });
});

/** Works from a document that is only read; at its first try somebody changes that document before the commit. */
async function raced(isGuarded: boolean): Promise<number> {
  let tries = 0;
  await commit(world.deps, async (unit) => {
    tries += 1;
    const status: unknown = (await unit.get(read)).get('status');
    if (tries === 1) await read.update({ status: 'cancelled' });
    if (isGuarded) unit.guard(read);
    unit.set(written, { status });
  });
  return tries;
}

describe('a refusal', () => {
  /** Refuses what it reads of two documents that change together, between the two reads at its first try. */
  async function torn(change: () => Promise<unknown>): Promise<number> {
    let tries = 0;
    await written.set({ paid: 0 });
    await commit(world.deps, async (unit) => {
      tries += 1;
      const status: unknown = (await unit.get(read)).get('status');
      if (tries === 1) await change();
      const paid: unknown = (await unit.get(written)).get('paid');
      if (status === 'active' && paid !== 0) throw new AppError('failed-precondition', 'It can’t be.');
    });
    return tries;
  }

  it('counts only while what it read still stands', async () => {
    const both = async () => {
      await read.update({ status: 'completed' });
      await written.update({ paid: 1 });
    };
    expect(await torn(both)).toBe(2);
    await read.update({ status: 'active' });
    await expect(torn(() => written.update({ paid: 1 }))).rejects.toThrow('It can’t be.');
  });
});

describe('a document that is read twice', () => {
  it('makes the work start again if it came in between, as when a query finds what was not there', async () => {
    let tries = 0;
    const mark = unique('mark');
    const made = await commit(world.deps, async (unit) => {
      tries += 1;
      const isThere = (await unit.get(written)).exists;
      if (tries === 1) await written.set({ mark, by: 'somebody else' });
      await unit.find(world.deps.db.collection('invoices').where('mark', '==', mark));
      if (isThere) return false;
      unit.set(written, { mark, by: 'us' });
      return true;
    });
    expect({ made, tries }).toEqual({ made: false, tries: 2 });
    expect((await written.get()).data()).toEqual({ mark, by: 'somebody else' });
  });
});

describe('a document that is only read', () => {
  it('makes the work start again if it is guarded and changes meanwhile', async () => {
    expect(await raced(true)).toBe(2);
    expect((await written.get()).data()).toEqual({ status: 'cancelled' });
  });

  it('is not checked otherwise', async () => {
    expect(await raced(false)).toBe(1);
    expect((await written.get()).data()).toEqual({ status: 'active' });
  });

  it('stays as it was, to the nanosecond', async () => {
    const before = await read.get();
    await commit(world.deps, async (unit) => {
      await unit.get(read);
      unit.guard(read);
      unit.create(written, { made: true });
    });
    expect((await read.get()).data()).toEqual(before.data());
    expect((await written.get()).exists).toBe(true);
  });

  it('can’t be guarded unread', async () => {
    const work = commit(world.deps, async (unit) => unit.guard(read));
    await expect(work).rejects.toThrow(/was not read/);
  });

  it('can’t be guarded if it does not exist: there is nothing to attach a precondition to', async () => {
    const work = commit(world.deps, async (unit) => {
      await unit.get(written);
      unit.guard(written);
    });
    await expect(work).rejects.toThrow(/was not there/);
  });
});

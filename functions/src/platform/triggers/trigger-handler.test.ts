import { AppError } from '@agency/domain/shared/errors';
import { UnreadableRecord } from '@agency/domain/shared/parse';
import { describe, expect, it } from 'vitest';
import type { DocumentChange } from '../deploy.ts';
import { silentLog } from '../log.ts';
import { handleChange } from './trigger-handler.ts';

const at = new Date('2026-11-20T09:00:00Z');
const change: DocumentChange = {
  eventId: 'event',
  at,
  path: 'invoices/one',
  params: {},
  before: undefined,
  after: {},
};
const minutes = (count: number) => count * 60_000;

/** Handles an event of this age, and returns whether it is delivered again and what was logged. */
async function afterwards(ageMs: number, thrown?: unknown) {
  const logged: unknown[] = [];
  const deps = {
    clock: () => new Date(at.getTime() + ageMs),
    log: { ...silentLog, error: (_message: string, fields?: object) => void logged.push(fields) },
  };
  const handle = async () => {
    if (thrown !== undefined) throw thrown;
  };
  const back = await handleChange(deps, handle, change).then(
    () => 'done with',
    (cause: unknown) => (cause === thrown ? 'comes back' : cause),
  );
  return { back, logged };
}

describe('an event', () => {
  it('is finished silently when there was nothing to do', async () => {
    expect(await afterwards(0)).toEqual({ back: 'done with', logged: [] });
  });

  it.each([
    [0, 'comes back'],
    [minutes(59), 'comes back'],
    [minutes(60), 'done with'],
    [minutes(60 * 24), 'done with'],
  ])('of a record that can’t be read, %i ms old, %s; the log names the record', async (ageMs, what) => {
    const thrown = new UnreadableRecord('clients/weald', []);
    const { back, logged } = await afterwards(ageMs, thrown);
    expect(back).toBe(what);
    const letGo = what !== 'comes back';
    expect(logged).toEqual([{ path: 'invoices/one', record: 'clients/weald', letGo, cause: thrown }]);
  });

  it.each([
    ['the database is away', new Error('unavailable'), 'comes back'],
    ['too many are at it', new AppError('resource-exhausted', 'Busy'), 'comes back'],
    ['it is not allowed', new AppError('failed-precondition', 'No'), 'done with'],
  ])('when %s: %s', async (_why, thrown, what) => {
    expect((await afterwards(minutes(600), thrown)).back).toBe(what);
  });
});

import { UnreadableRecord } from '@agency/domain/shared/parse';
import type { Deps } from './deps.ts';

/**
 * Runs `work` for each, one after the other; an unreadable record does not stop the others.
 * @returns for how many `work` returned true, and the records that could not be read.
 */
export async function inTurn<T>(
  every: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<boolean>,
): Promise<{ readonly count: number; readonly unreadable: readonly UnreadableRecord[] }> {
  const unreadable: UnreadableRecord[] = [];
  let count = 0;
  for await (const one of every) {
    try {
      if (await work(one)) count += 1;
    } catch (thrown) {
      if (!(thrown instanceof UnreadableRecord)) throw thrown;
      unreadable.push(thrown);
    }
  }
  return { count, unreadable };
}

/**
 * The same where all have to be done: the first unreadable record is thrown once everything else is done.
 * @throws UnreadableRecord for the first.
 */
export async function allInTurn<T>(
  every: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<boolean>,
): Promise<number> {
  const { count, unreadable } = await inTurn(every, work);
  if (unreadable[0]) throw unreadable[0];
  return count;
}

/**
 * Runs `work` for each, one after the other, for schedules: a failure is logged, and the next run finds the item again.
 * @param describe the fields that name an item in the log.
 * @returns for how many `work` returned true.
 */
export async function inTurnLogged<T>(
  { log }: Pick<Deps, 'log'>,
  every: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<boolean>,
  failure: string,
  describe: (one: T) => Readonly<Record<string, unknown>>,
): Promise<number> {
  let count = 0;
  for await (const one of every) {
    try {
      if (await work(one)) count += 1;
    } catch (cause) {
      log.error(failure, { ...describe(one), cause });
    }
  }
  return count;
}

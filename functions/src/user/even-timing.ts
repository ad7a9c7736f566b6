import { setTimeout as wait } from 'node:timers/promises';

/** More than creating an account takes, so that the response time reveals nothing about what was done. */
const answerAfterMs = 900;

/** Answers no sooner than a fixed time after the request came, however long the work takes. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(answerAfterMs)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

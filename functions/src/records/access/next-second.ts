import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';

/**
 * The second from which sessions count when all of until now are to end. Sign-ins are told apart by the second only, so
 * it is the next one: one that began earlier in this second ends as well.
 */
export function nextSecond(now: Date): number {
  return Math.floor(now.getTime() / 1000) + 1;
}

/** Waits for that second, so that a sign-in after the answer counts. */
export async function untilSecond(deps: Deps, second: number): Promise<void> {
  await wait(Math.min(1000, Math.max(0, second * 1000 - deps.clock().getTime())));
}

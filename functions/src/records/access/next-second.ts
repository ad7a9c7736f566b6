import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';

/**
 * The second from which sessions are valid when all of those until now are to end. Sign-in times are whole seconds, so
 * it is the next one: a session that began earlier in this second ends as well.
 */
export function nextSecond(now: Date): number {
  return Math.floor(now.getTime() / 1000) + 1;
}

/** Waits for that second, so that a sign-in after the response counts. */
export async function untilSecond(deps: Deps, second: number): Promise<void> {
  await wait(Math.min(1000, Math.max(0, second * 1000 - deps.clock().getTime())));
}

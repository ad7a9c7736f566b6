import type { ErrorCode } from '@agency/domain/shared/errors';

type Check = () => Promise<void>;
let check: Check = () => Promise.resolve();

/** Names what asks whether the session still counts: the session itself, which knows those who are refused, not they it. */
export function onRefused(asks: Check): void {
  check = asks;
}

/**
 * Asks whether the session still counts before a refusal is believed: somebody whose access has just been taken away is
 * told so, not that there is nothing. Where it doesn't, the screen is left.
 */
export async function believeRefusal(code: ErrorCode): Promise<void> {
  if (code === 'unauthenticated' || code === 'permission-denied') await check();
}

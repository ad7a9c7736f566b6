import { ForeignSession } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';

/** What a refusal by any function is good for beyond its answer: an intruder is seen at their own first call. */
export async function noticeRefusal(deps: Deps, thrown: unknown): Promise<void> {
  if (!(thrown instanceof ForeignSession)) return;
  const { noticeForeignSession } = await import('./foreign-methods.ts');
  await noticeForeignSession(deps, thrown);
}

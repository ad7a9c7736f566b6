import type { Deps } from '../platform/deps.ts';
import { requireAccount } from '../records/user/account.ts';
import { endSessionsOf } from './end-sessions.ts';

/** What follows once `users.disabled` is set: no sign-in, no session, no role, no audience. Safe to repeat. */
export async function finishDisabling(
  deps: Deps,
  uid: string,
  why: { actor: string; action: string },
): Promise<void> {
  await (await deps.auth()).updateUser(uid, { disabled: true });
  await endSessionsOf(deps, await requireAccount(deps, uid), { ...why, losesRole: true });
}

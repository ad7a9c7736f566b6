import type { UserRecord } from 'firebase-admin/auth';
import type { Deps } from '../platform/deps.ts';

export function isAuthError(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}

/** The account of an address; null when there is none. */
export async function findAccount(deps: Deps, email: string): Promise<UserRecord | null> {
  try {
    return await (await deps.auth()).getUserByEmail(email);
  } catch (thrown) {
    if (isAuthError(thrown, 'auth/user-not-found')) return null;
    throw thrown;
  }
}

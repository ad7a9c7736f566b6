import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { defaultNotificationPreferences, type User } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { documentRef, isAlreadyExists } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';

/** The document of a person who signs in, as it begins. */
export function newUser(account: UserRecord, now: Date): User {
  return {
    email: (account.email ?? '').toLowerCase(),
    displayName: (account.displayName ?? '').slice(0, 100),
    phone: null,
    role: account.customClaims?.role === 'admin' ? 'admin' : null,
    adminRequest: null,
    notificationPreferences: { ...defaultNotificationPreferences },
    disabled: account.disabled,
    searchTokens: makeSearchTokens([account.displayName, account.email]),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
}

/** Makes `users/{uid}` after the first sign-in; once made it is left alone. */
export const ensureUser: OperationHandler<'ensureUser'> = async (deps, _input, { person }) => {
  const account = await (await deps.auth()).getUser(person.uid);
  try {
    await documentRef(deps.db, 'users', person.uid).create(newUser(account, deps.clock()));
    return { created: true };
  } catch (thrown) {
    if (isAlreadyExists(thrown)) return { created: false };
    throw thrown;
  }
};

import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { defaultNotificationPreferences, type User, user as userSchema } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { queueMail } from '../mail/outbox.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, isAlreadyExists, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { adminAwaitingApproval } from './mails.ts';

/** The document of a person who signs in, as it begins. */
export function newUser(account: UserRecord, now: Date): User {
  return {
    email: addressIn(account),
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

function addressIn(account: UserRecord): string {
  return (account.email ?? '').toLowerCase();
}

/**
 * Makes `users/{uid}` at the first sign-in. Called after later ones too: the address in it follows the account's, and
 * staff are told once when somebody who asked for the back office has proved their address.
 */
export const ensureUser: OperationHandler<'ensureUser'> = async (deps, _input, { person }) => {
  const account = await (await deps.auth()).getUser(person.uid);
  try {
    await documentRef(deps.db, 'users', person.uid).create(newUser(account, deps.clock()));
    return { created: true };
  } catch (thrown) {
    if (!isAlreadyExists(thrown)) throw thrown;
  }
  const { adminRequest } = await followAddress(deps, account);
  if (adminRequest === 'pending' && account.emailVerified) {
    const { notificationEmails } = await readPrivateSettings(deps);
    await queueMail(deps, adminAwaitingApproval(person.uid, notificationEmails, 'first', deps.clock()));
  }
  return { created: false };
};

async function followAddress(deps: Deps, account: UserRecord): Promise<Pick<User, 'adminRequest'>> {
  const ref = documentRef(deps.db, 'users', account.uid);
  return commit(deps, async (unit) => {
    const stored = await findDocument(userSchema, ref, unit);
    if (stored === null) return { adminRequest: null };
    const email = addressIn(account);
    if (stored.email === email) return stored;
    unit.set(ref, {
      ...withoutId(stored),
      email,
      searchTokens: makeSearchTokens([stored.displayName, email]),
      updatedAt: deps.clock(),
      updatedBy: 'system',
    });
    return stored;
  });
}

import { AppError } from '@agency/domain/shared/errors';
import { cleanLine, email } from '@agency/domain/shared/fields';
import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { defaultNotificationPreferences, type User, user as userSchema } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';
import { queueMail } from '../mail/outbox.ts';
import { checked } from '../platform/checked.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, isAlreadyExists, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { adminAwaitingApproval } from './mails.ts';

/**
 * The document of a person who signs in, as it begins. What the identity service or Google calls them is cut to what a
 * name can be: a name must keep nobody out.
 * @throws AppError `failed-precondition` for an account whose address we can't write to.
 */
export function newUser(account: Account, now: Date): User {
  const address = addressIn(account);
  const displayName = cleanLine(account.displayName ?? '', 100);
  return checked(userSchema, {
    email: address,
    displayName,
    phone: null,
    role: account.customClaims?.role === 'admin' ? 'admin' : null,
    adminRequest: null,
    notificationPreferences: { ...defaultNotificationPreferences },
    disabled: account.disabled,
    searchTokens: makeSearchTokens([displayName, address]),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  });
}

/** What of an account its person's document begins with. */
interface Account extends Pick<UserRecord, 'uid' | 'customClaims' | 'disabled'> {
  readonly email?: string | undefined;
  readonly displayName?: string | undefined;
}

/** @throws AppError `failed-precondition` for an account without an address, or with one that no mail could reach. */
function addressIn(account: Pick<Account, 'uid' | 'email'>): string {
  const address = v.safeParse(email, account.email);
  if (address.success) return address.output;
  throw new AppError(
    'failed-precondition',
    'We can’t write to the email address of this account. Please use an account with another address.',
    { detail: `the address of ${account.uid} does not fit: ${address.issues[0].message}` },
  );
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
    const address = addressIn(account);
    if (stored.email === address) return stored;
    unit.set(ref, {
      ...withoutId(stored),
      email: address,
      searchTokens: makeSearchTokens([stored.displayName, address]),
      updatedAt: deps.clock(),
      updatedBy: 'system',
    });
    return stored;
  });
}

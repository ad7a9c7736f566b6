import { AppError } from '@agency/domain/shared/errors';
import { cleanLine, email } from '@agency/domain/shared/fields';
import { defaultNotificationPreferences, type User, user as userSchema } from '@agency/domain/user/schema';
import { userSearchTokens } from '@agency/domain/user/search';
import type { UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';
import { audit } from '../../platform/audit.ts';
import { sessionsFromOf } from '../../platform/auth.ts';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../../platform/firestore.ts';
import { parseForWrite } from '../../platform/parse-for-write.ts';

/**
 * The new document of a person who signs in. The name that the identity service or Google gives is cut to what a name
 * can be: a name must keep nobody out.
 * @throws AppError `failed-precondition` for an account whose address we can't write to.
 */
export function newUser(account: Account, now: Date): User {
  const address = addressIn(account);
  const displayName = cleanLine(account.displayName ?? '', 100);
  return parseForWrite(userSchema, {
    email: address,
    displayName,
    phone: null,
    role: account.customClaims?.role === 'admin' ? 'admin' : null,
    adminRequest: null,
    notificationPreferences: { ...defaultNotificationPreferences },
    disabled: account.disabled,
    emailVerified: account.emailVerified,
    sessionsFrom: sessionsFromOf(account) ?? 0,
    searchTokens: userSearchTokens({ displayName, email: address }),
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  });
}

/** The parts of an account that its person's document is created from. */
interface Account extends Pick<UserRecord, 'uid' | 'customClaims' | 'disabled' | 'emailVerified'> {
  readonly email?: string | undefined;
  readonly displayName?: string | undefined;
}

/**
 * The address of an account as documents store it.
 * @throws AppError `failed-precondition` for an account without an address, or with one that no mail could reach.
 */
export function addressIn(account: Pick<Account, 'uid' | 'email'>): string {
  const address = v.safeParse(email, account.email);
  if (address.success) return address.output;
  throw new AppError(
    'failed-precondition',
    'We can’t send email to this account’s address. Please use an account with a different address.',
    { detail: `the address of ${account.uid} does not fit: ${address.issues[0].message}` },
  );
}

/** This account's document as stored, or as it would be created. */
export async function readUser(
  deps: Deps,
  unit: UnitOfWork,
  account: UserRecord,
): Promise<{ user: User; isNew: boolean }> {
  const stored = await findDocument(userSchema, documentRef(deps.db, 'users', account.uid), unit);
  return { user: stored ? withoutId(stored) : newUser(account, deps.clock()), isNew: stored === null };
}

/** Writes the document that was read in this commit, with its entry in the audit log. */
export function writeUser(
  deps: Deps,
  unit: UnitOfWork,
  change: { uid: string; actor: string; action: string; before: User | null; after: User },
): void {
  const { uid, actor, action, before } = change;
  const ref = documentRef(deps.db, 'users', uid);
  const after = parseForWrite(userSchema, { ...change.after, updatedAt: deps.clock(), updatedBy: 'system' });
  unit.set(ref, after);
  audit(deps, unit, { actor, action, ref, before, after });
}

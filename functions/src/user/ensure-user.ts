import { type User, user as userSchema } from '@agency/domain/user/schema';
import { userSearchTokens } from '@agency/domain/user/search';
import type { UserRecord } from 'firebase-admin/auth';
import { noticeEndedSessions } from '../access/ended-sessions.ts';
import { queueMail } from '../mail-queue/outbox.ts';
import { adminAwaitingApproval } from '../mail-queue/user-mails.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, isAlreadyExists, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { addressIn, newUser } from '../records/user/store.ts';

/**
 * Makes `users/{uid}` at the first sign-in. Called after later ones too: the address in it, and whether that is
 * verified, follow the account's; the owner is told of sessions that were ended without us; and staff, once, when
 * somebody who asked for the back office has verified their address.
 */
export const ensureUser: OperationHandler<'ensureUser'> = async (deps, _input, { person }) => {
  const account = await (await deps.auth()).getUser(person.uid);
  await noticeEndedSessions(deps, account);
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
    const { emailVerified } = account;
    if (stored.email === address && stored.emailVerified === emailVerified) return stored;
    unit.set(ref, {
      ...withoutId(stored),
      email: address,
      emailVerified,
      searchTokens: userSearchTokens({ displayName: stored.displayName, email: address }),
      updatedAt: deps.clock(),
      updatedBy: 'system',
    });
    return stored;
  });
}

import { auditQueries } from '@agency/domain/audit/queries';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { mailQueries } from '@agency/domain/mail/queries';
import { messageQueries } from '@agency/domain/message/queries';
import { AppError } from '@agency/domain/shared/errors';
import { uploadQueries } from '@agency/domain/upload/queries';
import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { claimsRef } from '../access/claims.ts';
import { dropMessage } from '../mail/bytes.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, everySnapshot } from '../platform/firestore.ts';
import { createOnce } from '../platform/once.ts';
import { bucketOf, removeObject } from '../platform/storage.ts';
import { isAuthError } from './account.ts';
import { markDisabled } from './disable-user.ts';
import { finishDisabling } from './finish-disabling.ts';

/** What the law or the contract asks to keep, for the times that the privacy page prints. */
const kept = 'The contact at a client, quotes, certificates, invoices, messages, files and the audit log';

interface Why {
  readonly actor: string;
  readonly action: string;
}

/**
 * Ends an account for good: nobody can sign in to it from the first step on, and everything that is the person's own
 * goes. What belongs to the business stays for its time, and the audit log says that they were there, not who they were.
 * The first commit marks the document, which goes last: the daily repair finishes what was cut off anywhere between.
 * @throws AppError `failed-precondition` for the last admin.
 */
export async function eraseAccount(
  deps: Deps,
  account: UserRecord,
  { isOwn, ...why }: Why & { readonly isOwn: boolean },
): Promise<void> {
  await commit(deps, (unit) => markDisabled(deps, unit, account, { ...why, isOwn, isErasing: true }));
  await finishErasing(deps, account.uid, account.email ?? '', why);
}

/** What follows once `users.erasing` stands. May run again, and more than once at the same time. */
export async function finishErasing(deps: Deps, uid: string, email: string, why: Why): Promise<void> {
  await unlessGone(() => finishDisabling(deps, uid, why));
  const removed = {
    readMarkers: await removeReads(deps, uid),
    uploads: await removeUploads(deps, uid),
    mails: await removeMails(deps, uid, email),
  };
  await forgetInAudit(deps, uid);
  const user = documentRef(deps.db, 'users', uid);
  const entry: AuditEntry = {
    ...why,
    path: user.path,
    before: null,
    after: { removed, kept },
    at: deps.clock(),
  };
  await createOnce(documentRef(deps.db, 'auditLog', `erased-${uid}`), entry);
  await unlessGone(async () => (await deps.auth()).deleteUser(uid));
  await claimsRef(deps, uid).delete();
  await user.delete();
}

/** Of two deletions at once, or after one that was cut off, the account may be gone already. */
async function unlessGone(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (thrown) {
    const isGone = thrown instanceof AppError && thrown.code === 'not-found';
    if (!isGone && !isAuthError(thrown, 'auth/user-not-found')) throw thrown;
  }
}

async function removeReads(deps: Deps, uid: string): Promise<number> {
  return forEvery(everySnapshot(deps.db, messageQueries.readsOfPerson, [uid]), async ({ ref }) => {
    await ref.delete();
  });
}

/** Files that belong to nothing go; what was handed in with a request or to a project stays there without its owner. */
async function removeUploads(deps: Deps, uid: string): Promise<number> {
  const every = everySnapshot(deps.db, uploadQueries.uploadsOfOwner, [uid]);
  const count = await forEvery(every, async (snapshot) => {
    if (snapshot.get('state') === 'claimed') {
      await snapshot.ref.update({ owner: null });
      return;
    }
    await removeObject(deps, String(snapshot.get('storagePath')));
    await snapshot.ref.delete();
  });
  await (await bucketOf(deps)).deleteFiles({ prefix: `incoming/${uid}/` });
  return count;
}

/** Mails about the account itself; those about quotes and invoices are the business's, and go after their 90 days. */
async function removeMails(deps: Deps, uid: string, email: string): Promise<number> {
  if (email === '') return 0;
  const every = everySnapshot(deps.db, mailQueries.mailsToAddress, [email.toLowerCase()]);
  const drop = async ({ ref, id }: QueryDocumentSnapshot) => {
    await dropMessage(deps, id);
    await ref.delete();
  };
  return forEvery(every, drop, (snapshot) => snapshot.get('data.uid') === uid);
}

const personal = ['email', 'displayName', 'phone', 'searchTokens', 'addressChange'] as const;

/** The log keeps that something was changed, by whom and when, and forgets the words that tell who it was. */
async function forgetInAudit(deps: Deps, uid: string): Promise<void> {
  const path = documentRef(deps.db, 'users', uid).path;
  await forEvery(everySnapshot(deps.db, auditQueries.auditOfPath, [path]), async (snapshot) => {
    const told = ['before', 'after'].flatMap((side) =>
      personal.map((field) => `${side}.${field}`).filter((field) => snapshot.get(field) !== undefined),
    );
    if (told.length > 0) await snapshot.ref.update(Object.fromEntries(told.map((field) => [field, null])));
  });
}

async function forEvery(
  every: AsyncGenerator<QueryDocumentSnapshot>,
  work: (snapshot: QueryDocumentSnapshot) => Promise<void>,
  isMeant: (snapshot: QueryDocumentSnapshot) => boolean = () => true,
): Promise<number> {
  let count = 0;
  for await (const snapshot of every) {
    if (!isMeant(snapshot)) continue;
    await work(snapshot);
    count += 1;
  }
  return count;
}

import { auditQueries } from '@agency/domain/audit/queries';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { mailQueries } from '@agency/domain/mail/queries';
import { messageQueries } from '@agency/domain/message/queries';
import { uploadQueries } from '@agency/domain/upload/queries';
import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { dropMessage } from '../mail/bytes.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, everySnapshot } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import { bucketOf, removeObject } from '../platform/storage.ts';
import { markDisabled } from './disable-user.ts';
import { finishDisabling } from './finish-disabling.ts';

/** What the law or the contract asks to keep, for the times that the privacy page prints. */
const kept = 'The contact at a client, quotes, certificates, invoices, messages, files and the audit log';

interface Erasure {
  readonly actor: string;
  readonly action: string;
  readonly isOwn: boolean;
}

/**
 * Ends an account for good: nobody can sign in to it from the first step on, and everything that is the person's own
 * goes. What belongs to the business stays for its time, and the audit log says that they were there, not who they were.
 * The account itself goes last, so that an erasure that was cut off can be run again.
 * @throws AppError `failed-precondition` for the last admin.
 */
export async function eraseAccount(deps: Deps, account: UserRecord, erasure: Erasure): Promise<void> {
  const { uid } = account;
  const { actor, action } = erasure;
  await commit(deps, (unit) => markDisabled(deps, unit, account, { ...erasure, keepsNothing: true }));
  await finishDisabling(deps, uid, { actor, action });
  const removed = {
    readMarkers: await removeReads(deps, uid),
    uploads: await removeUploads(deps, uid),
    mails: await removeMails(deps, account),
  };
  await documentRef(deps.db, 'users', uid).delete();
  await forgetInAudit(deps, uid);
  const entry: AuditEntry = {
    actor,
    action,
    path: documentRef(deps.db, 'users', uid).path,
    before: null,
    after: { removed, kept },
    at: deps.clock(),
  };
  await documentRef(deps.db, 'auditLog', newId(deps.random)).create(entry);
  await (await deps.auth()).deleteUser(uid);
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
async function removeMails(deps: Deps, { uid, email }: UserRecord): Promise<number> {
  if (email === undefined) return 0;
  const every = everySnapshot(deps.db, mailQueries.mailsToAddress, [email.toLowerCase()]);
  const drop = async ({ ref, id }: QueryDocumentSnapshot) => {
    await dropMessage(deps, id);
    await ref.delete();
  };
  return forEvery(every, drop, (snapshot) => snapshot.get('data.uid') === uid);
}

const personal = ['email', 'displayName', 'phone'] as const;

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

import { auditQueries } from '@agency/domain/audit/queries';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { subjectsOf } from '@agency/domain/audit/subjects';
import { mailQueries } from '@agency/domain/mail/queries';
import { messageQueries } from '@agency/domain/message/queries';
import { normalAddress } from '@agency/domain/shared/address';
import { AppError } from '@agency/domain/shared/errors';
import type { UnreadableRecord } from '@agency/domain/shared/parse';
import { uploadQueries } from '@agency/domain/upload/queries';
import type { UserRecord } from 'firebase-admin/auth';
import { markDisabled } from '../access/disable-user.ts';
import { finishDisabling } from '../access/finish-disabling.ts';
import { accountDeleted } from '../mail-queue/account-mails.ts';
import { deleteCachedMessage } from '../mail-queue/message-cache.ts';
import { queueMail } from '../mail-queue/outbox.ts';
import { hasProvedAddress, provedEmailOf } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, everySnapshot } from '../platform/firestore.ts';
import { inTurn } from '../platform/in-turn.ts';
import { bucketOf, removeObject } from '../platform/storage.ts';
import { createOnce } from '../platform/triggers/once.ts';
import { claimsRef } from '../records/access/claims.ts';
import { isAuthError } from '../records/user/account.ts';
import { anonymiseContributions } from './anonymise-contributions.ts';
import { eraseContact } from './erase-contact.ts';
import { forEvery } from './for-every.ts';
import { withdrawOffers } from './withdraw-offers.ts';

/** For the audit log: what `personalData` (domain/src/platform/personal-data.ts) says is retained, and why. */
const retained =
  'Kept for six years: invoices, payments and credit (tax law), accepted quotes with their certificate, evidence and project (contract) and the audit log. Messages and files stay without the name.';

/** The same for an account that nobody used or whose address was never verified. */
const retainedByAddress =
  'Only the account was deleted. Enquiries, quotes, contacts and emails with its address stay, each for its own period.';

/**
 * The person whose account is deleted: by uid what belongs to the account, by the verified address what they sent and
 * were sent.
 */
interface DepartingUser {
  readonly uid: string;
  readonly address: string | null;
}

interface AuditReason {
  readonly actor: string;
  readonly action: string;
}

/**
 * Deletes an account for good: nobody can sign in to it from the first step on, and the person's own data goes, here
 * and wherever their verified address appears, as `personalData` decides for each collection. What law or contract
 * requires stays for its retention period, and the audit log says that they existed, not who they were. The first
 * commit marks the document, which goes last: the daily repair finishes what was cut off in between.
 * @throws AppError `failed-precondition` for the last admin; `internal` when all is done except what can't be read.
 */
export async function eraseAccount(
  deps: Deps,
  account: UserRecord,
  why: AuditReason & { readonly isOwn: boolean },
): Promise<void> {
  await endAccount(deps, account, provedAddress(account), why);
}

/**
 * Deletes an account that nobody uses, and nothing else: nobody asked for what is stored under its address to be
 * deleted, and that may be brand new and has retention periods of its own.
 */
export async function endIdleAccount(deps: Deps, account: UserRecord): Promise<void> {
  await endAccount(deps, account, null, { actor: 'system', action: 'applyRetention', isOwn: false });
}

async function endAccount(
  deps: Deps,
  account: UserRecord,
  address: string | null,
  { isOwn, ...why }: AuditReason & { readonly isOwn: boolean },
): Promise<void> {
  await commit(deps, (unit) => markDisabled(deps, unit, account, { ...why, isOwn, erasing: { address } }));
  await finishErasing(deps, { uid: account.uid, address }, why);
}

/** The verified address that its rights were given for; for an account that was never linked, its own if verified. */
export function provedAddress(account: UserRecord): string | null {
  const proved = provedEmailOf(account) ?? (hasProvedAddress(account) ? account.email : undefined);
  return proved === undefined ? null : normalAddress(proved);
}

/** What follows once `users.erasing` is set. Safe to repeat, and to run concurrently. */
export async function finishErasing(
  deps: Deps,
  { uid, address }: DepartingUser,
  why: AuditReason,
): Promise<void> {
  const shut = await inTurn([uid], async () => {
    await ignoreMissing(() => finishDisabling(deps, uid, why));
    return true;
  });
  const own = {
    readMarkers: await removeReadMarkers(deps, uid),
    uploads: await removeUploads(deps, uid),
    mails: await removeMails(deps, uid),
    words: await anonymiseContributions(deps, uid),
  };
  const withdrawn = address === null ? 0 : await withdrawOffers(deps, address, why);
  const contact = address === null ? nothing : await eraseContact(deps, { address, uid }, why);
  const removed = { ...own, ...(address === null ? {} : { withdrawn }), ...contact.removed };
  await redactAudit(deps, uid);
  await ignoreMissing(async () => (await deps.auth()).deleteUser(uid));
  await claimsRef(deps, uid).delete();
  // The document stays with its mark, so that the daily repair finishes this once the record is repaired.
  const unreadable = [...shut.unreadable, ...contact.unreadable];
  if (unreadable.length > 0) throw unfinished(unreadable);
  const user = documentRef(deps.db, 'users', uid);
  const entry: AuditEntry = {
    ...why,
    path: user.path,
    subjects: subjectsOf(user.path, why.action),
    before: null,
    after: { removed, kept: address === null ? `${retained}. ${retainedByAddress}` : retained },
    at: deps.clock(),
  };
  await createOnce(documentRef(deps.db, 'auditLog', `erased-${uid}`), entry);
  // Last: what is mailed to the address before is erased with it.
  if (address !== null) await queueMail(deps, accountDeleted(uid, address, deps.clock()));
  await user.delete();
}

const nothing = { removed: {}, unreadable: [] };

function unfinished(unreadable: readonly UnreadableRecord[]): AppError {
  return new AppError(
    'internal',
    'The account is closed, but we couldn’t read one of its records, so the deletion isn’t finished yet. We’ve been told and will finish it.',
    { detail: unreadable.map(({ path }) => path).join(', '), cause: unreadable[0] },
  );
}

/** Ignores that the account may be gone already: two deletions may run at once, or one may have been cut off. */
async function ignoreMissing(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (thrown) {
    const isGone = thrown instanceof AppError && thrown.code === 'not-found';
    if (!isGone && !isAuthError(thrown, 'auth/user-not-found')) throw thrown;
  }
}

async function removeReadMarkers(deps: Deps, uid: string): Promise<number> {
  return forEvery(everySnapshot(deps.db, messageQueries.readsOfPerson, [uid]), async ({ ref }) => {
    await ref.delete();
  });
}

/** Unclaimed files go; files sent with a request or to a project stay there without their owner. */
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
  // Not by the bucket's bulk delete, which fails when another process deletes one of them first.
  const [left] = await (await bucketOf(deps)).getFiles({ prefix: `incoming/${uid}/` });
  for (const file of left) await removeObject(deps, file.name);
  return count;
}

/**
 * Mails about the account itself, also to an address that it had before, or was to have; those about quotes and invoices
 * lose the address (`eraseContact`).
 */
async function removeMails(deps: Deps, uid: string): Promise<number> {
  return forEvery(everySnapshot(deps.db, mailQueries.mailsAboutAccount, [uid]), async ({ ref, id }) => {
    await deleteCachedMessage(deps, id);
    await ref.delete();
  });
}

const personal = [
  'email',
  'displayName',
  'phone',
  'searchTokens',
  'addressChange',
  'erasing.address',
] as const;

/** The log still says what was changed, by whom and when, without the values that identify the person. */
async function redactAudit(deps: Deps, uid: string): Promise<void> {
  const path = documentRef(deps.db, 'users', uid).path;
  await forEvery(everySnapshot(deps.db, auditQueries.auditOfPath, [path]), async (snapshot) => {
    const identifying = ['before', 'after'].flatMap((side) =>
      personal.map((field) => `${side}.${field}`).filter((field) => snapshot.get(field) !== undefined),
    );
    if (identifying.length > 0)
      await snapshot.ref.update(Object.fromEntries(identifying.map((field) => [field, null])));
  });
}

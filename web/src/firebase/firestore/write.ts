import { type CollectionName, documentPath } from '@agency/domain/shared/collections';
import { AppError, toAppError } from '@agency/domain/shared/errors';
import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { notePending } from '../pending-writes.ts';
import { openSession } from '../session/session.client.ts';

/** Offline, a write waits silently for ever: after this long we say so. It is still sent later. */
const patienceMs = 10_000;

const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'permission-denied';

function inWords(thrown: unknown): AppError {
  if (!isRefusal(thrown)) return toAppError(thrown);
  return new AppError('permission-denied', 'Your account can’t change this. Reload the page.', {
    cause: thrown,
  });
}

const isOutOfReach = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'unavailable';

const notReached = () =>
  new AppError('internal', 'We can’t reach the server. Check your connection and try again.');

const changedMeanwhile = () =>
  new AppError(
    'failed-precondition',
    'A colleague has just saved another version. Nothing you typed has been lost.',
  );

function tooSlow(): AppError {
  return new AppError(
    'internal',
    'We can’t reach the server, so this hasn’t been saved yet. We’ll save it when you’re back online.',
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** The document, and who writes it when. */
async function opened(name: CollectionName, ids: readonly string[]) {
  const { firebase, session } = await openSession();
  const ref = doc(firebase.firestore(), documentPath(name, ...ids));
  const uid = session.state.user?.uid ?? '';
  return { ref, uid, stamps: { updatedBy: uid, updatedAt: serverTimestamp() } };
}

/** The same write, but no longer waited for than people wait. */
async function inTime(written: Promise<void>): Promise<void> {
  let timer = 0;
  const patience = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(tooSlow()), patienceMs);
  });
  try {
    await Promise.race([written, patience]);
  } catch (thrown) {
    written.catch(() => undefined);
    throw thrown instanceof AppError ? thrown : inWords(thrown);
  } finally {
    window.clearTimeout(timer);
  }
}

/**
 * Changes fields of a document straight in the database, under its rules, stamped with author and time.
 * @throws AppError in words for people.
 */
export async function updateRecord(
  name: CollectionName,
  ids: readonly string[],
  fields: Fields,
): Promise<void> {
  const { ref, stamps } = await opened(name, ids);
  await inTime(notePending(updateDoc(ref, { ...fields, ...stamps })));
}

/**
 * The same, for what is shown at once and sent whenever there is a connection: resolves once the server has it, however
 * long that takes, and `onSlow` hears when it takes long. @throws AppError in words for people, also then.
 */
export async function queueUpdate(
  name: CollectionName,
  ids: readonly string[],
  fields: Fields,
  onSlow: () => void,
): Promise<void> {
  const { ref, stamps } = await opened(name, ids);
  const timer = window.setTimeout(onSlow, patienceMs);
  try {
    await notePending(updateDoc(ref, { ...fields, ...stamps }));
  } catch (thrown) {
    throw inWords(thrown);
  } finally {
    window.clearTimeout(timer);
  }
}

/**
 * As `updateRecord`, unless somebody has changed the document since `seen`, its `updatedAt`: theirs must not be lost unseen.
 * Offline nothing is left to be sent later.
 * @throws AppError in words for people.
 */
export async function updateSeenRecord(
  name: CollectionName,
  ids: readonly string[],
  fields: Fields,
  seen: Date,
): Promise<void> {
  await updateIf(name, ids, fields, (found) => {
    const at: unknown = found.get('updatedAt');
    if (!(at instanceof Timestamp) || at.toMillis() !== seen.getTime()) throw changedMeanwhile();
  });
}

/**
 * As `updateRecord`, as the version after `version`: unless the document is at another one, which somebody else has saved or
 * an earlier try of this page. Offline nothing is left to be sent later.
 * @throws AppError in words for people; `failed-precondition` for another version.
 */
export async function updateVersion(
  name: CollectionName,
  ids: readonly string[],
  fields: Fields,
  version: number,
): Promise<void> {
  await updateIf(name, ids, { ...fields, version: version + 1 }, (found) => {
    if (found.get('version') !== version) throw changedMeanwhile();
  });
}

/**
 * Takes back what this page has changed, unless somebody has changed the same fields since. Offline nothing is left to be
 * sent later.
 * @throws AppError in words for people.
 */
export async function takeBackFields(
  name: CollectionName,
  ids: readonly string[],
  written: Fields,
  before: Fields,
): Promise<void> {
  await updateIf(name, ids, before, (found) => {
    const isSame = Object.entries(written).every(([field, value]) => found.get(field) === value);
    if (!isSame) throw new AppError('failed-precondition', 'Someone has changed this since.');
  });
}

/** Updates a document that `check` doesn't refuse. */
async function updateIf(
  name: CollectionName,
  ids: readonly string[],
  fields: Fields,
  check: (found: DocumentSnapshot) => void,
): Promise<void> {
  const { ref, stamps } = await opened(name, ids);
  try {
    await runTransaction(ref.firestore, async (transaction) => {
      check(await transaction.get(ref));
      transaction.update(ref, { ...fields, ...stamps });
    });
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    throw isOutOfReach(thrown) ? notReached() : inWords(thrown);
  }
}

/** Says that this person has read up to now, under a thread's `reads`; a newer build's fields stay. */
export async function markRead(name: 'projectReads' | 'quoteReads', threadId: string): Promise<void> {
  const { session } = await openSession();
  const { ref, stamps } = await opened(name, [threadId, session.state.user?.uid ?? '']);
  await setDoc(ref, { lastReadAt: serverTimestamp(), ...stamps }, { merge: true });
}

/**
 * Creates a document straight in the database, under its rules, stamped with author and time. The id was made before the
 * first try: where an earlier try got through and its answer did not, the rules refuse the next, and that counts as done.
 * Resolves once the server has it, with false where an earlier try had made it, maybe with other fields; offline it waits,
 * is sent later, and `onSlow` hears of it.
 * @throws AppError in words for people.
 */
export async function createRecord(
  name: CollectionName,
  ids: readonly string[],
  fields: Fields,
  onSlow: () => void,
): Promise<boolean> {
  const { ref, uid, stamps } = await opened(name, ids);
  const timer = window.setTimeout(onSlow, patienceMs);
  try {
    await notePending(setDoc(ref, { ...fields, createdBy: uid, createdAt: serverTimestamp(), ...stamps }));
    return true;
  } catch (thrown) {
    if (isRefusal(thrown) && (await ownOf(ref, uid)) !== null) return false;
    throw inWords(thrown);
  } finally {
    window.clearTimeout(timer);
  }
}

/** What this person created there before, as the server has it; null where they did not. */
export async function findOwn(name: CollectionName, ids: readonly string[]): Promise<Fields | null> {
  const { ref, uid } = await opened(name, ids);
  return ownOf(ref, uid);
}

/** What can't be read proves nothing. */
async function ownOf(ref: DocumentReference, uid: string): Promise<Fields | null> {
  const found = await getDocFromServer(ref).catch(() => null);
  return found?.get('createdBy') === uid ? (found.data() ?? null) : null;
}

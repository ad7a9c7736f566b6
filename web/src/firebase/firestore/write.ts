import { type CollectionName, documentPath } from '@agency/domain/shared/collections';
import { AppError, toAppError } from '@agency/domain/shared/errors';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { openSession } from '../session/session.client.ts';

/** Offline, a write waits silently for ever: after this long we say so. It is still sent later. */
const patienceMs = 10_000;

function inWords(thrown: unknown): AppError {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code !== 'permission-denied') return toAppError(thrown);
  return new AppError('permission-denied', 'Your account can’t change this. Reload the page.', {
    cause: thrown,
  });
}

function tooSlow(): AppError {
  return new AppError(
    'internal',
    'We can’t reach the server, so this hasn’t been saved yet. We’ll save it when you’re back online.',
  );
}

/**
 * Changes fields of a document straight in the database, under its rules, stamped with author and time.
 * @throws AppError in words for people.
 */
export async function updateRecord(
  name: CollectionName,
  ids: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { firebase, session } = await openSession();
  const written = updateDoc(doc(firebase.firestore(), documentPath(name, ...ids)), {
    ...fields,
    updatedBy: session.state.user?.uid ?? '',
    updatedAt: serverTimestamp(),
  });
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

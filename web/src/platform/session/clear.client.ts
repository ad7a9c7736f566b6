import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';
import { dropAllCopies } from '../local-copies.ts';
import { clearReactfire } from './reactfire-cache.ts';

/** Stops every listener and forgets everything of this person that this browser holds. */
export async function clearBrowser(
  firebase: { dropFirestore(): Firestore | undefined },
  storage: Storage,
): Promise<void> {
  // First: it can't fail, and holds for a session that never asked the database.
  dropAllCopies(storage);
  clearReactfire();
  const firestore = firebase.dropFirestore();
  if (!firestore) return;
  await terminate(firestore);
  await clearIndexedDbPersistence(firestore);
  // What its tabs told each other stays behind: ids of queries and documents.
  for (const name of Object.keys(storage)) if (name.startsWith('firestore_')) storage.removeItem(name);
}

import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';
import { dropAllCopies, dropCopies, dropKeys } from './local-copies.ts';
import { clearReactfire } from './reactfire-cache.ts';

interface Database {
  firestore(): Firestore;
  dropFirestore(): Firestore | undefined;
}

/**
 * Stops every listener and forgets everything of this person that this page holds; with `stored`, what is on the device
 * too, also when this session never asked the database.
 */
export async function clearBrowser(
  firebase: Database,
  storage: Storage,
  { stored }: { readonly stored: boolean },
): Promise<void> {
  // First: it can't fail, and holds for a session that never asked the database.
  dropAllCopies(storage);
  clearReactfire();
  if (stored) return clearStored(firebase, storage);
  const firestore = firebase.dropFirestore();
  if (firestore) await terminate(firestore);
}

/** Takes away what an earlier person left on the device, before this page reads anything. */
export async function clearLeftBehind(
  firebase: Database,
  storage: Storage,
  { copies }: { readonly copies: boolean },
): Promise<void> {
  if (copies) dropCopies(storage);
  await clearStored(firebase, storage);
}

async function clearStored(firebase: Database, storage: Storage): Promise<void> {
  // One that has not been asked yet only names what is to be cleared.
  const firestore = firebase.dropFirestore() ?? firebase.firestore();
  firebase.dropFirestore();
  await terminate(firestore);
  await clearIndexedDbPersistence(firestore);
  // What its tabs told each other stays behind: ids of queries and documents.
  dropKeys(storage, 'firestore_');
}

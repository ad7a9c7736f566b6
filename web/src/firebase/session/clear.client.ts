import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';
import { dropAllCopies, dropCopies, dropKeys } from './local-copies.ts';
import { clearReactfire } from './reactfire-cache.ts';

interface Database {
  firestore(): Firestore;
  dropFirestore(): Firestore | undefined;
}

/**
 * Stops every listener and clears everything this page holds of the person; with `stored`, the device's copies too,
 * even if this session never used the database.
 */
export async function clearBrowser(
  firebase: Database,
  storage: Storage,
  { stored }: { readonly stored: boolean },
): Promise<void> {
  // First, as it can't fail, and applies even if the session never used the database.
  dropAllCopies(storage);
  clearReactfire();
  if (stored) return clearStored(firebase, storage);
  const firestore = firebase.dropFirestore();
  if (firestore) await terminate(firestore);
}

/** Removes what an earlier person left on the device, before this page reads anything. */
export async function clearLeftBehind(
  firebase: Database,
  storage: Storage,
  { copies }: { readonly copies: boolean },
): Promise<void> {
  if (copies) dropCopies(storage);
  await clearStored(firebase, storage);
}

async function clearStored(firebase: Database, storage: Storage): Promise<void> {
  // An unused instance only names what to clear.
  const firestore = firebase.dropFirestore() ?? firebase.firestore();
  firebase.dropFirestore();
  await terminate(firestore);
  await clearIndexedDbPersistence(firestore);
  // Messages between its tabs stay behind: ids of queries and documents.
  dropKeys(storage, 'firestore_');
}

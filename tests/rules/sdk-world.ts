import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import { type CallerName, callers } from './callers.ts';
import { firestoreOrigin, firestoreRules } from './emulator.ts';
import { storedDocuments } from './rows.ts';

/** The library types its Firestore as the compat class and documents that the modular functions take it all the same. */
const modular = (firestore: unknown) => firestore as Firestore;

/** A project of its own in the emulator, asked by the browser's SDK. */
export function openSdkWorld(projectId: string): Promise<RulesTestEnvironment> {
  setLogLevel('silent');
  const { hostname, port } = new URL(firestoreOrigin());
  return initializeTestEnvironment({
    projectId,
    firestore: { host: hostname, port: Number(port), rules: firestoreRules },
  });
}

export function firestoreAs(environment: RulesTestEnvironment, name: CallerName): Firestore {
  const { uid, token } = callers[name];
  const context =
    uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, { ...token });
  return modular(context.firestore());
}

/** Leaves the documents of the rules' table alone, whatever was stored. */
export async function storeDocuments(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = modular(context.firestore());
    const batch = writeBatch(firestore);
    for (const [path, data] of Object.entries(storedDocuments())) {
      if (data !== null) batch.set(doc(firestore, path), { ...data });
    }
    await batch.commit();
  });
}

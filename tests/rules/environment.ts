import { readFileSync } from 'node:fs';
import process from 'node:process';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, type Firestore, setDoc, writeBatch } from 'firebase/firestore';
import { expect } from 'vitest';

export const firestoreRules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** Where the Firestore emulator of this run listens, as host and port. */
export function firestoreAddress(): { host: string; port: number } {
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  if (!host || !port) throw new Error('These tests need the Firestore emulator (FIRESTORE_EMULATOR_HOST)');
  return { host, port: Number(port) };
}

/** What the emulator says of a project: `securityRules` or `ruleCoverage`. */
export async function askEmulator(projectId: string, about: 'securityRules' | 'ruleCoverage') {
  const { host, port } = firestoreAddress();
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${projectId}:${about}`);
  return answer.text();
}

/** Loads the rules of the tree into a project; its coverage begins anew. */
export async function loadFirestoreRules(projectId: string): Promise<void> {
  const { host, port } = firestoreAddress();
  const files = [{ name: 'firestore.rules', content: firestoreRules }];
  await fetch(`http://${host}:${port}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files } }),
  });
}

/**
 * A Firestore of its own for one test file, under the rules of the tree. An emulator with broken rules starts all the
 * same, so this asks it what it loaded: the very file, without a single complaint.
 */
export async function startFirestore(name: string): Promise<RulesTestEnvironment> {
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: { ...firestoreAddress(), rules: firestoreRules },
  });
  const loaded: unknown = JSON.parse(await askEmulator(environment.projectId, 'securityRules'));
  expect(loaded, 'rules are loaded without issues').not.toHaveProperty('issues');
  expect(loaded).toHaveProperty('rules.files[0].content', firestoreRules);
  return environment;
}

/** The context's Firestore, as the modular functions want it. */
export function firestoreOf(context: RulesTestContext): Firestore {
  // The library types it as the compat class and documents that the modular functions take it all the same.
  return context.firestore() as unknown as Firestore;
}

export type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Empties the project and stores these documents (by path), past the rules. */
export async function seed(environment: RulesTestEnvironment, documents: Documents): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = firestoreOf(context);
    const batch = writeBatch(firestore);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(firestore, path), data);
    await batch.commit();
  });
}

/** Stores one document past the rules. */
export async function store(environment: RulesTestEnvironment, path: string, data: Documents[string]) {
  await environment.withSecurityRulesDisabled((context) => setDoc(doc(firestoreOf(context), path), data));
}

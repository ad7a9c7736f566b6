import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect } from 'vitest';

const inTree = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
export const firestoreRules = inTree('firestore.rules');
export const storageRules = inTree('storage.rules');

/** Where the emulator of this run listens. */
function origin(variable: string): string {
  const address = process.env[variable];
  if (!address) throw new Error(`These tests need the emulators (${variable}): run npm test -- --only rules`);
  return `http://${address}`;
}
export const firestoreOrigin = (): string => origin('FIRESTORE_EMULATOR_HOST');
export const storageOrigin = (): string => origin('FIREBASE_STORAGE_EMULATOR_HOST');

/** The Firestore emulator's information on a project: `securityRules` or `ruleCoverage`. */
export async function askEmulator(projectId: string, about: 'securityRules' | 'ruleCoverage') {
  const answer = await fetch(`${firestoreOrigin()}/emulator/v1/projects/${projectId}:${about}`);
  return answer.text();
}

/** Loads rules into a project, resetting its coverage. Returns the emulator's errors, if any. */
export async function loadFirestoreRules(projectId: string, content = firestoreRules): Promise<string> {
  const answer = await fetch(`${firestoreOrigin()}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const text = await answer.text();
  return answer.ok && /^\s*\{\s*\}\s*$/.test(text) ? '' : text;
}

/**
 * The rules of the tree in a project of its own. An emulator with broken rules starts all the same, so this checks
 * what it loaded: the same file, without any errors.
 */
export async function startFirestore(projectId: string): Promise<void> {
  expect(await loadFirestoreRules(projectId), 'rules load').toBe('');
  const loaded: unknown = JSON.parse(await askEmulator(projectId, 'securityRules'));
  expect(loaded, 'rules are loaded without issues').not.toHaveProperty('issues');
  expect(loaded).toHaveProperty('rules.files[0].content', firestoreRules);
}

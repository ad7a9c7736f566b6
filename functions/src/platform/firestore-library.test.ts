import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adminClient } from './firestore-library.ts';

it('the client that is left out is still where it is looked for', () => {
  expect(existsSync(adminClient())).toBe(true);
});

it('the library loads without it, and makes clients and values', () => {
  const script = `
    const { firestoreLibrary, adminClient } = await import(${JSON.stringify(join(import.meta.dirname, 'firestore-library.ts'))});
    const { Firestore, FieldValue, v1 } = firestoreLibrary();
    const { createRequire } = await import('node:module');
    const left = Object.keys(createRequire(${JSON.stringify(import.meta.url)}).cache[adminClient()].exports);
    const { path } = new Firestore({ projectId: 'agency' }).doc('a/b');
    console.log(JSON.stringify([left, path, FieldValue.increment(1) !== undefined, typeof v1.FirestoreClient]));
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual([[], 'a/b', true, 'function']);
});

import Module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Library = typeof import('@google-cloud/firestore');

/** By `require`: it is CommonJS, and its stand-in has to be in place before any of it loads. */
const load = createRequire(import.meta.url);

let isLean = false;

/**
 * Lets Firestore's client library load without its client for administrators, which takes a fifth of the time and which
 * we never use. Called before any of the library is loaded, by us or by firebase-functions.
 */
export function leaveOutAdminClient(): void {
  if (isLean) return;
  isLean = true;
  const file = adminClient();
  const empty = new Module(file);
  empty.loaded = true;
  load.cache[file] = empty;
}

/** The file of the administrators' client. */
export function adminClient(): string {
  const api = createRequire(load.resolve('@google-cloud/firestore')).resolve('@google-cloud/firestore-api');
  return join(dirname(api), 'v1', 'firestore_admin_client.js');
}

/** Firestore's client library, loaded when something is first read or written: a refusal or a file needs none of it. */
export function firestoreLibrary(): Library {
  leaveOutAdminClient();
  return load('@google-cloud/firestore') as Library;
}

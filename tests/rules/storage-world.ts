import process from 'node:process';
import { people } from '@agency/emulators/seed/people';
import { inRoot } from '@agency/emulators/suite/paths';
import { type Change, requestFor } from './ask.ts';
import { type Caller, type CallerName, callers, signedInAt, tokenOf, uidOf } from './callers.ts';
import { firestoreOrigin, storageOrigin, storageRules } from './emulator.ts';
import { sampleDocument } from './sample-documents.ts';

const projectId = process.env.GCLOUD_PROJECT ?? 'demo-agency';
/** A bucket of their own: no function starts for what these tests upload. */
const bucket = `${origin()}/v0/b/rules-of-storage/o`;

function origin(): string {
  return process.env.FIREBASE_STORAGE_EMULATOR_HOST ? storageOrigin() : '';
}

/** The people with a profile, in these tests alone. The sessions of the last one were ended after their token was made. */
const profiles = ['member', 'other', 'pending', 'disabled', 'removed', 'signedOut'];

async function write(changes: readonly Change[]): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const { path, body } = requestFor({ write: changes }, root);
  const answer = await fetch(`${firestoreOrigin()}/v1/${root}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The profiles could not be written: ${await answer.text()}`);
}

/** The profiles that the rules read: written as functions write them, so that no trigger follows. */
export async function storeProfiles(): Promise<void> {
  const profileOf = (uid: string) => ({
    ...sampleDocument('users'),
    updatedBy: 'system',
    // Of the others nothing was ended, so that their tokens alone decide.
    sessionsFrom: uid === 'signedOut' ? signedInAt + 1 : 0,
  });
  await write([
    ...profiles.map((uid) => ({ set: `users/${uid}`, data: profileOf(uid) })),
    // The suite may have begun after the sign-in that these tokens tell of.
    { update: `users/${people.admin.uid}`, data: { sessionsFrom: 0 } },
  ]);
}

/** Nothing of them stays in the sample data. */
export async function removeProfiles(): Promise<void> {
  await write(profiles.map((uid) => ({ remove: `users/${uid}` })));
}

/** What somebody asks of the bucket. */
export type StorageAsk =
  | { readonly read: string }
  | { readonly list: string }
  | { readonly upload: string; readonly contentType: string; readonly size: number }
  | { readonly describe: string; readonly metadata: Readonly<Record<string, string>> }
  | { readonly remove: string };

/** One question, and how the rules must answer it. */
export interface StorageCase {
  readonly name: string;
  readonly caller: CallerName | Caller;
  readonly ask: StorageAsk;
  readonly expected: 'allowed' | 'denied';
  /** A file that lies there before. */
  readonly stored?: string;
}

/** Storage rules look people up in the project that the suite was started for: the sample data's admin is on its list. */
const known = ({ uid, token }: Caller): Caller => ({ uid: uid === 'admin' ? people.admin.uid : uid, token });

/** The folder of a caller's own files. */
export const folderOf = (name: CallerName): string => known(callers[name]).uid ?? uidOf(name);

const authorization = (caller: Caller): Record<string, string> => {
  const token = tokenOf(known(caller), projectId);
  return token ? { authorization: `Firebase ${token}` } : {};
};
const owner = { authorization: 'Bearer owner' };
const at = (path: string): string => `${bucket}/${encodeURIComponent(path)}`;

/** As the SDK sends large files; the emulator takes seconds to find the parts of a large body in parts. */
async function uploadResumable(
  path: string,
  contentType: string,
  size: number,
  headers: Record<string, string>,
): Promise<Response> {
  const begun = await fetch(`${bucket}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-type': contentType,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ name: path, contentType }),
  });
  const address = begun.headers.get('x-goog-upload-url');
  if (!address) return begun;
  return fetch(address, {
    method: 'POST',
    headers: {
      'x-goog-upload-command': 'upload, finalize',
      'x-goog-upload-offset': '0',
      // On a busy machine the emulator takes a connection for idle, and ends it, while a large body comes in slowly.
      connection: 'close',
      ...headers,
    },
    body: Buffer.alloc(size, 1),
  });
}

function uploadInParts(path: string, contentType: string, size: number, headers: Record<string, string>) {
  const boundary = 'part';
  const head = [
    `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ name: path, contentType })}\r\n`,
    `--${boundary}\r\nContent-Type: application/octet-stream\r\n\r\n`,
  ].join('');
  return fetch(`${bucket}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
      ...headers,
    },
    body: Buffer.concat([Buffer.from(head), Buffer.alloc(size, 1), Buffer.from(`\r\n--${boundary}--`)]),
  });
}

function upload(path: string, contentType: string, size: number, headers: Record<string, string>) {
  const by = size > 1024 * 1024 ? uploadResumable : uploadInParts;
  return by(path, contentType, size, headers);
}

function send(ask: StorageAsk, headers: Record<string, string>): Promise<Response> {
  if ('read' in ask) return fetch(`${at(ask.read)}?alt=media`, { headers });
  if ('list' in ask) {
    return fetch(`${bucket}?prefix=${encodeURIComponent(`${ask.list}/`)}&delimiter=%2F`, { headers });
  }
  if ('upload' in ask) return upload(ask.upload, ask.contentType, ask.size, headers);
  if ('remove' in ask) return fetch(at(ask.remove), { method: 'DELETE', headers });
  return fetch(at(ask.describe), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(ask.metadata),
  });
}

/** Files that are known to lie there as they must. */
const lying = new Set<string>();

/** 'allowed', 'denied', or what else went wrong. */
export async function storageAnswer({ caller, ask, stored }: StorageCase): Promise<string> {
  if (stored && !lying.has(stored)) await upload(stored, 'image/png', 3, owner);
  if (stored) lying.add(stored);
  const answer = await send(ask, authorization(typeof caller === 'string' ? callers[caller] : caller));
  const text = await answer.text();
  if (answer.status === 403 || answer.status === 401) return 'denied';
  if (stored) lying.delete(stored);
  // Created files are removed again, so that they are new the next time.
  if ('upload' in ask && !stored) await fetch(at(ask.upload), { method: 'DELETE', headers: owner });
  return answer.ok ? 'allowed' : `${answer.status} ${text}`;
}

/** Loads Storage rules; returns the emulator's errors, if any. */
export async function loadStorageRules(content = storageRules): Promise<string> {
  // The emulator watches the file of this name; were there none, it would look through the run's folder at each line of a log.
  const name = inRoot('storage.rules');
  const answer = await fetch(`${storageOrigin()}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content }] } }),
  });
  const text = await answer.text();
  return answer.ok && !/error|warning/i.test(text) ? '' : text || String(answer.status);
}

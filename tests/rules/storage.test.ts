import { readFileSync } from 'node:fs';
import process from 'node:process';
import { uploadLimits } from '@agency/domain/upload/limits';
import { uploadTypes } from '@agency/domain/upload/schema';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { arrayUnion, doc, setDoc } from 'firebase/firestore';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallerName, callerNames, callers, contextOf } from './callers.ts';
import { firestoreAddress, firestoreOf } from './environment.ts';

const rules = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
const storageAddress = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199';
/** Storage rules look admins up in the project that the suite was started for. */
const projectId = process.env.GCLOUD_PROJECT ?? 'demo-agency';

/**
 * Who may do what with a file. Letters: g download, l list the folder, c create, o overwrite, u change the metadata,
 * d delete. Beside a folder's name: in whose folder the file lies.
 */
const table = `
folder             | visitor | member | otherClient | unverified | oldSession | noSessionsFrom | pendingAdmin | disabledUser | removedAdmin | admin
incoming own       | -       | cd     | cd          | cd         | -          | -              | -            | cd           | cd           | cd
incoming another's | -       | -      | -           | -          | -          | -              | -            | -            | -            | -
media              | -       | -      | -           | -          | -          | -              | -            | -            | -            | coud
files              | -       | -      | -           | -          | -          | -              | -            | -            | -            | -
documents          | -       | -      | -           | -          | -          | -              | -            | -            | -            | -
mail               | -       | -      | -           | -          | -          | -              | -            | -            | -            | -
unknown            | -       | -      | -           | -          | -          | -              | -            | -            | -            | -
`;
const [head = [], ...body] = table
  .trim()
  .split('\n')
  .map((each) => each.split('|').map((cell) => cell.trim()));

/** Tells this run's files from those of earlier runs on the same suite, which may not be overwritten. */
const run = Date.now().toString(36);
const png = { contentType: 'image/png' };
const bytes = new Uint8Array([1, 2, 3]);
const MiB = 1024 * 1024;

let environment: RulesTestEnvironment;
const storages = new Map<CallerName, FirebaseStorage>();

beforeAll(async () => {
  const loaded = await fetch(`http://${storageAddress}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: rules }] } }),
  });
  // The emulator tells of its own loading only in its log; loaded again, the file must raise no complaint.
  expect([loaded.status, await loaded.text()]).toEqual([200, expect.not.stringMatching(/error|warning/i)]);

  const [host = '', port = ''] = storageAddress.split(':');
  environment = await initializeTestEnvironment({
    projectId,
    firestore: firestoreAddress(),
    storage: { host, port: Number(port) },
  });
  for (const caller of callerNames) {
    // The library types it as the compat class and documents that the modular functions take it all the same.
    storages.set(caller, contextOf(environment, caller).storage() as unknown as FirebaseStorage);
  }
  await environment.withSecurityRulesDisabled(async (context) => {
    const admins = doc(firestoreOf(context), 'access/admins');
    await setDoc(admins, { uids: arrayUnion('admin') }, { merge: true });
    // The same library type as above.
    const storage = context.storage() as unknown as FirebaseStorage;
    const stored = body.flatMap(([folder = '']) =>
      callerNames.map((caller) => pathOf(folder, caller, 'stored')),
    );
    const paths = [...stored, `incoming/member/${run}-kept`];
    await Promise.all(paths.map((path) => uploadBytes(ref(storage, path), bytes, png)));
  });
}, 60_000);
afterAll(() => environment.cleanup());

function storageOf(caller: CallerName): FirebaseStorage {
  const storage = storages.get(caller);
  if (!storage) throw new Error(`'${caller}' has a storage`);
  return storage;
}

function pathOf(folder: string, caller: CallerName, name: string): string {
  const [top = '', whose] = folder.split(' ');
  if (!whose) return `${top}/${run}-${caller}-${name}`;
  const uid = whose === 'own' ? (callers[caller].uid ?? 'visitor') : 'stranger';
  return `${top}/${uid}/${run}-${caller}-${name}`;
}

async function outcomeOf(done: Promise<unknown>): Promise<string> {
  try {
    await done;
    return 'allowed';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return code === 'storage/unauthorized' || code === 'storage/unauthenticated' ? 'denied' : String(code);
  }
}

const operations = {
  g: (storage: FirebaseStorage, path: string) => getBytes(ref(storage, path)),
  l: (storage: FirebaseStorage, path: string) => listAll(ref(storage, path.slice(0, path.lastIndexOf('/')))),
  c: (storage: FirebaseStorage, path: string) => uploadBytes(ref(storage, `${path}-new`), bytes, png),
  o: (storage: FirebaseStorage, path: string) => uploadBytes(ref(storage, path), bytes, png),
  u: (storage: FirebaseStorage, path: string) =>
    updateMetadata(ref(storage, path), { cacheControl: 'public', ...png }),
  d: (storage: FirebaseStorage, path: string) => deleteObject(ref(storage, path)),
};

describe('the table of who may do what with files', () => {
  test('has every caller in each row', () => {
    expect(head.slice(1)).toEqual(callerNames);
    for (const row of body) expect(row, row[0]).toHaveLength(head.length);
  });

  test('names every folder of storage.rules', () => {
    const folders = [...rules.matchAll(/match \/(\w+)\/\{(?!bucket)/g)].map((found) => found[1]);
    const rows = body.map(([name = '']) => name.split(' ')[0]);
    expect(folders.length).toBeGreaterThan(0);
    for (const folder of folders) expect(rows).toContain(folder);
  });

  test.each(body.map(([folder = '', ...cells]) => [folder, cells] as const))('%s', async (folder, cells) => {
    const wrong: string[] = [];
    await Promise.all(
      callerNames.map(async (caller, index) => {
        for (const [letter, attempt] of Object.entries(operations)) {
          const expected = cells[index]?.includes(letter) ? 'allowed' : 'denied';
          const answer = await outcomeOf(attempt(storageOf(caller), pathOf(folder, caller, 'stored')));
          if (answer !== expected) {
            wrong.push(`${folder} × ${caller} × ${letter}: expected ${expected}, was ${answer}`);
          }
        }
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what may come in', () => {
  const incoming = (name: string) => ref(storageOf('member'), `incoming/member/${run}-${name}`);
  const media = (name: string) => ref(storageOf('admin'), `media/${run}-${name}`);

  test.each(Object.keys(uploadTypes))(
    '%s is taken; into media only if it is a picture',
    async (contentType) => {
      const name = contentType.replace(/\W/g, '-');
      expect(await outcomeOf(uploadBytes(incoming(name), bytes, { contentType }))).toBe('allowed');
      expect(await outcomeOf(uploadBytes(media(name), bytes, { contentType }))).toBe(
        contentType.startsWith('image/') ? 'allowed' : 'denied',
      );
    },
  );

  test.each([
    'image/svg+xml',
    'text/html',
    'application/xhtml+xml',
    'text/xml',
    'application/javascript',
    'application/octet-stream',
    'image/png; charset=utf-8',
    'IMAGE/PNG',
    'image/png\nimage/svg+xml',
    'ximage/png',
  ])('%j is refused', async (contentType) => {
    expect(await outcomeOf(uploadBytes(incoming('refused'), bytes, { contentType }))).not.toBe('allowed');
    expect(await outcomeOf(uploadBytes(media('refused'), bytes, { contentType }))).not.toBe('allowed');
  });

  test('a file is not empty and at most as large as the domain says', { timeout: 120_000 }, async () => {
    const pdf = { contentType: 'application/pdf' };
    const most = uploadLimits.memberBytes;
    expect(await outcomeOf(uploadBytes(incoming('empty'), new Uint8Array(0), pdf))).toBe('denied');
    expect(await outcomeOf(uploadBytes(incoming('most'), new Uint8Array(most), pdf))).toBe('allowed');
    expect(await outcomeOf(uploadBytes(incoming('more'), new Uint8Array(most + 1), pdf))).toBe('denied');
    expect(await outcomeOf(uploadBytes(media('most'), new Uint8Array(10 * MiB), png))).toBe('allowed');
    expect(await outcomeOf(uploadBytes(media('more'), new Uint8Array(10 * MiB + 1), png))).toBe('denied');
  });

  test('a picture does not turn into a page afterwards', async () => {
    await uploadBytes(media('picture'), bytes, png);
    expect(await outcomeOf(updateMetadata(media('picture'), { contentType: 'text/html' }))).toBe('denied');
  });

  test('no path leads elsewhere', async () => {
    const member = storageOf('member');
    const tries = [
      'incoming/member',
      'incoming/member/a/b',
      'incoming/member/a.b',
      'incoming/member/..%2Fother',
      'incoming/member/ä',
      `incoming/member/${'a'.repeat(129)}`,
      'incoming/Member/a',
      'Incoming/member/a',
      'files/incoming/member/a',
      'a',
    ];
    for (const path of tries) {
      expect([path, await outcomeOf(uploadBytes(ref(member, path), bytes, png))]).toEqual([path, 'denied']);
    }
  });

  test('what was sent is not exchanged for something else', async () => {
    expect(await outcomeOf(uploadBytes(incoming('kept'), new Uint8Array([9]), png))).toBe('denied');
  });
});

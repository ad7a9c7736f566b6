import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import privacyText from './privacy.md?raw';

// The privacy notice names everything that the site stores in browsers. Its table is compared with the source.

const root = join(import.meta.dirname, '../../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)testing(?:\/|\.ts$)/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** A part that stores something: through the browser's own means, a `Storage` that it is given, or a library. */
const stores =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.|\.(?:getItem|setItem|removeItem)\(|document\.cookie/;
const libraries: readonly { readonly uses: RegExp; readonly keys: readonly string[] }[] = [
  { uses: /\binitializeApp\(/, keys: ['firebase-heartbeat-database'] },
  { uses: /\binitializeAppCheck\(/, keys: ['firebase-app-check-database'] },
  { uses: /\bbrowserSessionPersistence\b/, keys: ['firebase:'] },
  { uses: /\bindexedDBLocalPersistence\b/, keys: ['firebaseLocalStorageDb'] },
  { uses: /\bpersistentLocalCache\b/, keys: ['firestore/', 'firestore_'] },
  { uses: /\bcreateStore\(/, keys: ['unsaved-posts'] },
  { uses: /\bprecacheAndRoute\b/, keys: ['workbox-precache-'] },
];

/** Names of keys and caches as the source declares them, cut off where they vary. */
const declared =
  /\b(?:const \w*(?:key|keyOf|prefix|Key|Prefix)\b[^=\n]*= (?:\([^\n]*\) => )?|const (?:pages|assets) = )['`]([^'`$\n]+)/g;

const keysIn = (text: string) => [
  ...[...text.matchAll(declared)].map(([, key = '']) => key),
  ...libraries.filter(({ uses }) => uses.test(text)).flatMap(({ keys }) => keys),
];
const storing = sources.filter(
  ({ text }) => stores.test(text) || libraries.some(({ uses }) => uses.test(text)),
);

/** Parts without a key of their own: they hand a storage on, use the keys of another part, or remove cookies. */
const without = new Set([
  'admin/inbox/reply-copy.ts',
  'admin/inbox/use-reply.ts',
  'admin/projects/news/edit-news.tsx',
  'admin/projects/news/local-copy.ts',
  'admin/projects/news/use-draft.ts',
  'admin/projects/news/use-edit.ts',
  'admin/quotes/editor/local-copy.ts',
  'admin/quotes/editor/use-local-copies.ts',
  'admin/shell/palette/recent-records.ts',
  'admin/shell/palette/use-recents.ts',
  'site/quote/draft.ts',
  'views/message/composer.tsx',
  'views/message/unsent.ts',
  'views/message/use-outbox.ts',
  'visit/consent/cookies.ts',
  'visit/consent/start.client.ts',
  'visit/consent/tag.client.ts',
  'visit/deploy-check/deploy-check.client.ts',
  'visit/service-worker/keep-newest.ts',
]);

const used = new Set(storing.flatMap(({ text }) => keysIn(text)));
/** The first column of the table; a name that varies ends in an ellipsis. */
const named = new Set(
  privacyText
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`…]+)…?`/g)].map(([, key = '']) => key)),
);

describe('the privacy notice on what browsers store', () => {
  it('names every key, database and cache that the site uses, and no others', () => {
    expect([...named].sort()).toEqual([...used].sort());
  });

  it('knows where each part of the site that stores something has its key', () => {
    const keyless = storing.filter(({ text }) => keysIn(text).length === 0).map(({ name }) => name);
    expect(keyless.filter((name) => !without.has(name))).toEqual([]);
    expect([...without].filter((name) => !keyless.includes(name))).toEqual([]);
  });

  it('sees no key that is written where it is used', () => {
    const literal = storing.filter(({ text }) => /(?:get|set|remove)Item\(\s*['`]/.test(text));
    expect(literal.map(({ name }) => name)).toEqual([]);
  });
});

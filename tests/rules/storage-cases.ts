import { uploadLimits } from '@agency/domain/upload/limits';
import { uploadTypes } from '@agency/domain/upload/schema';
import { byGoogle, type CallerName, callerNames, inSession, signedInAt } from './callers.ts';
import { storageRows } from './storage-table.ts';
import { folderOf, type StorageAsk, type StorageCase } from './storage-world.ts';

const MiB = 1024 * 1024;
const png = { contentType: 'image/png', size: 3 };

function pathOf(folder: string, caller: CallerName): string {
  const [top = '', whose] = folder.split(' ');
  if (!whose) return `${top}/rules-${caller}`;
  return `${top}/${whose === 'own' ? folderOf(caller) : 'stranger'}/rules-${caller}`;
}

/** The question of a letter about the file at this path. */
function askOf(letter: string, path: string): StorageAsk {
  switch (letter) {
    case 'g':
      return { read: path };
    case 'l':
      return { list: path.slice(0, path.lastIndexOf('/')) };
    case 'u':
      return { describe: path, metadata: { cacheControl: 'public' } };
    case 'd':
      return { remove: path };
    default:
      return { upload: path, ...png };
  }
}

/** One folder's cells as questions. */
export function folderCases(folder: string): StorageCase[] {
  const cells = storageRows.find((row) => row.folder === folder)?.cells ?? [];
  return callerNames.flatMap((caller, index) =>
    [...'glcoud'].map((letter) => ({
      name: `${folder} × ${caller} × ${letter}`,
      caller,
      ask: askOf(letter, `${pathOf(folder, caller)}${letter === 'c' ? '-new' : ''}`),
      expected: cells[index]?.includes(letter) ? ('allowed' as const) : ('denied' as const),
      ...(letter !== 'c' && { stored: pathOf(folder, caller) }),
    })),
  );
}

const refusedTypes = [
  'image/svg+xml',
  'text/html',
  'application/xhtml+xml',
  'text/xml',
  'application/javascript',
  'application/octet-stream',
  'image/png; charset=utf-8',
  'IMAGE/PNG',
  'ximage/png',
  '',
];
const incoming = (name: string) => `incoming/member/rules-${name}`;
const media = (name: string) => `media/rules-${name}`;

function upload(
  expected: StorageCase['expected'],
  caller: StorageCase['caller'],
  path: string,
  file: { readonly contentType: string; readonly size: number } = png,
): StorageCase {
  return {
    name: `${path} as ${file.contentType} with ${file.size} bytes`,
    caller,
    ask: { upload: path, ...file },
    expected,
  };
}

/** What may come in, by its type. */
export const typeCases = (): StorageCase[] => [
  ...Object.keys(uploadTypes).flatMap((contentType) => [
    upload('allowed', 'member', incoming('type'), { contentType, size: 3 }),
    upload(contentType.startsWith('image/') ? 'allowed' : 'denied', 'admin', media('type'), {
      contentType,
      size: 3,
    }),
  ]),
  ...refusedTypes.flatMap((contentType) => [
    upload('denied', 'member', incoming('type'), { contentType, size: 3 }),
    upload('denied', 'admin', media('type'), { contentType, size: 3 }),
  ]),
  {
    name: 'a picture does not turn into a page afterwards',
    caller: 'admin',
    ask: { describe: media('picture'), metadata: { contentType: 'text/html' } },
    stored: media('picture'),
    expected: 'denied',
  },
];

/** What may come in, by its size. */
export const sizeCases = (): StorageCase[] => {
  const most = uploadLimits.memberBytes;
  const pdf = 'application/pdf';
  return [
    upload('denied', 'member', incoming('empty'), { contentType: pdf, size: 0 }),
    upload('allowed', 'member', incoming('least'), { contentType: pdf, size: 1 }),
    upload('denied', 'admin', media('empty'), { ...png, size: 0 }),
    upload('allowed', 'admin', media('most'), { ...png, size: 10 * MiB }),
    upload('denied', 'admin', media('more'), { ...png, size: 10 * MiB + 1 }),
    upload('allowed', 'member', incoming('most'), { contentType: pdf, size: most }),
    upload('denied', 'member', incoming('more'), { contentType: pdf, size: most + 1 }),
  ];
};

/** Where it may lie. */
export const storagePathCases = (): StorageCase[] => [
  ...[
    'incoming/member',
    'incoming/member/a/b',
    'incoming/member/a.b',
    'incoming/member/..%2Fother',
    'incoming/member/ä',
    `incoming/member/${'a'.repeat(129)}`,
    'incoming/Member/a',
    'Incoming/member/a',
    'files/incoming/member/a',
    'media',
    'a',
  ].map((path) => upload('denied', 'member', path)),
  upload('allowed', 'member', `incoming/member/${'a'.repeat(128)}`),
  upload('allowed', 'admin', 'media/blog/2026/rules-cover.png'),
  // Names of sizes are for what functions make.
  ...['960.avif', 'p/480.webp', 'p/b.jpg/1600.webp', 'p/960.avif/x.jpg', '480.webp/x.jpg'].map((name) =>
    upload('denied', 'admin', `media/${name}`),
  ),
  ...['a960.avif', '960.avifx.png', '960.jpg', '96.webp', '96000.webp', '960xavif', '960.png/a.png'].map(
    (name) => upload('allowed', 'admin', `media/rules/${name}`),
  ),
  upload('denied', 'admin', 'Media/rules-cover.png'),
  upload('denied', 'admin', 'files/media/rules-cover.png'),
];

const made = (token: Record<string, unknown>) => ({
  uid: 'admin',
  token: { auth_time: signedInAt, email: inSession.email, provedEmail: inSession.email, ...token },
});

const ownGoogle = byGoogle('of-the-owner');

const asked = (uid: string) => ({ uid, token: inSession });

/** A token that was kept from sessions that were ended since, and one of somebody without a profile. */
export const endedSessionCases = (): StorageCase[] => [
  upload('denied', asked('signedOut'), 'incoming/signedOut/rules-kept'),
  {
    name: 'a file goes by a kept token',
    caller: asked('signedOut'),
    ask: { remove: 'incoming/signedOut/rules-stored' },
    stored: 'incoming/signedOut/rules-stored',
    expected: 'denied',
  },
  upload('denied', asked('nobody'), 'incoming/nobody/rules-kept'),
  upload(
    'allowed',
    { uid: 'signedOut', token: { ...inSession, auth_time: signedInAt + 1 } },
    'incoming/signedOut/rules-new',
  ),
];

/** Who is an admin here, and whose sessions count: claims that come near, and the look into the list. */
export const storageClaimCases = (): StorageCase[] => [
  ...[
    { sessionsFrom: signedInAt },
    { sessionsFrom: signedInAt, role: 'Admin' },
    { sessionsFrom: signedInAt, role: true },
    { sessionsFrom: signedInAt + 1, role: 'admin' },
    { role: 'admin' },
    { sessionsFrom: signedInAt, role: 'admin', email: 'moved@example.com' },
    { sessionsFrom: signedInAt, role: 'admin', provedEmail: null },
  ].map((token) => upload('denied', made(token), media('claim'))),
  upload('allowed', made({ sessionsFrom: signedInAt - 1, role: 'admin' }), media('claim')),
  upload('denied', made({ ...byGoogle('x'), sessionsFrom: signedInAt, role: 'admin' }), media('claim')),
  upload('allowed', made({ ...ownGoogle, sessionsFrom: signedInAt, role: 'admin' }), media('claim')),
];

export const storageCases = (): StorageCase[] => [
  ...storageRows.flatMap(({ folder }) => folderCases(folder)),
  ...storagePathCases(),
  ...storageClaimCases(),
  ...endedSessionCases(),
  ...typeCases(),
  ...sizeCases(),
];

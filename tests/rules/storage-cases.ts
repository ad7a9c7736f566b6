import { uploadLimits } from '@agency/domain/upload/limits';
import { uploadTypes } from '@agency/domain/upload/schema';
import { byGoogle, type CallerName, callerNames, inSession, signedInAt } from './callers.ts';
import { storageRows } from './storage-table.ts';
import { folderOf, type StorageAsk, type StorageCase } from './storage-world.ts';

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
  ...Object.keys(uploadTypes).map((contentType) =>
    upload('allowed', 'member', incoming('type'), { contentType, size: 3 }),
  ),
  ...refusedTypes.map((contentType) =>
    upload('denied', 'member', incoming('type'), { contentType, size: 3 }),
  ),
  {
    name: 'a picture does not turn into a page afterwards',
    caller: 'member',
    ask: { describe: incoming('picture'), metadata: { contentType: 'text/html' } },
    stored: incoming('picture'),
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
  // Functions alone put pictures there, made of what came in.
  ...['rules-cover.png', 'blog/2026/rules-cover.png', 'library/960.avif', 'p/b.jpg/1600.webp'].map((name) =>
    upload('denied', 'admin', `media/${name}`),
  ),
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

/** Whose sessions count here: claims that come near. */
export const storageClaimCases = (): StorageCase[] => {
  const own = `incoming/${folderOf('admin')}/rules-claim`;
  return [
    ...[
      { sessionsFrom: signedInAt + 1, role: 'admin' },
      { role: 'admin' },
      { sessionsFrom: signedInAt, role: 'admin', email: 'moved@example.com' },
      { sessionsFrom: signedInAt, role: 'admin', provedEmail: null },
      { ...byGoogle('x'), sessionsFrom: signedInAt },
    ].map((token) => upload('denied', made(token), own)),
    upload('allowed', made({ sessionsFrom: signedInAt - 1 }), own),
    upload('allowed', made({ sessionsFrom: signedInAt }), own),
    upload('allowed', made({ ...ownGoogle, sessionsFrom: signedInAt }), own),
  ];
};

export const storageCases = (): StorageCase[] => [
  ...storageRows.flatMap(({ folder }) => folderCases(folder)),
  ...storagePathCases(),
  ...storageClaimCases(),
  ...endedSessionCases(),
  ...typeCases(),
  ...sizeCases(),
];

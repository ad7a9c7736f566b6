import { AppError } from '@agency/domain/shared/errors';
import type { Deps } from '../platform/deps.ts';
import { type HttpAnswer, type HttpHandler, type HttpRequest, param } from '../platform/http.ts';
import { bucketOf, findObject, openObject, type StoredObject } from '../platform/storage.ts';
import { resize } from './resize.ts';
import { type MediaRequest, namesItsContent, readMediaPath, type Variant } from './variant.ts';

/** Pictures that browsers show without running anything in them; `storage.rules` lets staff put these alone. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);
const mostBytes = 10 * 1024 * 1024;

const always = {
  'X-Content-Type-Options': 'nosniff',
  // Opened by itself it is a picture and nothing else, whatever its bytes are.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
};

/** `GET /media/{path}` and `/media/{path}/{width}.{format}`: the pictures of the site, for everybody. */
export const getMedia: HttpHandler = async (request, deps) => {
  const asked = readMediaPath(param(request, 'rest'));
  if (asked === null) return notFound();
  const original = await findObject(deps, asked.original);
  if (original === null || !shown.has(original.contentType) || original.size > mostBytes) return notFound();
  const etag = etagOf(original, asked.variant);
  const headers = { ...always, 'Cache-Control': cacheControl(asked.original), ETag: etag };
  if (hasAlready(request, etag)) return { status: 304, headers, body: '' };
  if (asked.variant === null) {
    const open = await openObject(deps, asked.original);
    const { size: length, contentType } = original;
    return {
      status: 200,
      headers: { ...headers, 'Content-Type': contentType },
      body: '',
      stream: { length, open },
    };
  }
  const body = await sized(deps, asked, original, asked.variant);
  if (body === null) return notFound();
  return { status: 200, headers: { ...headers, 'Content-Type': `image/${asked.variant.format}` }, body };
};

/** In words, for a person or a log; briefly kept, because the picture may be on its way. */
function notFound(): HttpAnswer {
  return {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=0, s-maxage=10',
    },
    body: 'There is no such picture.',
  };
}

function cacheControl(original: string): string {
  return namesItsContent(original)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, s-maxage=300, stale-while-revalidate=60';
}

/** A size changes when its original does, so the original's generation names it. */
function etagOf({ generation }: StoredObject, variant: Variant | null): string {
  return variant ? `"${generation}-${variant.width}-${variant.format}"` : `"${generation}"`;
}

function hasAlready(request: HttpRequest, etag: string): boolean {
  const given = request.header('if-none-match');
  if (given === undefined) return false;
  return given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*');
}

/** Sizes that are being made right now: who asks for one of these waits for it instead of making it again. */
const underWay = new Map<string, Promise<Uint8Array | null>>();

/** A size as it was made before, or made now and kept; null where there is no making it. */
function sized(
  deps: Deps,
  { original: from }: MediaRequest,
  original: StoredObject,
  variant: Variant,
): Promise<Uint8Array | null> {
  const to = `${from}/${variant.width}.${variant.format}`;
  const key = `${deps.config.storageBucket}/${to}/${original.generation}`;
  const running = underWay.get(key);
  if (running) return running;
  const found = kept(deps, to, original).then(
    (bytes) => bytes ?? make(deps, { from, to, original, variant }),
  );
  const done = found.finally(() => underWay.delete(key));
  underWay.set(key, done);
  return done;
}

async function kept(deps: Deps, path: string, { generation }: StoredObject): Promise<Uint8Array | null> {
  const found = await findObject(deps, path);
  if (found?.custom.madeOf !== generation) return null;
  const [bytes] = await (await bucketOf(deps)).file(path).download();
  return bytes;
}

interface Making {
  readonly from: string;
  readonly to: string;
  readonly original: StoredObject;
  readonly variant: Variant;
}

async function make(
  deps: Deps,
  { from, to, original: { generation }, variant }: Making,
): Promise<Uint8Array | null> {
  const bucket = await bucketOf(deps);
  const [bytes] = await bucket.file(from).download();
  let made: Uint8Array;
  try {
    made = await resize(bytes, variant);
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    deps.log.error('A picture of the site could not be resized', { path: from, cause: thrown });
    return null;
  }
  await bucket.file(to).save(Buffer.from(made), {
    contentType: `image/${variant.format}`,
    resumable: false,
    metadata: { metadata: { madeOf: generation } },
  });
  return made;
}

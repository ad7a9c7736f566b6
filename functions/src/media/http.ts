import { AppError } from '@agency/domain/shared/errors';
import type { Deps } from '../platform/deps.ts';
import { hasCurrentCopy } from '../platform/http/etag.ts';
import { type HttpHandler, type HttpResponse, param } from '../platform/http.ts';
import { type Counted, consumeLimit } from '../platform/rate-limit.ts';
import { bucketOf, findObject, readObject, type StoredObject } from '../platform/storage.ts';
import { isOfDraftsAlone } from './of-drafts.ts';
import { resize } from './resize.ts';
import { type MediaRequest, madePath, namesItsContent, readMediaPath, type Variant } from './variant.ts';

/** Image types that browsers show without running anything; `storage.rules` lets staff upload only these. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);
const maxBytes = 10 * 1024 * 1024;

const always = {
  'X-Content-Type-Options': 'nosniff',
  // Opened on its own, it can only be an image, whatever its bytes are.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
};

/** `GET /media/{path}` and `/media/{path}/{width}.{format}`: the site's pictures, for everybody. */
export const getMedia: HttpHandler = async (request, deps) => {
  const asked = readMediaPath(param(request, 'rest'));
  if (asked === null) return notFound();
  const original = await findObject(deps, asked.original);
  if (original === null || !shown.has(original.contentType) || original.size > maxBytes) return notFound();
  if (await isOfDraftsAlone(deps, asked.original)) return notFound();
  const etag = etagOf(original, asked.variant);
  const headers = { ...always, 'Cache-Control': cacheControl(asked.original), ETag: etag };
  if (hasCurrentCopy(request, etag)) return { status: 304, headers, body: '' };
  const made = await drawn(deps, asked, original, request.caller);
  if (made === 'busy') return busy();
  if (made === null) return notFound();
  if (made instanceof AppError) return tooLarge(made);
  return {
    status: 200,
    headers: { ...headers, 'Content-Type': typeOf(asked, original) },
    body: made,
  };
};

/** As text, for a person or a log; cached briefly, because the picture may be about to arrive. */
function notFound(): HttpResponse {
  return {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=0, s-maxage=10',
    },
    body: 'We can’t find this picture.',
  };
}

/** For the person who uploaded it: it was not lost, and what to do. */
function tooLarge({ message }: AppError): HttpResponse {
  return { ...notFound(), status: 422, body: message };
}

/** Too many sizes are waiting to be made; the browser shows another one, or retries. */
function busy(): HttpResponse {
  return {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    },
    body: 'This picture isn’t ready yet. Please try again in a moment.',
  };
}

function cacheControl(original: string): string {
  return namesItsContent(original)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, s-maxage=300, stale-while-revalidate=60';
}

/** A size changes when its original does, so the original's generation identifies it. */
function etagOf({ generation }: StoredObject, variant: Variant | null): string {
  return variant ? `"${generation}-${variant.width}-${variant.format}"` : `"${generation}-own"`;
}

function typeOf({ variant }: MediaRequest, { contentType }: StoredObject): string {
  return variant ? `image/${variant.format}` : contentType;
}

/** A picture; null where it is none; why it can't be drawn, where its uploader can do something about that. */
type Made = Uint8Array | AppError | null;

/** Sizes being made right now: a second request for one waits for it instead of making it again. */
const underWay = new Map<string, Promise<Made>>();
/** How many may wait for the processor at most: each holds its picture in memory. */
const maxUnderWay = 12;

/**
 * A picture from the bucket, or drawn now and stored; null where it can't be. What was uploaded itself is never sent:
 * cameras write into it where it was taken, and by whom.
 */
async function drawn(
  deps: Deps,
  asked: MediaRequest,
  original: StoredObject,
  who: Counted,
): Promise<Made | 'busy'> {
  const { original: from, variant } = asked;
  const to = madePath(asked);
  const found = await cachedVariant(deps, to, original);
  if (found) return found;
  const key = `${deps.config.storageBucket}/${to}/${original.generation}`;
  if (!underWay.has(key)) await consumeLimit(deps, 'mediaSizes', who);
  const running = underWay.get(key);
  if (running) return running;
  if (underWay.size >= maxUnderWay) return 'busy';
  // It may have been made while the limit was checked.
  const made = cachedVariant(deps, to, original).then(
    (bytes) => bytes ?? make(deps, { from, to, original, variant }),
  );
  const done = made.finally(() => underWay.delete(key));
  underWay.set(key, done);
  return done;
}

async function cachedVariant(
  deps: Deps,
  path: string,
  { generation }: StoredObject,
): Promise<Uint8Array | null> {
  const found = await findObject(deps, path);
  if (found?.custom.madeOf !== generation) return null;
  return readObject(deps, path);
}

interface Making {
  readonly from: string;
  readonly to: string;
  readonly original: StoredObject;
  readonly variant: Variant | null;
}

async function make(deps: Deps, { from, to, original, variant }: Making): Promise<Made> {
  const bytes = await readObject(deps, from);
  let made: Uint8Array;
  try {
    made = await resize(bytes, variant);
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    deps.log.error('A picture of the site could not be resized', { path: from, cause: thrown });
    return thrown.code === 'too-large' ? thrown : null;
  }
  const bucket = await bucketOf(deps);
  await bucket.file(to).save(Buffer.from(made), {
    contentType: typeOf({ original: from, variant }, original),
    resumable: false,
    metadata: { metadata: { madeOf: original.generation } },
  });
  return made;
}

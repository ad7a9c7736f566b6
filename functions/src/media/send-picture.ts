import { AppError } from '@agency/domain/shared/errors';
import type { Deps } from '../platform/deps.ts';
import { hasCurrentCopy } from '../platform/http/etag.ts';
import type { HttpRequest, HttpResponse } from '../platform/http.ts';
import { type Counted, consumeLimit } from '../platform/rate-limit.ts';
import { findObject, readObject, type StoredObject, saveObject } from '../platform/storage.ts';
import { resize } from '../records/picture/resize.ts';
import { type MediaRequest, madePath, type Variant } from '../records/picture/variant.ts';

/** Image types that browsers show without running anything; the library makes no others. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);
const maxBytes = 10 * 1024 * 1024;

const always = {
  'X-Content-Type-Options': 'nosniff',
  // Opened on its own, it can only be an image, whatever its bytes are.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
};

/** The object behind a picture's path; null where there is none that may be shown. */
export async function findShown(deps: Deps, path: string): Promise<StoredObject | null> {
  const original = await findObject(deps, path);
  return original === null || !shown.has(original.contentType) || original.size > maxBytes ? null : original;
}

interface Sending {
  readonly asked: MediaRequest;
  readonly original: StoredObject;
  /** For whom it is, and for how long. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whose requests for sizes that are still to be made are counted; null where only pictures of ours can be asked for. */
  readonly counted: Counted | null;
}

/** A picture, or one of its sizes, for somebody who may see it. */
export async function sendPicture(
  request: HttpRequest,
  deps: Deps,
  { asked, original, headers: own, counted }: Sending,
): Promise<HttpResponse> {
  const etag = etagOf(original, asked.variant);
  const headers = { ...always, ...own, ETag: etag };
  if (hasCurrentCopy(request, etag)) return { status: 304, headers, body: '' };
  const made = await drawn(deps, asked, original, counted);
  if (made === 'busy') return busy();
  if (made === null) return noPicture();
  if (made instanceof AppError) return tooLarge(made);
  return { status: 200, headers: { ...headers, 'Content-Type': typeOf(asked, original) }, body: made };
}

/** As text, for a person or a log; cached briefly, because the picture may be about to arrive. */
export function noPicture(own: Readonly<Record<string, string>> = {}): HttpResponse {
  return {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=0, s-maxage=10',
      ...own,
    },
    body: 'We can’t find this picture.',
  };
}

/** For the person who uploaded it: it was not lost, and what to do. */
function tooLarge({ message }: AppError): HttpResponse {
  return { ...noPicture(), status: 422, body: message };
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
  counted: Counted | null,
): Promise<Made | 'busy'> {
  const { original: from, variant } = asked;
  // The library has drawn it already.
  if (variant === null && original.custom.drawn === '1') return readObject(deps, from);
  const to = madePath(asked);
  const found = await cachedVariant(deps, to, original);
  if (found) return found;
  const key = `${deps.config.storageBucket}/${to}/${original.generation}`;
  if (counted !== null && !underWay.has(key)) await consumeLimit(deps, 'mediaSizes', counted);
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
  const contentType = typeOf({ original: from, variant }, original);
  await saveObject(deps, to, made, { contentType, custom: { madeOf: original.generation } });
  return made;
}

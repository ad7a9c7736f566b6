import { type RateLimitName, rateLimits } from '@agency/domain/platform/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from './deps.ts';
import { documentRef } from './firestore.ts';
import { firestoreLibrary } from './firestore-library.ts';
import { keyedHash } from './hash.ts';
import { readSiteSettings } from './settings.ts';
import { withTimeout } from './with-timeout.ts';

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch at which `tokens` was current. */
  at: number;
}

/** A store that does not respond counts as unavailable. */
const storeTimeoutMs = 5_000;
const maxBuckets = 10_000;
const buckets = new Map<string, Bucket>();

/** Clears this process's counts. */
export function clearBuckets(): void {
  buckets.clear();
}

/**
 * Takes one token from a bucket that refills evenly over the window; false when it is empty. It spares the store the
 * calls of somebody who hammers one process, and never refuses what the store would allow within one window.
 */
export function takeToken(key: string, name: RateLimitName, now: number): boolean {
  const { most, windowMs } = rateLimits[name];
  const known = buckets.get(key);
  const refilled = known ? known.tokens + ((now - known.at) * most) / windowMs : most;
  const tokens = Math.min(most, refilled);
  buckets.delete(key);
  buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
  if (buckets.size > maxBuckets) {
    const oldest = buckets.keys().next().value;
    if (oldest !== undefined) buckets.delete(oldest);
  }
  return tokens >= 1;
}

/** The refusal by a limit: why, when it ends and how to reach us meanwhile. */
export async function overLimit(
  deps: Deps,
  name: RateLimitName,
  why = 'That is a lot at once.',
): Promise<AppError> {
  const { windowMs } = rateLimits[name];
  const seconds = Math.max(1, Math.ceil((windowMs - (deps.clock().getTime() % windowMs)) / 1000));
  const phone = await phoneToCall(deps);
  const orCall = phone === null ? '' : `, or call us on ${phone}`;
  return new AppError('resource-exhausted', `${why} Please try again in ${inWords(seconds)}${orCall}.`, {
    retryAfterSeconds: seconds,
    detail: `limit '${name}'`,
  });
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'a minute';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

const phones = new Map<string, { readonly phone: string; readonly until: number }>();
const phoneLifeMs = 60_000;

/** Cached, so that somebody who hammers a limit does not make us read the settings every time; null without settings. */
async function phoneToCall(deps: Deps): Promise<string | null> {
  const now = deps.clock().getTime();
  const known = phones.get(deps.config.projectId);
  if (known && known.until > now) return known.phone;
  try {
    const { phone } = await withTimeout(storeTimeoutMs, 'the settings', readSiteSettings(deps));
    phones.set(deps.config.projectId, { phone, until: now + phoneLifeMs });
    return phone;
  } catch (cause) {
    deps.log.error('The phone number could not be read', { cause });
    return null;
  }
}

interface Counted {
  readonly name: RateLimitName;
  readonly ref: DocumentReference;
  readonly expiresAt: Date;
}

/** Counts one more, or returns false where the limit is reached. Throws what the store did. */
async function countOne(deps: Deps, { name, ref, expiresAt }: Counted): Promise<boolean> {
  try {
    const count: unknown = (await withTimeout(storeTimeoutMs, 'a limit', ref.get())).get('count');
    if (typeof count === 'number' && count >= rateLimits[name].most) return false;
    const counted = ref.set(
      { count: firestoreLibrary().FieldValue.increment(1), expiresAt },
      { merge: true },
    );
    await withTimeout(storeTimeoutMs, 'a limit', counted);
    return true;
  } catch (cause) {
    deps.log.error('A limit could not be counted', { limit: name, cause });
    throw cause;
  }
}

/** Counts one use; false when the limit is reached. Throws what the store did. */
async function countUse(deps: Deps, name: RateLimitName, who: string): Promise<boolean> {
  const { windowMs } = rateLimits[name];
  const now = deps.clock().getTime();
  const window = Math.floor(now / windowMs);
  const key = keyedHash(deps.config, 'rate limit', `${name}|${who}|${window}`);
  const ref = documentRef(deps.db, 'rateLimits', key);
  // In the emulator run the limits can be reset from outside, so there the store alone decides.
  if (!takeToken(key, name, now) && !deps.config.isEmulator) return false;
  return countOne(deps, { name, ref, expiresAt: new Date((window + 2) * windowMs) });
}

/**
 * Counts one use of a limit by somebody (a caller's or mailbox's address; only its hash is stored). The count is a
 * blind increment of one document per caller and window, so nobody waits for anybody.
 * @throws AppError `resource-exhausted` when the limit is reached; whatever the store throws when it is unavailable.
 */
export async function consumeLimit(deps: Deps, name: RateLimitName, who: string): Promise<void> {
  if (!(await countUse(deps, name, who))) throw await overLimit(deps, name);
}

/** The same for what is silently left out instead of refused: false when the limit is reached or can't be counted. */
export async function isWithinLimit(deps: Deps, name: RateLimitName, who: string): Promise<boolean> {
  return countUse(deps, name, who).catch(() => false);
}

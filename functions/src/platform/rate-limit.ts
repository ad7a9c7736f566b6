import { type RateLimitName, rateLimits } from '@agency/domain/platform/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from './deps.ts';
import { documentRef } from './firestore.ts';
import { firestoreLibrary } from './firestore-library.ts';
import { keyedHash } from './hash.ts';
import type { CallerNetwork } from './http/caller.ts';
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
export function takeToken(
  key: string,
  name: RateLimitName,
  now: number,
  most: number = rateLimits[name].most,
): boolean {
  const { windowMs } = rateLimits[name];
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
  why = 'That’s a lot in a short time.',
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

/** Who is counted: by a name, or a caller by their network, with a lid on the machine that only claims to speak for it. */
export type Counted = string | CallerNetwork;

/** One use of a limit by somebody, counted apart for each `kind`. */
export interface Use {
  readonly name: RateLimitName;
  readonly who: Counted;
  readonly kind?: string | undefined;
}

/** How many callers' worth of a limit one machine gets that speaks for others: Hosting's speak for all our visitors. */
const callersPerMachine = 20;

interface Count {
  readonly name: RateLimitName;
  readonly key: string;
  readonly most: number;
  readonly ref: DocumentReference;
  readonly expiresAt: Date;
}

function countsOf(deps: Deps, { name, who, kind }: Use): Count[] {
  const { most, windowMs } = rateLimits[name];
  const window = Math.floor(deps.clock().getTime() / windowMs);
  const count = (counted: string, limit: number): Count => {
    const whole = kind === undefined ? counted : `${kind} ${counted}`;
    const key = keyedHash(deps.config, 'rate limit', `${name}|${whole}|${window}`);
    const expiresAt = new Date((window + 2) * windowMs);
    return { name, key, most: limit, ref: documentRef(deps.db, 'rateLimits', key), expiresAt };
  };
  if (typeof who === 'string') return [count(who, most)];
  const own = count(who.network, most);
  return who.through === null ? [own] : [own, count(`through ${who.through}`, most * callersPerMachine)];
}

async function hasRoom(deps: Deps, { name, key, most, ref }: Count): Promise<boolean> {
  // In the emulator run the limits can be reset from outside, so there the store alone decides.
  if (!takeToken(key, name, deps.clock().getTime(), most) && !deps.config.isEmulator) return false;
  const count: unknown = (await withTimeout(storeTimeoutMs, 'a limit', ref.get())).get('count');
  return typeof count !== 'number' || count < most;
}

async function add({ ref, expiresAt }: Count): Promise<void> {
  const counted = { count: firestoreLibrary().FieldValue.increment(1), expiresAt };
  await withTimeout(storeTimeoutMs, 'a limit', ref.set(counted, { merge: true }));
}

/**
 * Counts uses together, or none of them where one's limit is reached: what is refused counts against nobody. Asked in
 * their order, the caller's own first. Each count is a blind increment of one document, so nobody waits for anybody.
 * @returns the first limit that is reached, or null
 * @throws whatever the store throws when it is unavailable
 */
export async function countTogether(deps: Deps, uses: readonly Use[]): Promise<RateLimitName | null> {
  const counts = uses.flatMap((use) => countsOf(deps, use));
  try {
    for (const count of counts) if (!(await hasRoom(deps, count))) return count.name;
    await Promise.all(counts.map(add));
    return null;
  } catch (cause) {
    deps.log.error('A limit could not be counted', { limits: uses.map(({ name }) => name), cause });
    throw cause;
  }
}

/**
 * Counts one use of a limit by somebody (a caller or a mailbox; only a hash is stored).
 * @throws AppError `resource-exhausted` when the limit is reached; whatever the store throws when it is unavailable.
 */
export async function consumeLimit(
  deps: Deps,
  name: RateLimitName,
  who: Counted,
  kind?: string,
): Promise<void> {
  if ((await countTogether(deps, [{ name, who, kind }])) !== null) throw await overLimit(deps, name);
}

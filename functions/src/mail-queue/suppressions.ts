import { type Suppression, suppression, suppressionText } from '@agency/domain/mail/suppression';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { type DocumentSource, documentRef, parseSnapshot, withoutId } from '../platform/firestore.ts';
import { sha256Hex } from '../platform/hash.ts';

/**
 * An address's id in `suppressions`. Not keyed, unlike the hashes of rate limits: an unsubscribe must outlive every key
 * rotation.
 */
export function addressHash(email: string): string {
  return sha256Hex(suppressionText(email));
}

export function suppressionRef(deps: Pick<Deps, 'db'>, hash: string): DocumentReference {
  return documentRef(deps.db, 'suppressions', hash);
}

/** What must not be sent to an address, by its hash; null when nothing was switched off and nothing bounced. */
export async function findSuppression(
  deps: Pick<Deps, 'db'>,
  hash: string,
  source: DocumentSource = { get: (ref) => ref.get() },
): Promise<Suppression | null> {
  const found = parseSnapshot(suppression, await source.get(suppressionRef(deps, hash)));
  return found && withoutId(found);
}

type Change = Partial<Pick<Suppression, 'kindsOff' | 'bouncedAt' | 'complainedAt'>>;

/** The document after a change; a new one where there was none. */
function changed(before: Suppression | null, change: Change, now: Date): Suppression {
  const { kindsOff = [], bouncedAt = null, complainedAt = null, createdAt = now } = before ?? {};
  return { kindsOff, bouncedAt, complainedAt, createdAt, ...change, updatedAt: now };
}

/** A unit of work, which preserves unknown fields itself, or a transaction, which does not. */
interface SuppressionWriter {
  set(ref: DocumentReference, data: Suppression, options: { merge: true }): unknown;
}

/** Writes a change made from what was read in the same unit of work. */
export function writeSuppression(
  deps: Pick<Deps, 'db' | 'clock'>,
  unit: SuppressionWriter,
  hash: string,
  before: Suppression | null,
  change: Change,
): void {
  unit.set(suppressionRef(deps, hash), changed(before, change, deps.clock()), { merge: true });
}

import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import { drainRules } from '@agency/domain/mail/status';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseSnapshot } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import { ifUnchanged } from '../platform/if-unchanged.ts';
import type { MailDeps } from './deps.ts';

const minuteMs = 60_000;

/** An outbox entry that is ours to send until its lease ends. */
export interface Claim {
  readonly ref: DocumentReference;
  readonly mail: Stored<OutboxMail>;
  readonly leaseId: string;
  /** When the provider may first have seen it, before this attempt; null when no attempt can have reached it. */
  readonly seenBefore: Date | null;
}

/**
 * Claims an entry by compare-and-swap on the state in which it was found, so that one of two finders wins.
 * `nextAttemptAt` moves to the end of the lease: an entry whose process died falls due again by itself.
 */
export async function claim(deps: MailDeps, found: QueryDocumentSnapshot): Promise<Claim | null> {
  const now = deps.clock();
  const mail = await readEntry(deps, found, now);
  if (mail === null) return null;
  const leaseId = newId(deps.random);
  const until = new Date(now.getTime() + drainRules.leaseMs);
  const claimed = await ifUnchanged(() =>
    found.ref.update(
      {
        status: 'sending',
        lease: { id: leaseId, until },
        nextAttemptAt: until,
        firstSentAt: mail.firstSentAt ?? now,
        updatedAt: now,
      },
      { lastUpdateTime: found.updateTime },
    ),
  );
  if (claimed === null) return null;
  return {
    ref: found.ref,
    mail,
    leaseId,
    seenBefore: mail.firstSentAt,
  };
}

/** The entry; null for one that this build can't read, which is postponed. */
async function readEntry(
  deps: MailDeps,
  found: QueryDocumentSnapshot,
  now: Date,
): Promise<Stored<OutboxMail> | null> {
  try {
    return parseSnapshot(outboxMail, found);
  } catch (cause) {
    await putOff(deps, found, now, cause);
    return null;
  }
}

/**
 * Moves an unreadable mail out of the way of the others and changes nothing else: a newer build may have queued it, and
 * will send it.
 */
async function putOff(
  deps: MailDeps,
  found: QueryDocumentSnapshot,
  now: Date,
  cause: unknown,
): Promise<void> {
  const nextAttemptAt = recheckAt(found.createTime.toDate(), now);
  deps.log.error('An email can’t be read and waits', { path: found.ref.path, until: nextAttemptAt, cause });
  await ifUnchanged(() => found.ref.update({ nextAttemptAt }, { lastUpdateTime: found.updateTime }));
}

/** When to retry a mail that can't be read: after as long again as it has waited, between 5 minutes and an hour. */
export function recheckAt(waitsSince: Date, now: Date): Date {
  const waitedMs = now.getTime() - waitsSince.getTime();
  return new Date(now.getTime() + Math.min(Math.max(waitedMs, 5 * minuteMs), 60 * minuteMs));
}

/** Is the provider about to drop this key, so that a retry could send a second mail? */
export function isKeyLapsing(seenBefore: Date | null, now: Date): boolean {
  if (seenBefore === null) return false;
  const { providerKeyMs, providerKeyMarginMs } = drainRules;
  return now.getTime() >= seenBefore.getTime() + providerKeyMs - providerKeyMarginMs;
}

import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import { drainRules } from '@agency/domain/mail/status';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseSnapshot } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import { swap } from '../platform/swap.ts';
import type { MailDeps } from './deps.ts';

/** An outbox entry that is ours to send until its lease ends. */
export interface Claim {
  readonly ref: DocumentReference;
  readonly mail: Stored<OutboxMail>;
  readonly leaseId: string;
  /** When the provider first may have seen it, before this try; null when no try can have reached it. */
  readonly seenBefore: Date | null;
}

/**
 * Claims an entry by compare-and-swap on the state in which it was found, so that of two that found it one wins.
 * `nextAttemptAt` moves to the end of the lease: an entry whose process died falls due again by itself.
 */
export async function claim(deps: MailDeps, found: QueryDocumentSnapshot): Promise<Claim | null> {
  const now = deps.clock();
  const mail = await readEntry(deps, found, now);
  if (mail === null) return null;
  const leaseId = newId(deps.random);
  const until = new Date(now.getTime() + drainRules.leaseMs);
  const claimed = await swap(() =>
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

/** The entry; one that does not fit its schema is set aside as failed, so that it never holds up the others. */
async function readEntry(
  deps: MailDeps,
  found: QueryDocumentSnapshot,
  now: Date,
): Promise<Stored<OutboxMail> | null> {
  try {
    return parseSnapshot(outboxMail, found);
  } catch (cause) {
    deps.log.error("An outbox entry can't be read", { mail: found.id, cause });
    const error = "This entry is not complete, so it can't be sent.";
    await swap(() =>
      found.ref.update({ status: 'failed', error, updatedAt: now }, { lastUpdateTime: found.updateTime }),
    );
    return null;
  }
}

/** Is the provider's memory of this key about to end, so that another try could send a second mail? */
export function isKeyLapsing(seenBefore: Date | null, now: Date): boolean {
  if (seenBefore === null) return false;
  const { providerKeyMs, providerKeyMarginMs } = drainRules;
  return now.getTime() >= seenBefore.getTime() + providerKeyMs - providerKeyMarginMs;
}

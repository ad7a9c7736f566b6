import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import { drainRules, type MailStatus, retryDelayMs } from '@agency/domain/mail/status';
import { erasedContact } from '@agency/domain/platform/erased';
import { errorLine } from '../mail-queue/message.ts';
import { deleteCachedMessage } from '../mail-queue/message-cache.ts';
import { isNotice } from '../mail-queue/notices.ts';
import { parseSnapshot } from '../platform/firestore.ts';
import { type Claim, isKeyLapsing, recheckAt } from './claim.ts';
import { readReport, report } from './delivery.ts';
import type { MailDeps } from './deps.ts';
import type { ProviderResult } from './provider.ts';
import { splitMail } from './split.ts';

/** How an attempt ended: what the provider said, or that it never got that far. */
export type AttemptResult =
  | ProviderResult
  /** Its precondition no longer holds: what it reports is no longer true. */
  | { readonly kind: 'calledOff'; readonly error: string }
  /** What it reports can't be read by this build: it waits, without counting as a failure. */
  | { readonly kind: 'unreadable'; readonly error: string }
  /**
   * The provider is about to drop the key of an earlier attempt whose outcome is unknown: a retry could be a second
   * mail.
   */
  | { readonly kind: 'lapsed' };

type Change = Pick<OutboxMail, 'status' | 'nextAttemptAt' | 'attempts' | 'error' | 'firstSentAt'> &
  Partial<Pick<OutboxMail, 'providerId' | 'sentAt'>>;

type AttemptedMail = Pick<Claim, 'mail' | 'seenBefore'>;

/** The entry's next state after this result. Pure, so that every case has a test. */
export function changeFor(result: AttemptResult, claim: AttemptedMail, now: Date, jitter: number): Change {
  const { mail, seenBefore } = claim;
  const base = { attempts: mail.attempts, nextAttemptAt: now, error: null, firstSentAt: seenBefore };
  switch (result.kind) {
    case 'accepted':
      return {
        ...base,
        status: 'sent',
        firstSentAt: seenBefore ?? now,
        providerId: result.providerId,
        sentAt: now,
      };
    case 'calledOff':
      return { ...base, status: seenBefore ? 'uncertain' : 'cancelled', error: errorLine(result.error) };
    case 'lapsed':
      return { ...base, status: 'uncertain', error: 'We don’t know whether the provider sent this email.' };
    case 'unreadable':
      return {
        ...base,
        status: 'queued',
        nextAttemptAt: recheckAt(mail.createdAt, now),
        error: errorLine(result.error),
      };
    case 'rateLimited':
      return {
        ...base,
        status: 'queued',
        nextAttemptAt: later(now, result.pauseMs),
        error: errorLine(result.error),
      };
    case 'permanent':
      return { ...base, status: 'failed', attempts: mail.attempts + 1, error: errorLine(result.error) };
    case 'keyTaken':
      return { ...base, status: 'uncertain', attempts: mail.attempts + 1, error: errorLine(result.error) };
    case 'temporary':
      return changeForFailure(result.error, seenBefore, claim, now, jitter);
    case 'unknown':
      return changeForFailure(result.error, seenBefore ?? now, claim, now, jitter);
  }
}

function changeForFailure(
  error: string,
  firstSentAt: Date | null,
  { mail }: AttemptedMail,
  now: Date,
  jitter: number,
): Change {
  const attempts = mail.attempts + 1;
  const nextAttemptAt = later(now, retryDelayMs(attempts, jitter));
  const base = { attempts, firstSentAt, error: errorLine(error) };
  const isExhausted = attempts >= drainRules.maxFailures || isKeyLapsing(firstSentAt, nextAttemptAt);
  if (!isExhausted) return { ...base, status: 'queued', nextAttemptAt };
  // Once an attempt may have got through, giving up means that we do not know, not that it failed.
  return { ...base, status: firstSentAt === null ? 'failed' : 'uncertain', nextAttemptAt: now };
}

/** States after which the rendered mail is not needed; failed and uncertain ones can be sent again. */
const finalStatuses: ReadonlySet<MailStatus> = new Set([
  'sent',
  'delivered',
  'bounced',
  'complained',
  'cancelled',
]);

/**
 * Records how the attempt ended, if the entry is still ours, and updates the document that tracks the mail.
 * @returns the new state, or null when another process took it over (its result counts).
 */
export async function recordResult(
  deps: MailDeps,
  claim: Claim,
  result: AttemptResult,
): Promise<MailStatus | null> {
  const isSplit = result.kind === 'permanent' && result.blamesRecipient && (await splitMail(deps, claim));
  if (isSplit) {
    await deleteCached(deps, claim.mail.id);
    return 'cancelled';
  }
  const now = deps.clock();
  const change = changeFor(result, claim, now, deps.jitter());
  const isOurs = await deps.db.runTransaction(async (transaction) => {
    const current = parseSnapshot(outboxMail, await transaction.get(claim.ref));
    if (current?.status !== 'sending' || current.lease?.id !== claim.leaseId) return false;
    const reporting = await readReport(deps, transaction, claim.mail);
    // Its recipient has had themselves erased; the entry stays, so that it is not sent again.
    const isLast = isNotice(claim.mail, 'accountDeleted') && finalStatuses.has(change.status);
    const address = isLast ? { to: [erasedContact.email] } : {};
    transaction.update(claim.ref, { ...change, ...address, lease: null, updatedAt: now });
    report(transaction, reporting, claim.mail, change.status, now);
    return true;
  });
  if (!isOurs) return null;
  if (finalStatuses.has(change.status)) await deleteCached(deps, claim.mail.id);
  if (change.status === 'failed' || change.status === 'uncertain') {
    deps.log.error('An email was not sent', {
      mail: claim.mail.id,
      status: change.status,
      reason: change.error,
    });
  }
  return change.status;
}

/** The result stands whether or not the bytes can be deleted now; the retention of the outbox deletes them later. */
async function deleteCached(deps: MailDeps, mailId: string): Promise<void> {
  try {
    await deleteCachedMessage(deps, mailId);
  } catch (cause) {
    deps.log.warn('The cached message of an email could not be deleted', { mail: mailId, cause });
  }
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

import { mailQueries } from '@agency/domain/mail/queries';
import { drainRules, type MailStatus } from '@agency/domain/mail/status';
import { type QueryDocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import type { MailMessage } from '../mail-queue/message.ts';
import type { Deps } from '../platform/deps.ts';
import { runnableQuery } from '../platform/firestore.ts';
import { type Claim, claim } from './claim.ts';
import { type MailDeps, mailDeps } from './deps.ts';
import { type DrainLease, takeDrainLease } from './lease.ts';
import { prepare } from './prepare.ts';
import type { ProviderResult } from './provider.ts';
import { type AttemptResult, recordResult } from './record-result.ts';

/** No new mail is claimed after this; the functions that drain time out after 300 s. */
const longestRunMs = 240_000;
/** How often it polls while it only waits for a retry: a mail queued meanwhile goes at once. */
const recheckMs = 1_000;
/** How many mails may await the provider's response at once. */
const maxInFlight = 4;
/** The longest pause that it waits out itself, holding the lease; for a longer one it exits. */
const longestWaitMs = drainRules.lingerMs;
/** A little longer than the rate requires, so that the provider's clock never counts one too many. */
const spacingMs = (1_000 / drainRules.ratePerSecond) * 1.04;

type DrainSummary = Readonly<Partial<Record<MailStatus, number>>>;

/**
 * Sends what is due. Trigger, schedule and retry all call it; the holder of the lease sends, and the others return at
 * once, because the holder checks once more after releasing the lease.
 * @returns how many mails it moved to which state.
 */
export async function drain(deps: MailDeps): Promise<DrainSummary> {
  const run = newRun(deps);
  for (;;) {
    const lease = await takeDrainLease(deps);
    if (lease === null) return run.outcomes;
    try {
      await sendDue(run, lease);
    } finally {
      await Promise.allSettled(run.inFlight);
      await releaseLease(run, lease);
    }
    const isDone = isOver(run) || isPausedLong(run) || (await dueWithin(run, 0)).length === 0;
    if (isDone) return run.outcomes;
  }
}

/** The drain with the running function's provider. */
export function drainMail(deps: Deps): Promise<DrainSummary> {
  return drain(mailDeps(deps));
}

interface Run {
  readonly deps: MailDeps;
  readonly until: number;
  readonly inFlight: Set<Promise<void>>;
  readonly outcomes: Partial<Record<MailStatus, number>>;
  /** Milliseconds since the epoch before which nothing is sent. */
  nextSlot: number;
  pausedUntil: number;
}

function newRun(deps: MailDeps): Run {
  const until = deps.clock().getTime() + longestRunMs;
  return { deps, until, inFlight: new Set(), outcomes: {}, nextSlot: 0, pausedUntil: 0 };
}

/** Sends until nothing falls due within 30 s, time is up, the lease is lost or the provider wants a long pause. */
async function sendDue(run: Run, lease: DrainLease): Promise<void> {
  const { deps } = run;
  while (!isOver(run) && !isPausedLong(run) && (await lease.renew())) {
    // Read before the query: an answer that arrives meanwhile may fall due again in seconds, and the query may have
    // missed it.
    const wasWaiting = run.inFlight.size > 0;
    const [first, ...others] = await dueWithin(run, drainRules.lingerMs);
    if (!first) {
      if (!wasWaiting) return;
      if (run.inFlight.size > 0) await Promise.race(run.inFlight);
      continue;
    }
    const wait = dueIn(run, first);
    if (wait > 0) {
      await deps.sleep(Math.min(wait, recheckMs));
      continue;
    }
    for (const found of [first, ...others]) {
      if (isOver(run) || isPausedLong(run) || dueIn(run, found) > 0) break;
      if (!(await lease.renew())) return;
      await sendOne(run, found);
    }
  }
}

async function sendOne(run: Run, found: QueryDocumentSnapshot): Promise<void> {
  const { deps, inFlight } = run;
  if (inFlight.size >= maxInFlight) await Promise.race(inFlight);
  const claimed = await claim(deps, found);
  if (claimed === null) return;
  const prepared = await prepare(deps, claimed);
  if ('result' in prepared) return finish(run, claimed, prepared.result);
  const isOurTurn = await waitForSlot(run);
  if (!isOurTurn) {
    const pauseMs = Math.max(0, run.pausedUntil - deps.clock().getTime());
    const result = { kind: 'rateLimited', pauseMs, error: 'The email provider asked us to wait.' } as const;
    return finish(run, claimed, result);
  }
  const sending = deliver(run, claimed, prepared.message).finally(() => inFlight.delete(sending));
  inFlight.add(sending);
}

async function deliver(run: Run, claimed: Claim, message: MailMessage): Promise<void> {
  const { deps } = run;
  const result = await deps.provider.send(message, claimed.mail.id);
  if (result.kind === 'rateLimited') pause(run, result);
  await finish(run, claimed, result);
}

/** Records the result of an attempt; never throws, so that one bad entry holds up no other. */
async function finish(run: Run, claimed: Claim, result: AttemptResult): Promise<void> {
  const { deps } = run;
  try {
    count(run, await recordResult(deps, claimed, result));
  } catch (cause) {
    // The entry falls due again when its lease ends, and the provider's key prevents a second mail.
    deps.log.error('The result of an email could not be written down', { mail: claimed.mail.id, cause });
  }
}

/** Waits until the rate and the provider's pauses allow one more; false when the pause is too long to wait for. */
async function waitForSlot(run: Run): Promise<boolean> {
  const { deps } = run;
  for (;;) {
    if (isPausedLong(run)) return false;
    const now = deps.clock().getTime();
    // Never further away than the spacing: the clock may have been set back meanwhile.
    const slot = Math.max(Math.min(run.nextSlot, now + spacingMs), run.pausedUntil);
    if (slot <= now) {
      run.nextSlot = now + spacingMs;
      return true;
    }
    await deps.sleep(Math.min(slot - now, recheckMs));
  }
}

function pause(run: Run, { pauseMs }: Extract<ProviderResult, { kind: 'rateLimited' }>): void {
  run.pausedUntil = Math.max(run.pausedUntil, run.deps.clock().getTime() + pauseMs);
}

function isPausedLong(run: Run): boolean {
  return run.pausedUntil - run.deps.clock().getTime() > longestWaitMs;
}

function isOver(run: Run): boolean {
  return run.deps.clock().getTime() >= run.until;
}

function count(run: Run, status: MailStatus | null): void {
  if (status !== null) run.outcomes[status] = (run.outcomes[status] ?? 0) + 1;
}

function releaseLease(run: Run, lease: DrainLease): Promise<void> {
  return isPausedLong(run) ? lease.releaseUntil(new Date(run.pausedUntil)) : lease.release();
}

/** What falls due within this time, the earliest first: queued mail, and mail whose process died while sending it. */
async function dueWithin(run: Run, milliseconds: number): Promise<QueryDocumentSnapshot[]> {
  const { deps } = run;
  const until = new Date(deps.clock().getTime() + milliseconds);
  const { docs } = await runnableQuery(deps.db, mailQueries.mailsDue, [['queued', 'sending'], until]).get();
  return docs;
}

function dueIn(run: Run, found: QueryDocumentSnapshot): number {
  const due: unknown = found.get('nextAttemptAt');
  return due instanceof Timestamp ? due.toMillis() - run.deps.clock().getTime() : 0;
}

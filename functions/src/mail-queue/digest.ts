import { mailQueries } from '@agency/domain/mail/queries';
import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { parseReadable, runnableQuery } from '../platform/firestore.ts';
import { type MailContent, newMail } from './outbox.ts';

/** The longest that a mail waits for more items. */
const longestWaitMs = 10 * 60_000;

/** An event that a recipient is told of together with others of about the same time. */
export interface DigestItem {
  readonly id: string;
  readonly at: Date;
}

interface Digest {
  /** What is batched: one place and one recipient. The mail's id is this and its first item. */
  readonly group: string;
  readonly to: readonly string[];
  readonly item: DigestItem;
  /** The mail's content, including what tells it apart from other mails of its group. */
  content(of: { readonly group: string; readonly firstAt: number }): MailContent;
  /** How long the mail waits after the latest item. */
  readonly quietMs: number;
  /** Up to when the recipient has seen everything. */
  readonly seenUntil: Date | null;
  /** The first item after that instant. */
  firstAfter(since: Date): Promise<DigestItem | null>;
}

/**
 * Queues a digest: while one is waiting and was never tried, a new item joins it and delays it a little, by 10 minutes
 * at most. Events after it was sent start the next one. Triggers run more than once and in any order, so the mail is
 * named after the first item that no mail covers, whichever trigger queues it.
 */
export async function queueDigest(deps: Deps, digest: Digest): Promise<void> {
  const { group, item } = digest;
  await commit(deps, async (unit) => {
    const now = deps.clock();
    const { docs } = await unit.find(runnableQuery(deps.db, mailQueries.digestsOfGroup, [group]));
    const [last] = parseReadable(deps, outboxMail, docs);
    const due = new Date(item.at.getTime() + digest.quietMs);
    if (last && docs[0] && isWaiting(last)) {
      const latest = new Date(Math.min(due.getTime(), last.createdAt.getTime() + longestWaitMs));
      if (latest > last.nextAttemptAt) {
        unit.update(docs[0].ref, { nextAttemptAt: latest, updatedAt: now });
      }
      return;
    }
    const since = latestOf([
      new Date(item.at.getTime() - longestWaitMs),
      digest.seenUntil,
      last ? coveredUntil(last) : null,
    ]);
    if (item.at <= since) return;
    const first = (await digest.firstAfter(since)) ?? item;
    const content = digest.content({ group, firstAt: first.at.getTime() });
    const mail = newMail({ id: `${group}.${first.id}`, to: digest.to, ...content }, now);
    const ref = deps.db.doc(mail.path);
    if ((await unit.get(ref)).exists) return;
    unit.create(ref, { ...mail.data, nextAttemptAt: due });
  });
}

/** Never tried: its content is not rendered yet. */
function isWaiting({ status, firstSentAt, error }: OutboxMail): boolean {
  return status === 'queued' && firstSentAt === null && error === null;
}

/**
 * Up to when a mail that was tried covers events: it was rendered then, or cancelled because there was nothing to
 * report.
 */
function coveredUntil({ firstSentAt, updatedAt }: Stored<OutboxMail>): Date {
  return firstSentAt ?? updatedAt;
}

function latestOf(instants: readonly (Date | null)[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));
}

import { mailQueries } from '@agency/domain/mail/queries';
import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { parseReadable, runnableQuery } from '../platform/firestore.ts';
import { type MailContent, newMail } from './outbox.ts';

/** The longest that a mail waits for more to tell of. */
const longestWaitMs = 10 * 60_000;

/** Something that happened, of which somebody is told together with what else happens about then. */
export interface DigestItem {
  readonly id: string;
  readonly at: Date;
}

interface Digest {
  /** What is gathered together: one place and one reader. The mail's id is this and its first item. */
  readonly group: string;
  readonly to: readonly string[];
  readonly item: DigestItem;
  /** What the mail says, with what tells it from others of its place and reader. */
  content(of: { readonly group: string; readonly firstAt: number }): MailContent;
  /** How long it stays quiet before the mail goes. */
  readonly quietMs: number;
  /** Up to when its reader has seen everything. */
  readonly seenUntil: Date | null;
  /** The first item after that instant. */
  firstAfter(since: Date): Promise<DigestItem | null>;
}

/**
 * Queues a mail that gathers: while one waits that nobody tried to send yet, what happens joins it and moves it on a
 * little, 10 minutes at most. What happened after a mail went begins the next. Triggers come more than once and in any
 * order, so that the mail is named by the first item that no mail told of, whichever trigger queues it.
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

/** Never tried: what it will say is not made yet. */
function isWaiting({ status, firstSentAt, error }: OutboxMail): boolean {
  return status === 'queued' && firstSentAt === null && error === null;
}

/** Up to when a mail that was tried tells what happened: it was made then, or called off because there was nothing to tell. */
function coveredUntil({ firstSentAt, updatedAt }: Stored<OutboxMail>): Date {
  return firstSentAt ?? updatedAt;
}

function latestOf(instants: readonly (Date | null)[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));
}

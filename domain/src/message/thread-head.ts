import type { InferOutput, StrictObjectSchema } from 'valibot';
import type { Message, threadHead } from './schema.ts';

export type ThreadHead = InferOutput<StrictObjectSchema<typeof threadHead, undefined>>;

type Written = Pick<Message, 'authorKind' | 'createdAt'>;

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** A wait goes on until staff answer; else the first message that is later than all that was answered begins one. */
function waitAfter(
  { lastMessageAt, awaitsReplySince }: ThreadHead,
  staff: Date | null,
  newest: readonly Written[],
): Date | null {
  const isOver = (at: Date) => staff !== null && at <= staff;
  if (awaitsReplySince !== null && !isOver(awaitsReplySince)) return awaitsReplySince;
  const handled = awaitsReplySince === null ? later(staff, lastMessageAt.client) : staff;
  const unanswered = newest.flatMap(({ authorKind, createdAt }) =>
    authorKind === 'client' && (handled === null || createdAt > handled) ? [createdAt] : [],
  );
  return unanswered.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/**
 * What a quote or project repeats of its messages, given what it repeats so far and the newest that are stored, in any
 * order; null where that is the same. A message by staff answers all before it, and so did whoever ended the wait: what
 * had come by then doesn't wait again.
 */
export function threadHeadAfter(
  { lastMessageAt, awaitsReplySince }: ThreadHead,
  newest: readonly Written[],
): ThreadHead | null {
  const latest = (side: Message['authorKind']) =>
    newest
      .filter(({ authorKind }) => authorKind === side)
      .reduce((last, { createdAt }) => later(last, createdAt), lastMessageAt[side]);
  const [client, staff] = [latest('client'), latest('staff')];
  const next = {
    lastMessageAt: { client, staff },
    awaitsReplySince: waitAfter({ lastMessageAt, awaitsReplySince }, staff, newest),
  };
  const isSame =
    Number(client) === Number(lastMessageAt.client) &&
    Number(staff) === Number(lastMessageAt.staff) &&
    Number(next.awaitsReplySince) === Number(awaitsReplySince);
  return isSame ? null : next;
}

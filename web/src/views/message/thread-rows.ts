import { daysBetween, londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate } from '@agency/domain/shared/format';
import { isUnreadable, type Unreadable } from '@agency/domain/shared/parse';

interface Written {
  readonly id: string;
  readonly createdAt: Date;
  readonly createdBy: string;
}

/** A line of the thread: a message, the day that begins above it, or where what is new to this person begins. */
export type ThreadRow<T> =
  | { readonly kind: 'day'; readonly id: string; readonly day: CivilDate }
  | { readonly kind: 'new'; readonly id: string }
  | { readonly kind: 'message'; readonly id: string; readonly message: T }
  | { readonly kind: 'unreadable'; readonly id: string; readonly path: string };

/** Did others write after that instant? Null: this person has never looked. */
export function hasUnread(messages: readonly Written[], uid: string, readUntil: Date | null): boolean {
  return messages.some((one) => isUnread(one, uid, readUntil));
}

/** Somebody looking at what they hadn't read: what they had, and the newest message when they came. */
export interface Looking {
  readonly readUntil: Date | null;
  readonly newest: Date;
}

/**
 * After when others' messages are new to this person: nobody replies without having read what came before. Undefined
 * once they have replied while they look: what comes now, they see coming.
 */
export function newSince(
  { readUntil, newest }: Looking,
  messages: readonly Written[],
  uid: string,
): Date | null | undefined {
  const replied = messages.findLast(({ createdBy }) => createdBy === uid)?.createdAt;
  if (replied === undefined) return readUntil;
  if (replied > newest) return undefined;
  return readUntil === null || replied > readUntil ? replied : readUntil;
}

function isUnread({ createdBy, createdAt }: Written, uid: string, readUntil: Date | null): boolean {
  return createdBy !== uid && (readUntil === null || createdAt > readUntil);
}

/**
 * Messages, oldest first, with the days between them; 'new' once, above the first that others wrote after `newSince`
 * (undefined: nowhere). An unreadable one keeps its place.
 */
export function threadRows<T extends Written>(
  messages: readonly (T | Unreadable)[],
  uid: string,
  newSince: Date | null | undefined,
): readonly ThreadRow<T>[] {
  const rows: ThreadRow<T>[] = [];
  let day: CivilDate | null = null;
  let isMarked = newSince === undefined;
  for (const message of messages) {
    if (isUnreadable(message)) {
      rows.push({ kind: 'unreadable', id: message.id, path: message.unreadable.path });
      continue;
    }
    const own = londonDate(message.createdAt);
    if (own !== day) rows.push({ kind: 'day', id: `day-${message.id}`, day: own });
    day = own;
    if (!isMarked && newSince !== undefined && isUnread(message, uid, newSince)) {
      rows.push({ kind: 'new', id: 'new' });
      isMarked = true;
    }
    rows.push({ kind: 'message', id: message.id, message });
  }
  return rows;
}

/** 'Today', 'Yesterday', '27 November 2026'. */
export function dayWords(day: CivilDate, today: CivilDate): string {
  const days = daysBetween(day, today);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDate(day);
}

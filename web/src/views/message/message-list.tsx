import type { Message } from '@agency/domain/message/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { isUnreadable, type Listed, readableRows } from '@agency/domain/shared/parse';
import { type RefCallback, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import styles from './message.module.css';
import { MessageItem, type Shown } from './message-item.tsx';
import { arrivalWords, authorOf, type Viewer } from './side-words.ts';
import { dayWords, type ThreadRow, threadRows } from './thread-rows.ts';
import type { Outbox } from './use-outbox.ts';

interface MessageListProps {
  readonly messages: readonly Listed<Message>[];
  /** What was sent from here and is not among them yet. */
  readonly own: readonly Shown[];
  readonly outbox: Outbox;
  readonly viewer: Viewer;
  readonly newSince: Date | null | undefined;
  readonly end: RefCallback<HTMLDivElement>;
}

/** The messages, oldest first, in a box that shows the newest. */
export function MessageList({ messages, own, outbox, viewer, newSince, end }: MessageListProps) {
  const rows = threadRows<Shown>([...messages, ...own], viewer.uid, newSince);
  const log = useRef<HTMLDivElement>(null);
  useScrolling(log, rows, outbox);
  return (
    // Quiet in itself: read out whole, every message would talk over what somebody is doing.
    <div
      ref={log}
      className={styles.log}
      role="log"
      aria-live="off"
      aria-label="Messages, oldest first"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <ol className={styles.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} viewer={viewer} outbox={outbox} />
        ))}
      </ol>
      <div ref={end} className={styles.end} />
    </div>
  );
}

interface RowProps {
  readonly row: ThreadRow<Shown>;
  readonly viewer: Viewer;
  readonly outbox: Outbox;
}

function Row({ row, viewer, outbox }: RowProps) {
  switch (row.kind) {
    case 'day':
      return (
        <li className={styles.day}>
          <time dateTime={row.day}>{dayWords(row.day, londonDate(new Date()))}</time>
        </li>
      );
    case 'new':
      return (
        <li className={styles.new} data-new>
          <span>New</span>
        </li>
      );
    case 'unreadable':
      return (
        <li>
          <UnreadableNote path={viewer.isStaff ? row.path : undefined} />
        </li>
      );
    case 'message':
      return (
        <MessageItem
          message={row.message}
          viewer={viewer}
          outbox={outbox}
          outgoing={outbox.outgoing.find(({ id }) => id === row.id)}
        />
      );
  }
}

interface Position {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly height: number;
  readonly fromEnd: number;
}

/**
 * Whoever reads the end stays there as messages come, or say why they were not sent; whoever loads earlier ones stays at
 * what they were reading; whoever writes sees what they wrote.
 */
function useScrolling(
  log: RefObject<HTMLDivElement | null>,
  rows: readonly ThreadRow<Shown>[],
  { outgoing }: Outbox,
): void {
  const before = useRef<Position | null>(null);
  const messages = rows.filter(({ kind }) => kind === 'message');
  const first = messages[0]?.id;
  const last = messages.at(-1)?.id;
  const isFromHere = outgoing.some(({ id }) => id === last);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that says why it was not sent is taller
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const was = before.current;
    if (was === null) box.scrollTop = topOfNew(box) ?? box.scrollHeight;
    else if (first !== was.first && last === was.last) box.scrollTop = box.scrollHeight - was.fromEnd;
    else if (last !== was.last && isFromHere) box.scrollTop = box.scrollHeight;
    else if (box.scrollHeight > was.height && was.fromEnd - box.clientHeight < nearPixels)
      box.scrollTop = box.scrollHeight;
    const note = () => {
      const { scrollHeight: height, scrollTop } = box;
      before.current = { first, last, height, fromEnd: height - scrollTop };
    };
    note();
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, [log, first, last, isFromHere, outgoing]);
}

const nearPixels = 96;

/** Where what is new begins, if that is not in view at the end anyway. */
function topOfNew(box: HTMLElement): number | null {
  const mark = box.querySelector<HTMLElement>('[data-new]');
  if (!mark) return null;
  return mark.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
}

/** Tells screen readers in one sentence of what others have just written. */
export function Arrivals({ messages, viewer }: Pick<MessageListProps, 'messages' | 'viewer'>) {
  const newest = messages.findLast((one) => !isUnreadable(one))?.id;
  const known = useRef<ReadonlySet<string>>(new Set(messages.map(({ id }) => id)));
  const [told, setTold] = useState({ words: '', count: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is newer than the newest has arrived
  useEffect(() => {
    const before = messages.findLastIndex(({ id }) => known.current.has(id));
    known.current = new Set(messages.map(({ id }) => id));
    const arrived = readableRows(messages.slice(before + 1)).map((one) => authorOf(one, viewer));
    const words = arrivalWords(arrived.filter(({ isOwn }) => !isOwn));
    if (words !== '') setTold(({ count }) => ({ words, count: count + 1 }));
  }, [newest]);
  return (
    <p className="sr-only" role="status">
      <span key={told.count}>{told.words}</span>
    </p>
  );
}

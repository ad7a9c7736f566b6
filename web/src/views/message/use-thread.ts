import { messageQueries } from '@agency/domain/message/queries';
import type { Message, ThreadKind } from '@agency/domain/message/schema';
import type { Listed } from '@agency/domain/shared/parse';
import { useState } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { type RecordPage, useRecordPage } from '../../firebase/firestore/hooks.ts';
import { projectMessages, quoteMessages } from '../../firebase/records/message.ts';
import { withEarlier, withWindow } from './known-messages.ts';

const threads = {
  quotes: { messages: quoteMessages, query: messageQueries.messagesOfQuote },
  projects: { messages: projectMessages, query: messageQueries.messagesOfProject },
} as const;

/** A page of a thread, newest first, live; suspends. */
export function useMessagePage(
  kind: ThreadKind,
  threadId: string,
  after: Cursor | null,
): RecordPage<Message> {
  const { messages, query } = threads[kind];
  return useRecordPage(messages, query, [], after, { parents: [threadId] });
}

export interface Thread {
  /** The oldest first. */
  readonly messages: readonly Listed<Message>[];
  /** Where earlier messages continue; null where there are none. */
  readonly earlier: Cursor | null;
  readonly addEarlier: (page: RecordPage<Message>) => void;
}

interface Known {
  /** The live window that `messages` holds. */
  readonly window: readonly Listed<Message>[];
  readonly messages: readonly Listed<Message>[];
  /** Of the earliest page that was loaded; undefined while there is only the window. */
  readonly next: Cursor | null | undefined;
}

/** A page is a new list each time it is drawn, of the same messages until something has changed. */
const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** A thread: its newest messages, live, and the earlier pages that were asked for. */
export function useThread(kind: ThreadKind, threadId: string): Thread {
  const { items, next } = useMessagePage(kind, threadId, null);
  const [known, setKnown] = useState<Known>(() => ({
    window: items,
    messages: items.toReversed(),
    next: undefined,
  }));
  let shown = known;
  if (!isSame(known.window, items)) {
    const { known: messages, jumped } = withWindow(known.messages, items.toReversed(), next === null);
    shown = { window: items, messages, next: jumped ? undefined : known.next };
    setKnown(shown);
  }
  return {
    messages: shown.messages,
    earlier: shown.next === undefined ? next : shown.next,
    addEarlier: (page) =>
      setKnown((now) => ({
        ...now,
        messages: withEarlier(now.messages, page.items.toReversed()),
        next: page.next,
      })),
  };
}

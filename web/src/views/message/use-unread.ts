import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { markRead } from '../../firebase/firestore/write.ts';
import { projectReads, quoteReads } from '../../firebase/records/message.ts';
import { hasUnread } from './thread-rows.ts';
import type { ThreadPlace } from './unsent.ts';

const readsOf = { quotes: quoteReads, projects: projectReads } as const;

/** What is in view for this long has been seen. */
const dwellMs = 1000;

interface Written {
  readonly id: string;
  readonly createdAt: Date;
  readonly createdBy: string;
}

interface Unread {
  /** What others wrote after this is marked as new; undefined: nothing is. Stays while somebody looks. */
  readonly newSince: Date | null | undefined;
  /** Below the newest message: once it is in view, the thread has been read. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/** What is new to this person, and the marker of what they have read, written once the newest was really in view. */
export function useUnread(
  { kind, threadId, uid }: ThreadPlace,
  messages: readonly Written[],
  counts: boolean,
): Unread {
  const readUntil = useRecord(readsOf[kind], threadId, uid)?.lastReadAt ?? null;
  const isBehind = hasUnread(messages, uid, readUntil);
  const [newSince, setNewSince] = useState(() => (isBehind ? readUntil : undefined));
  const now = useRef({ isBehind, readUntil });
  now.current = { isBehind, readUntil };
  // Somebody who comes back to the tab starts reading anew.
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && now.current.isBehind) setNewSince(now.current.readUntil);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  const end = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(end);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer message is looked at anew
  useEffect(() => {
    if (!counts || !isInView || !isBehind) return;
    const timer = window.setTimeout(() => {
      markRead(kind === 'quotes' ? 'quoteReads' : 'projectReads', threadId).catch((error: unknown) =>
        console.error('What was read could not be noted', error),
      );
    }, dwellMs);
    return () => window.clearTimeout(timer);
  }, [counts, isInView, isBehind, newest, kind, threadId]);
  return { newSince, end };
}

/** Is it on the screen, in a tab that somebody looks at? */
function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    let isOnPage = false;
    const look = () => setInView(isOnPage && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isOnPage = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    if (element.current) observer.observe(element.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);
  return isInView;
}

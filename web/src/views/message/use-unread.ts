import { type RefCallback, useEffect, useRef, useState } from 'react';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { markRead } from '../../firebase/firestore/write.ts';
import { projectReads, quoteReads } from '../../firebase/records/message.ts';
import { hasUnread, type Looking, newSince } from './thread-rows.ts';
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
  readonly end: RefCallback<HTMLDivElement>;
}

/** What is new to this person, and the marker of what they have read, written once the newest was really in view. */
export function useUnread(
  { kind, threadId, uid }: ThreadPlace,
  messages: readonly Written[],
  counts: boolean,
): Unread {
  const readUntil = useRecord(readsOf[kind], threadId, uid)?.lastReadAt ?? null;
  const isBehind = hasUnread(messages, uid, readUntil);
  const newest = messages.at(-1);
  const coming = isBehind && newest ? { readUntil, newest: newest.createdAt } : null;
  const [looking, setLooking] = useState<Looking | null>(coming);
  const now = useRef(coming);
  now.current = coming;
  // Somebody who comes back to the tab starts reading anew.
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && now.current) setLooking(now.current);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  // It comes with the first message, which may be written while somebody looks.
  const [end, setEnd] = useState<HTMLDivElement | null>(null);
  const isInView = useIsInView(end);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer message is looked at anew
  useEffect(() => {
    if (!counts || !isInView || !isBehind) return;
    const timer = window.setTimeout(() => {
      markRead(kind === 'quotes' ? 'quoteReads' : 'projectReads', threadId).catch((error: unknown) =>
        console.error('What was read could not be noted', error),
      );
    }, dwellMs);
    return () => window.clearTimeout(timer);
  }, [counts, isInView, isBehind, newest?.id, kind, threadId]);
  return { newSince: looking ? newSince(looking, messages, uid) : undefined, end: setEnd };
}

/** Is it on the screen, in a tab that somebody looks at? */
function useIsInView(element: HTMLElement | null): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    let isOnPage = false;
    const look = () => setInView(isOnPage && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isOnPage = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);
  return isInView;
}

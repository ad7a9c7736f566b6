import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isPressed, isTyping, type Shortcut } from './shortcuts.ts';

/** The shortcuts of one part of a screen: 'In this list'. */
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

interface Entry extends ShortcutGroup {
  /** What tells it from one of the same title. */
  readonly own: symbol;
}

let entries: readonly Entry[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Entry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const none: readonly Entry[] = [];

/** Adds shortcuts to the list that `?` opens, while the caller is on the screen. */
export function useShortcuts(title: string, own: readonly Shortcut[]): void {
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  // A caller may write them out anew each time.
  const text = own.map(({ keys, label }) => `${keys.join(' ')} ${label}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the shortcuts
  useEffect(() => {
    const entry: Entry = { title, shortcuts: latest.current, own: Symbol(title) };
    change([entry, ...entries]);
    return () => change(entries.filter((each) => each.own !== entry.own));
  }, [title, text]);
}

/** What the screen has added, each title once, the part that came last first. */
export function useScreenShortcuts(): readonly ShortcutGroup[] {
  const all = useSyncExternalStore(
    subscribe,
    () => entries,
    () => none,
  );
  return all.filter(({ title }, index) => all.findIndex((each) => each.title === title) === index);
}

/** Calls back on one of the shortcuts anywhere on the page; on a plain key only while nobody types. */
export function useShortcutKey(shortcut: Shortcut, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const isPlain = shortcut.keys.some((keys) => keys.length === 1);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isPressed(event, shortcut)) return;
      if (isPlain && isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut, isPlain]);
}

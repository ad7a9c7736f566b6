import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { type EventType, type Message, message } from './message.ts';

/** More than anybody would look through; the oldest go first. */
const MOST = 500;
const WRITE_DELAY = 500;

export interface MessageStore {
  /** Newest first. */
  list: () => readonly Message[];
  find: (id: string) => Message | undefined;
  add: (message: Message) => void;
  addEvent: (id: string, type: EventType, at: Date) => void;
  clear: () => void;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void;
  /** Writes what is not yet in the file. */
  flush: () => void;
}

/** The mails of the mailbox, stored in a file when one is named. */
export function createStore(file?: string): MessageStore {
  let messages = file ? readMessages(file) : [];
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (file) writeMessages(file, messages);
  };
  const change = (next: Message[]) => {
    messages = next.slice(0, MOST);
    timer ??= setTimeout(flush, WRITE_DELAY).unref();
    for (const listener of listeners) listener();
  };
  return {
    list: () => messages,
    find: (id) => messages.find((one) => one.id === id),
    add: (one) => change([one, ...messages]),
    addEvent: (id, type, at) =>
      change(
        messages.map((one) =>
          one.id === id ? { ...one, events: [...one.events, { type, at: at.toISOString() }] } : one,
        ),
      ),
    clear: () => change([]),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
  };
}

function readMessages(file: string): Message[] {
  if (!existsSync(file)) return [];
  try {
    return v.parse(v.array(message), JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Written by an older version, or truncated: old mails are not worth a failed start.
    return [];
  }
}

function writeMessages(file: string, messages: readonly Message[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(messages));
  renameSync(`${file}.new`, file);
}

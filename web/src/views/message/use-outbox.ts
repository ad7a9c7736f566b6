import { toAppError } from '@agency/domain/shared/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRecord } from '../../firebase/firestore/write.ts';
import { addUnsent, dropUnsent, readUnsent, type ThreadPlace, type Unsent } from './unsent.ts';

/** A message on its way. `waiting`: nothing has been heard for a while, and it is sent once there is a connection. */
export interface Outgoing extends Unsent {
  readonly state: 'sending' | 'waiting' | 'failed';
  /** Why it failed, in words for people. */
  readonly error: string | null;
}

export interface Outbox {
  /** The oldest first. */
  readonly outgoing: readonly Outgoing[];
  readonly send: (body: string) => void;
  readonly retry: (id: string) => void;
  /** Gives up one that failed. */
  readonly remove: (id: string) => void;
}

/** Who sends: the rules compare both with the profile and the claims. */
interface Sender {
  readonly authorName: string;
  readonly authorKind: 'client' | 'staff';
}

const messagesOf = { quotes: 'quoteMessages', projects: 'projectMessages' } as const;

/** Sends messages, each once: its id and its copy in this browser are made before the first try. */
export function useOutbox(place: ThreadPlace, sender: Sender): Outbox {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>(() =>
    readUnsent(localStorage, place).map((left) => ({ ...left, state: 'sending', error: null })),
  );
  const latest = useRef(outgoing);
  const change = useCallback((next: (now: readonly Outgoing[]) => readonly Outgoing[]) => {
    latest.current = next(latest.current);
    setOutgoing(latest.current);
  }, []);
  const note = useCallback(
    (id: string, state: Outgoing['state'], error: string | null = null) =>
      change((now) => now.map((one) => (one.id === id ? { ...one, state, error } : one))),
    [change],
  );
  const remove = useCallback(
    (id: string) => {
      dropUnsent(localStorage, place, id);
      change((now) => now.filter((one) => one.id !== id));
    },
    [place, change],
  );
  const submit = useCallback(
    async ({ id, body }: Unsent) => {
      const ids = [place.threadId, id];
      const slow = () => note(id, 'waiting');
      try {
        await createRecord(messagesOf[place.kind], ids, { body, ...sender }, slow);
        remove(id);
      } catch (thrown) {
        note(id, 'failed', toAppError(thrown).message);
      }
    },
    [place, sender, note, remove],
  );
  // What an earlier visit sent and did not hear of: trying again is harmless where it got through.
  const first = useRef(submit);
  useEffect(() => {
    for (const left of latest.current) void first.current(left);
  }, []);
  const send = (body: string) => {
    const added: Unsent = { id: crypto.randomUUID(), body };
    addUnsent(localStorage, place, added);
    change((now) => [...now, { ...added, state: 'sending', error: null }]);
    void submit(added);
  };
  const retry = (id: string) => {
    const one = latest.current.find((each) => each.id === id);
    if (!one || one.state === 'sending') return;
    note(id, 'sending');
    void submit(one);
  };
  return { outgoing, send, retry, remove };
}

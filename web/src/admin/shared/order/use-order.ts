import { toAppError } from '@agency/domain/shared/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '../../../ui/app/toast.tsx';
import { moved, sameIds } from './order.ts';

/** What was moved here, and is not stored so far. */
interface Wanted {
  readonly ids: readonly string[];
  readonly isSent: boolean;
}

/**
 * The order that is shown: the stored one, or at once the one that was asked for here, until `save` has stored it. Wrap
 * `save` in `useCallback`.
 */
export function useOrder(stored: readonly string[], save: (ids: string[]) => Promise<unknown>) {
  const toast = useToast();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const queue = useRef(Promise.resolve());
  const latest = useRef<readonly string[]>([]);
  const key = stored.join();
  const known = useRef(key);
  useEffect(() => {
    const hasChanged = known.current !== key;
    known.current = key;
    setWanted((now) => (now && (now.ids.join() === key || (now.isSent && hasChanged)) ? null : now));
  }, [key]);
  const shown = wanted && sameIds(wanted.ids, stored) ? wanted.ids : stored;
  const send = useCallback(
    async (ids: readonly string[]) => {
      if (latest.current !== ids) return;
      try {
        await save([...ids]);
        setWanted((now) => (now?.ids === ids ? { ids, isSent: true } : now));
      } catch (thrown) {
        setWanted(null);
        toast(toAppError(thrown).message, { tone: 'danger' });
      }
    },
    [save, toast],
  );
  const move = (from: number, to: number) => {
    const ids = moved(shown, from, to);
    latest.current = ids;
    setWanted({ ids, isSent: false });
    // One after the other: of several quick steps only the last still waiting is sent.
    queue.current = queue.current.then(() => send(ids));
  };
  return { shown, move };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { comparable, differs } from './form-text.ts';
import { dropCopy, keepCopy, type LocalCopy, readAside, readCopy, storeAside } from './local-copy.ts';
import type { QuoteForm } from './quote-form.ts';

/** Debounce before the copy into the browser's storage. */
const copyDelayMs = 600;

interface Place {
  readonly uid: string;
  readonly quoteId: string;
}

/** What an earlier visit left, the unsaved work of its end first. */
function leftBehind({ uid, quoteId }: Place, stored: QuoteForm): readonly LocalCopy[] {
  const now = new Date();
  const aside = readAside(localStorage, uid, quoteId, now);
  const last = readCopy(localStorage, uid, quoteId, now);
  const isNew =
    last && [stored, ...aside.map(({ values }) => values)].every((known) => differs(known, last.values));
  return isNew ? [last, ...aside] : aside;
}

/** The versions set aside, in this browser's storage too. */
function useAside({ uid, quoteId }: Place, stored: QuoteForm) {
  const [aside, setAside] = useState(() => leftBehind({ uid, quoteId }, stored));
  const latest = useRef(aside);
  const update = useCallback(
    (copies: readonly LocalCopy[]) => {
      latest.current = storeAside(localStorage, uid, quoteId, copies);
      setAside(latest.current);
    },
    [uid, quoteId],
  );
  // At once: the next letter typed takes the place of the copy that an earlier visit ended with.
  useEffect(() => {
    if (latest.current.length > 0) update(latest.current);
  }, [update]);
  const add = (copy: LocalCopy) => update([copy, ...latest.current]);
  const remove = (copy: LocalCopy) => update(latest.current.filter((other) => other !== copy));
  return { aside, add, remove };
}

/** What is typed but not saved, stored while it is typed; and what is set aside, until it is used or thrown away. */
export function useLocalCopies(first: QuoteForm, quoteId: string, uid: string, firstRevision: number) {
  const [revision, setRevision] = useState(firstRevision);
  const [isDirty, setDirty] = useState(false);
  const saved = useRef(comparable(first));
  const current = useRef<QuoteForm>(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestRevision = useRef(revision);
  const { aside, add, remove } = useAside({ uid, quoteId }, first);

  const move = useCallback((next: number) => {
    latestRevision.current = next;
    setRevision(next);
  }, []);
  const store = useCallback(() => {
    clearTimeout(timer.current);
    const now = { values: current.current, revision: latestRevision.current };
    if (comparable(now.values) === saved.current) dropCopy(localStorage, uid, quoteId);
    else keepCopy(localStorage, uid, quoteId, now, new Date());
  }, [uid, quoteId]);
  const notice = useCallback(
    (values: QuoteForm) => {
      current.current = values;
      setDirty(comparable(values) !== saved.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(store, copyDelayMs);
    },
    [store],
  );
  const markSaved = useCallback(
    (values: QuoteForm) => {
      saved.current = comparable(values);
      setDirty(comparable(current.current) !== saved.current);
      store();
    },
    [store],
  );
  // A tab that is closed or hidden can't wait for the debounce.
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && store();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      store();
    };
  }, [store]);

  const setAside = (values: QuoteForm) =>
    add({ values: structuredClone(values), revision: latestRevision.current, savedAt: new Date() });
  const use = (copy: LocalCopy, shown: QuoteForm) => {
    if (comparable(shown) !== saved.current) setAside(shown);
    // At once: over a form that looked unchanged, what others saved since would be loaded.
    move(copy.revision);
    notice(structuredClone(copy.values));
    store();
    remove(copy);
  };
  return { revision, setRevision: move, isDirty, markSaved, notice, aside, setAside, use, throwAway: remove };
}

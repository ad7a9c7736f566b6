import { useCallback, useEffect, useRef, useState } from 'react';
import { comparable, differs } from '../../shared/form-text.ts';
import {
  type CopyPlace,
  dropCopy,
  dropFound,
  type FoundCopy,
  findCopies,
  keepCopy,
  type LocalCopy,
  readAside,
  storeAside,
} from './local-copy.ts';
import type { QuoteForm } from './quote-form.ts';

/** Debounce before the copy into the browser's storage. */
const copyDelayMs = 600;

interface LeftBehind {
  readonly aside: readonly LocalCopy[];
  /** Those of tabs, which are set aside from now on. */
  readonly found: readonly FoundCopy[];
}

/** What an earlier visit left, and what other tabs have stored: unsaved work of their end first. */
function leftBehind(place: CopyPlace, stored: QuoteForm): LeftBehind {
  const now = new Date();
  const found = findCopies(localStorage, place, now);
  const known = readAside(localStorage, place, now);
  const ends = found.map(({ copy }) => copy);
  const isNew = ({ values }: LocalCopy, index: number) =>
    [stored, ...[...known, ...ends.slice(0, index)].map((other) => other.values)].every((other) =>
      differs(other, values),
    );
  return { aside: [...ends.filter(isNew), ...known], found };
}

const isSame = (one: LocalCopy, other: LocalCopy): boolean =>
  one.savedAt.getTime() === other.savedAt.getTime() && one.revision === other.revision;

/** The versions set aside, in this browser's storage too, where another tab may have set aside others. */
function useAside(place: CopyPlace, stored: QuoteForm) {
  const [left] = useState(() => leftBehind(place, stored));
  const [aside, setAside] = useState(left.aside);
  const latest = useRef(aside);
  const update = useCallback(
    (change: (known: readonly LocalCopy[]) => readonly LocalCopy[]) => {
      const known = latest.current;
      const others = readAside(localStorage, place, new Date());
      const added = others.filter((other) => !known.some((one) => isSame(one, other)));
      latest.current = storeAside(localStorage, place, change([...known, ...added]));
      setAside(latest.current);
    },
    [place],
  );
  // At once: what the tabs stored is nowhere else from then on.
  useEffect(() => {
    if (left.aside.length > 0) update((known) => known);
    for (const found of left.found) dropFound(localStorage, found);
  }, [left, update]);
  const add = (copy: LocalCopy) => update((known) => [copy, ...known]);
  const remove = (copy: LocalCopy) => update((known) => known.filter((other) => !isSame(other, copy)));
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
  const [place] = useState<CopyPlace>(() => ({ uid, quoteId, tab: crypto.randomUUID() }));
  const { aside, add, remove } = useAside(place, first);

  const move = useCallback((next: number) => {
    latestRevision.current = next;
    setRevision(next);
  }, []);
  const store = useCallback(() => {
    clearTimeout(timer.current);
    const now = { values: current.current, revision: latestRevision.current };
    if (comparable(now.values) === saved.current) dropCopy(localStorage, place);
    else keepCopy(localStorage, place, now, new Date());
  }, [place]);
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

  const setAside = (values: QuoteForm, theirs?: number) => {
    const copy = { values: structuredClone(values), savedAt: new Date() };
    add(
      theirs === undefined
        ? { ...copy, revision: latestRevision.current }
        : { ...copy, revision: theirs, isTheirs: true },
    );
  };
  const use = (copy: LocalCopy, shown: QuoteForm) => {
    if (comparable(shown) !== saved.current) setAside(shown);
    // At once: over a form that looked unchanged, what others saved since would be loaded.
    move(copy.revision);
    notice(structuredClone(copy.values));
    store();
    remove(copy);
  };
  const revisionNow = useCallback(() => latestRevision.current, []);
  return {
    revision,
    revisionNow,
    setRevision: move,
    isDirty,
    markSaved,
    notice,
    aside,
    setAside,
    use,
    throwAway: remove,
  };
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { storageKey } from './draft.ts';

/** Calls when another tab has stored a draft, or may have while this one slept. */
export function useOtherTabs(sync: () => unknown): void {
  const latest = useRef(sync);
  // Before anything else can come in: an older one would merge what is no longer shown.
  useLayoutEffect(() => {
    latest.current = sync;
  });
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) latest.current();
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}

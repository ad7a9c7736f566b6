import { useEffect, useEffectEvent } from 'react';
import { storageKey } from './stored-draft.ts';

/** Calls when another tab has stored a draft, or may have while this one slept. */
export function useOtherTabs(sync: () => void): void {
  const onNews = useEffectEvent(sync);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) onNews();
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') onNews();
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

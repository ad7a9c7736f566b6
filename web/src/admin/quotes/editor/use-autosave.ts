import type { AppError } from '@agency/domain/shared/errors';
import { useCallback, useEffect, useRef } from 'react';

/** How long nothing is typed before it is saved, and how long after a failure it is tried again. */
const pauseMs = 2000;
const retryMs = 15_000;

/** What another try may get past, with nothing changed. */
const isPassing = ({ code }: AppError) => code === 'internal' || code === 'resource-exhausted';

interface Autosaved {
  /** Saves now, where there is something to save and it can be. */
  readonly save: () => void;
  /** Something waits to be saved, and nothing is being saved. */
  readonly isWaiting: boolean;
  /** Why the last try failed. */
  readonly error: AppError | null;
}

/** Saves once typing stops, when the page goes out of sight, when it is left, and when the connection is back. */
export function useAutosave({ save, isWaiting, error }: Autosaved): { touch(): void } {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const plan = useCallback((delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), delay);
  }, []);
  // Also what was typed while the last save was under way.
  useEffect(() => {
    if (isWaiting && (error === null || isPassing(error))) plan(error === null ? pauseMs : retryMs);
  }, [isWaiting, error, plan]);
  useEffect(() => {
    const saveNow = () => {
      clearTimeout(timer.current);
      latest.current();
    };
    const onHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', saveNow);
      saveNow();
    };
  }, []);
  const touch = useCallback(() => plan(pauseMs), [plan]);
  return { touch };
}

import { type AppError, toAppError } from '@agency/domain/shared/errors';
import { useCallback, useRef, useState } from 'react';

export interface RunningTask<TInput, TOutput> {
  readonly busy: boolean;
  /** Why the last try failed; null after a success and while a new try runs. */
  readonly error: AppError | null;
  /** Runs it once: a second click while it runs does nothing. Null when it failed or was already running. */
  readonly run: (input: TInput) => Promise<TOutput | null>;
  readonly clearError: () => void;
}

/** An asynchronous action behind a button: runs once at a time, keeps its error. Wrap `work` in `useCallback`. */
export function useTask<TInput, TOutput>(
  work: (input: TInput) => Promise<TOutput>,
): RunningTask<TInput, TOutput> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const running = useRef(false);
  const run = useCallback(
    async (input: TInput) => {
      if (running.current) return null;
      running.current = true;
      setBusy(true);
      setError(null);
      try {
        return await work(input);
      } catch (thrown) {
        setError(toAppError(thrown));
        return null;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [work],
  );
  const clearError = useCallback(() => setError(null), []);
  return { busy, error, run, clearError };
}

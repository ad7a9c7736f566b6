import type { OperationInput, OperationName, OperationOutput } from '@agency/domain/operations/operations';
import { type AppError, toAppError } from '@agency/domain/shared/errors';
import { useCallback, useRef, useState } from 'react';
import { callOperation } from './operations.client.ts';

export interface RunningOperation<TName extends OperationName> {
  readonly busy: boolean;
  /** Why the last try failed; null after a success and while a new try runs. */
  readonly error: AppError | null;
  /** Runs it once: a second click while it runs does nothing. Null when it failed or was already running. */
  readonly run: (input: OperationInput<TName>) => Promise<OperationOutput<TName> | null>;
  readonly forget: () => void;
}

/** One operation as a button needs it: runs once at a time, keeps its error for the place that shows it. */
export function useOperation<TName extends OperationName>(name: TName): RunningOperation<TName> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const running = useRef(false);
  const run = useCallback(
    async (input: OperationInput<TName>) => {
      if (running.current) return null;
      running.current = true;
      setBusy(true);
      setError(null);
      try {
        return await callOperation(name, input);
      } catch (thrown) {
        setError(toAppError(thrown));
        return null;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [name],
  );
  const forget = useCallback(() => setError(null), []);
  return { busy, error, run, forget };
}

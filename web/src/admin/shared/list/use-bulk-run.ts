import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../../../ui/form/unsaved-changes.ts';
import { type BulkOutcome, type BulkTarget, lastOutcomes, restOf, runBulk } from './run-bulk.ts';

export interface BulkRun {
  readonly state: 'asking' | 'running' | 'over';
  readonly outcomes: readonly BulkOutcome[];
  /** The targets still to do. */
  readonly rest: readonly BulkTarget[];
  /** Starts, or retries the rest. A second click while it runs does nothing. */
  readonly start: () => void;
  /** Stops after the one under way; so does losing the connection, or each would be waited for. */
  readonly stop: () => void;
}

/** An action over these targets, which stay the same however the list moves; leaving while it runs asks first. */
export function useBulkRun(
  targets: readonly BulkTarget[],
  run: (id: string) => Promise<unknown>,
  onDone: (id: string) => void,
): BulkRun {
  const [state, setState] = useState<BulkRun['state']>('asking');
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);
  const isRunning = useRef(false);
  const isStopped = useRef(false);
  useLeaveWarning(state === 'running' ? 'This action is still running; leaving stops it part-way.' : null);
  const rest = restOf(targets, outcomes);
  const start = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    isStopped.current = false;
    setState('running');
    const onOutcome = (outcome: BulkOutcome) => {
      setOutcomes((before) => lastOutcomes([...before, outcome]));
      if (outcome.problem === null) onDone(outcome.id);
    };
    void runBulk(rest, run, {
      onOutcome,
      isStopped: () => isStopped.current || navigator.onLine === false,
    }).then(() => {
      isRunning.current = false;
      setState('over');
    });
  };
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  useEffect(() => stop, [stop]);
  return { state, outcomes, rest, start, stop };
}

import { toAppError } from '@agency/domain/shared/errors';

/** A target of an action, by its name when the action was confirmed. */
export interface BulkTarget {
  readonly id: string;
  readonly name: string;
}

export interface BulkOutcome extends BulkTarget {
  /** Why it was not done; null when it was. */
  readonly problem: string | null;
}

interface Watching {
  readonly onOutcome: (outcome: BulkOutcome) => void;
  readonly isStopped: () => boolean;
}

/** Runs the action on exactly these targets in order, to the last or until stopped. Never throws. */
export async function runBulk(
  targets: readonly BulkTarget[],
  run: (id: string) => Promise<unknown>,
  { onOutcome, isStopped }: Watching,
): Promise<void> {
  for (const target of targets) {
    if (isStopped()) return;
    const problem = await run(target.id).then(
      () => null,
      (thrown: unknown) => toAppError(thrown).message,
    );
    onOutcome({ ...target, problem });
  }
}

/** The result for each: the last outcome counts, so that a retry can correct the first. */
export function lastOutcomes(outcomes: readonly BulkOutcome[]): readonly BulkOutcome[] {
  return [...new Map(outcomes.map((outcome) => [outcome.id, outcome])).values()];
}

/** The targets still to do, whether it failed or was stopped before. */
export function restOf(
  targets: readonly BulkTarget[],
  outcomes: readonly BulkOutcome[],
): readonly BulkTarget[] {
  const done = new Set(outcomes.filter(({ problem }) => problem === null).map(({ id }) => id));
  return targets.filter(({ id }) => !done.has(id));
}

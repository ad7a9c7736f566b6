import { toAppError } from '@agency/domain/shared/errors';

/** One of those that an action is to be done with, by the name it had when that was confirmed. */
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

/** Does it with one after the other, exactly these, until the last or until it is stopped. Never throws. */
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

/** What is known of each: the last outcome counts, so that a second try can put the first right. */
export function lastOutcomes(outcomes: readonly BulkOutcome[]): readonly BulkOutcome[] {
  return [...new Map(outcomes.map((outcome) => [outcome.id, outcome])).values()];
}

/** Those that it was not done with, whether it failed or was stopped before. */
export function restOf(
  targets: readonly BulkTarget[],
  outcomes: readonly BulkOutcome[],
): readonly BulkTarget[] {
  const done = new Set(outcomes.filter(({ problem }) => problem === null).map(({ id }) => id));
  return targets.filter(({ id }) => !done.has(id));
}

import { AppError } from '@agency/domain/shared/errors';
import type { DocumentChange } from './deploy.ts';
import type { Deps } from './deps.ts';
import { runtimeDeps } from './runtime.ts';

/**
 * What follows from a change of a document, or of what else a trigger tells. It runs more than once for one event, and
 * events come in any order.
 */
export type Reaction<TChange extends Told = DocumentChange> = (deps: Deps, change: TChange) => Promise<void>;

interface Told {
  /** Of what changed; the log names it. */
  readonly path: string;
}

/**
 * A reaction as a trigger. What passes (the database is busy or away) is thrown, so that the event is delivered again;
 * a record that can't be read stays as it is, and its event would only come back for a day.
 */
export function reacting<TChange extends Told = DocumentChange>(
  react: Reaction<NoInfer<TChange>>,
): (change: TChange) => Promise<void> {
  return async (change) => {
    const deps = runtimeDeps();
    try {
      await react(deps, change);
    } catch (thrown) {
      deps.log.error('A change was not followed up', { path: change.path, cause: thrown });
      const passes = !(thrown instanceof AppError) || thrown.code === 'resource-exhausted';
      if (passes) throw thrown;
    }
  };
}

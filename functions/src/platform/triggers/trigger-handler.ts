import { AppError } from '@agency/domain/shared/errors';
import { UnreadableRecord } from '@agency/domain/shared/parse';
import type { DocumentChange } from '../deploy.ts';
import type { Deps } from '../deps.ts';
import { runtimeDeps } from '../runtime.ts';

/**
 * What runs when a document changes, or on another event. It runs more than once for one event, and events come in any
 * order.
 */
export type TriggerHandler<TChange extends TriggerEvent = DocumentChange> = (
  deps: Deps,
  change: TChange,
) => Promise<void>;

interface TriggerEvent {
  /** The path of what changed, for the log. */
  readonly path: string;
  /** When it changed, however late the event comes. */
  readonly at: Date;
}

/** How long to retry an event whose record this build can't read: one that can may be deployed meanwhile. */
const unreadableMs = 60 * 60_000;

/** A handler as a trigger. */
export function triggerHandler<TChange extends TriggerEvent = DocumentChange>(
  handle: TriggerHandler<NoInfer<TChange>>,
): (change: TChange) => Promise<void> {
  return (change) => handleChange(runtimeDeps(), handle, change);
}

/**
 * Handles a change. Temporary failures (the database is busy or down) are thrown, so that the event is delivered again.
 * So is an unreadable record, for an hour from the event's own time; then it is given up, with an error that names it.
 * An error in the change itself would recur each time, so it is only logged.
 */
export async function handleChange<TDeps extends Pick<Deps, 'clock' | 'log'>, TChange extends TriggerEvent>(
  deps: TDeps,
  handle: (deps: TDeps, change: TChange) => Promise<void>,
  change: TChange,
): Promise<void> {
  try {
    await handle(deps, change);
  } catch (thrown) {
    const isAgain = comesBack(thrown, deps.clock().getTime() - change.at.getTime());
    const record = thrown instanceof UnreadableRecord ? { record: thrown.path } : {};
    const details = { path: change.path, ...record, letGo: !isAgain, cause: thrown };
    deps.log.error('A change was not followed up', details);
    if (isAgain) throw thrown;
  }
}

function comesBack(thrown: unknown, ageMs: number): boolean {
  if (thrown instanceof UnreadableRecord) return ageMs < unreadableMs;
  return !(thrown instanceof AppError) || thrown.code === 'resource-exhausted';
}

import { AppError } from '../shared/errors.ts';
import type { Redirect } from './schema.ts';

type Step = Pick<Redirect, 'from' | 'to'>;

/** The redirects to write and remove so that no visitor is redirected twice. */
export interface RedirectChange {
  readonly set: readonly Step[];
  readonly remove: readonly string[];
}

/**
 * A page moved from one path to another. Redirects that led to the old path lead to the new one at once (no chain), and
 * one that stands at the new path is removed (no loop: something is published there now).
 * `known` are the redirects from either path or to the old one.
 * @throws AppError `invalid-argument` when both paths are the same.
 */
export function movePath(known: readonly Step[], from: string, to: string): RedirectChange {
  if (from === to) throw new AppError('invalid-argument', 'A page can’t redirect to itself.');
  const earlier = known.filter((step) => step.to === from && step.from !== to && step.from !== from);
  return {
    set: [{ from, to }, ...earlier.map((step) => ({ from: step.from, to }))],
    remove: known.some((step) => step.from === to) ? [to] : [],
  };
}

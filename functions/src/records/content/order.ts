import type { OperationName } from '@agency/domain/operations/operations';
import { AppError } from '@agency/domain/shared/errors';
import type { QuerySpec } from '@agency/domain/shared/query';
import { audit } from '../../platform/audit.ts';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { runnableQuery } from '../../platform/firestore.ts';

interface Ordering {
  /** Finds all of them in their order; its limit is how many there can be. */
  readonly query: QuerySpec;
  readonly ids: readonly string[];
  readonly action: OperationName;
  readonly actor: string;
  /** The field that people know one by. */
  readonly named: 'name' | 'title';
  /** 'packages' */
  readonly things: string;
}

/**
 * Puts records into this order by their `position`. It changes nothing else of them, so that one that is being edited can
 * still be saved.
 *
 * @throws AppError `failed-precondition` unless these are all of them.
 */
export function orderRecords(deps: Deps, ordering: Ordering): Promise<{ ordered: true }> {
  const { query, ids, action, actor, named, things } = ordering;
  return commit(deps, async (unit) => {
    const { docs } = await unit.find(runnableQuery(deps.db, query, []));
    const before = docs.map(({ id }) => id);
    refuseOthers(before, ids, things);
    const moved = docs.filter((each) => each.get('position') !== ids.indexOf(each.id));
    const order = (of: readonly string[]) =>
      of.map((id) => String(docs.find((each) => each.id === id)?.get(named)));
    for (const { ref, id } of moved) unit.update(ref, { position: ids.indexOf(id) });
    const furthest = docs
      .map((each, index) => ({ ref: each.ref, steps: Math.abs(ids.indexOf(each.id) - index) }))
      .toSorted((a, b) => b.steps - a.steps)[0];
    if (furthest && furthest.steps > 0) {
      const change = { before: { order: order(before) }, after: { order: order(ids) } };
      audit(deps, unit, { actor, action, ref: furthest.ref, ...change });
    }
    return { ordered: true };
  });
}

function refuseOthers(known: readonly string[], ids: readonly string[], things: string): void {
  const isComplete = new Set(ids).size === ids.length && known.length === ids.length;
  if (isComplete && known.every((id) => ids.includes(id))) return;
  throw new AppError(
    'failed-precondition',
    `Someone else has just changed the ${things}. Check their order, then move yours again.`,
  );
}

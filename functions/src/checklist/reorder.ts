import type { Checklist } from '@agency/domain/checklist/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { checklistRef, readChecklist } from '../records/checklist/store.ts';

/** Puts the items into this order. A concurrent tick is not lost: the commit retries on top of it. */
export const reorderChecklist: OperationHandler<'reorderChecklist'> = (
  deps,
  { checklistId, order },
  { person },
) =>
  commit(deps, async (unit) => {
    const ref = checklistRef(deps, checklistId);
    const found = await readChecklist(deps, checklistId, unit);
    refuseOtherItems(found, order);
    const before = withoutId(found);
    const placed = Object.entries(before.items).map(([id, item]) => [
      id,
      { ...item, position: order.indexOf(id) },
    ]);
    const items: Checklist['items'] = Object.fromEntries(placed);
    const isSame = order.every((id) => before.items[id]?.position === items[id]?.position);
    if (isSame) return { reordered: true };
    const after: Checklist = {
      ...before,
      items,
      changedItem: null,
      updatedAt: deps.clock(),
      updatedBy: 'system',
    };
    unit.set(ref, after);
    const orderBefore = Object.keys(before.items).toSorted(
      (a, b) => (before.items[a]?.position ?? 0) - (before.items[b]?.position ?? 0),
    );
    audit(deps, unit, {
      actor: person.uid,
      action: 'reorderChecklist',
      ref,
      before: { order: orderBefore },
      after: { order },
    });
    return { reordered: true };
  });

/** @throws AppError `failed-precondition` when items were added or removed since the list was read. */
function refuseOtherItems({ items }: Checklist, order: readonly string[]): void {
  const known = Object.keys(items);
  const isComplete = new Set(order).size === order.length && known.length === order.length;
  if (isComplete && known.every((id) => order.includes(id))) return;
  throw new AppError(
    'failed-precondition',
    'Someone else has just changed this list. Check the order, then move yours again.',
  );
}

import type { CivilDate } from '../shared/fields.ts';
import { type Checklist, type ChecklistItem, neverDue, unassigned } from './schema.ts';

type Head = Pick<Checklist, 'openAssigneeUids' | 'nextDueOn' | 'itemCount' | 'doneCount'>;

/** What a checklist repeats of its items. In a template and in an archived list nothing is waiting for anyone. */
export function checklistHead({
  kind,
  archived,
  items,
}: Pick<Checklist, 'kind' | 'archived' | 'items'>): Head {
  const all = Object.values(items);
  const open = kind === 'running' && !archived ? all.filter(({ done }) => !done) : [];
  const assignees = new Set(open.map(({ assigneeUid }) => assigneeUid ?? unassigned));
  return {
    openAssigneeUids: [...assignees].toSorted(),
    nextDueOn: open.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0] ?? neverDue,
    itemCount: all.length,
    doneCount: all.filter(({ done }) => done).length,
  };
}

export type IdentifiedItem = ChecklistItem & { readonly id: string };

/** The items in their order. Two added at once share a position: then the ids decide, so that everybody sees the same. */
export function orderedItems(items: Checklist['items']): IdentifiedItem[] {
  return Object.entries(items)
    .map(([id, item]) => ({ ...item, id }))
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

export function openCount(items: Checklist['items']): number {
  return Object.values(items).filter(({ done }) => !done).length;
}

/** Does it stand in the way of completing its project? An empty list asks for nothing. */
export function hindersCompletion({
  kind,
  archived,
  beforeCompletion,
  items,
}: Pick<Checklist, 'kind' | 'archived' | 'beforeCompletion' | 'items'>): boolean {
  return kind === 'running' && !archived && beforeCompletion && openCount(items) > 0;
}

/** How an open item stands on this day: 'none' where it has no day, or nothing is left to do. */
export function dueState(
  { done, dueOn }: Pick<ChecklistItem, 'done' | 'dueOn'>,
  today: CivilDate,
): 'none' | 'overdue' | 'today' | 'later' {
  if (done || dueOn === null) return 'none';
  if (dueOn < today) return 'overdue';
  return dueOn === today ? 'today' : 'later';
}

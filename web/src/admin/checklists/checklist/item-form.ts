import { type Checklist, type ChecklistItem, checklistItem } from '@agency/domain/checklist/schema';
import { civilDate } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { orNull } from '../../shared/or-null.ts';

const { text, note, dueAfterDays } = checklistItem.entries;

/** A number of days as it is typed. */
const typedDays = orNull(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, 'Enter a number of days, like 14'),
    v.transform(Number),
    v.number(),
    v.transform(String),
  ),
);

export const itemSchema = v.strictObject({
  text,
  assigneeUid: v.string(),
  dueOn: orNull(civilDate),
  dueAfterDays: v.pipe(
    typedDays,
    v.transform((typed) => (typed === null ? null : Number(typed))),
    dueAfterDays.wrapped,
  ),
  note: note.wrapped,
});
export type ItemForm = v.InferInput<typeof itemSchema>;
export type ItemWords = v.InferOutput<typeof itemSchema>;

export function itemToForm(item: ChecklistItem): ItemForm {
  return {
    text: item.text,
    assigneeUid: item.assigneeUid ?? '',
    dueOn: item.dueOn ?? '',
    dueAfterDays: item.dueAfterDays === null ? '' : String(item.dueAfterDays),
    note: item.note,
  };
}

/**
 * The fields that the form changed, and no others: what a colleague changed meanwhile in them stays. A day that somebody
 * chose is counted from no start any more.
 */
export function itemChange(
  kind: Checklist['kind'],
  before: ChecklistItem,
  { text: words, assigneeUid, dueOn, dueAfterDays: days, note: noted }: ItemWords,
): Partial<ChecklistItem> {
  const due = kind === 'template' ? { dueAfterDays: days } : { dueOn };
  const wanted = { text: words, assigneeUid: assigneeUid || null, note: noted, ...due };
  const chosen = kind === 'running' && dueOn !== before.dueOn ? { dueAfterDays: null } : {};
  const stored: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.entries({ ...wanted, ...chosen }).filter(([name, value]) => stored[name] !== value);
  return Object.fromEntries(changed);
}

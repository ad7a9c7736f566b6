import * as v from 'valibot';
import { civilDate, id, line, searchTokens, timestamp, uid } from '../shared/fields.ts';

export const maxChecklistItems = 100;

/** One thing to do. */
export const checklistItem = v.strictObject({
  text: line('What needs doing', { max: 300 }),
  done: v.boolean(),
  assigneeUid: v.nullable(uid),
  dueOn: v.nullable(civilDate),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
});
export type ChecklistItem = v.InferOutput<typeof checklistItem>;

export const checklistItemId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'This id isn’t valid'));

/**
 * `checklists/{id}`. Items are a map by their ids, so that two people tick at once without losing a tick: a browser's
 * write names its `changedItem` and changes that key only (adds, changes or removes it), or the title alone
 * (`changedItem` null). Operations create it, apply a template and reorder.
 */
export const checklist = v.strictObject({
  title: line('Title', { max: 120 }),
  kind: v.picklist(['template', 'running']),
  projectId: v.nullable(id),
  items: v.pipe(
    v.record(checklistItemId, checklistItem),
    v.maxEntries(maxChecklistItems, `A checklist holds at most ${maxChecklistItems} items`),
  ),
  changedItem: v.nullable(checklistItemId),
  archived: v.boolean(),
  searchTokens,
  createdAt: timestamp,
  createdBy: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  updatedAt: timestamp,
  updatedBy: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
});
export type Checklist = v.InferOutput<typeof checklist>;

/** Done items in whole per cent, rounded down so that 100 means all of them; 0 where there is none. */
export function checklistProgress(items: Checklist['items']): number {
  const all = Object.values(items);
  const done = all.filter((item) => item.done).length;
  return all.length === 0 ? 0 : Math.floor((done * 100) / all.length);
}

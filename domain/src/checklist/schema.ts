import * as v from 'valibot';
import { type CivilDate, civilDate, id, line, searchTokens, text, timestamp, uid } from '../shared/fields.ts';

export const maxChecklistItems = 100;

export const longestItem = 300;

/** The latest day, counted from a project's start, that a template may name. */
export const maxDueAfterDays = 1000;

/** What `nextDueOn` holds where nothing is due, so that ordering by it puts these last. */
export const neverDue: CivilDate = '9999-12-31';

/** Among `openAssigneeUids`: an open item that is nobody's. */
export const unassigned = 'unassigned';

/** One thing to do. Older documents have neither note nor days. */
export const checklistItem = v.strictObject({
  text: line('What needs doing', { max: longestItem }),
  done: v.boolean(),
  assigneeUid: v.nullable(uid),
  dueOn: v.nullable(civilDate),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  note: v.optional(text('Note', { min: 0, max: 1000 }), ''),
  /** Due so many days after the project's start; an item keeps it, so that its day can follow the start. */
  dueAfterDays: v.optional(
    v.nullable(
      v.pipe(
        v.number('Enter a number of days'),
        v.integer('Enter whole days'),
        v.minValue(0, 'The days can’t be negative'),
        v.maxValue(maxDueAfterDays, `Enter at most ${maxDueAfterDays} days`),
      ),
    ),
    null,
  ),
});
export type ChecklistItem = v.InferOutput<typeof checklistItem>;

export const checklistItemId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'This id isn’t valid'));

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What a checklist repeats of its items, for lists, which ask by it. The trigger alone writes it (`head.ts`); an older
 * document has none of it until it changes.
 */
const head = {
  /** Who has open items in a running list, each once; `unassigned` where one is nobody's. */
  openAssigneeUids: v.optional(v.pipe(v.array(uid), v.maxLength(maxChecklistItems)), []),
  /** The earliest day on which an open item of a running list is due. */
  nextDueOn: v.optional(civilDate, neverDue),
  itemCount: v.optional(count, 0),
  doneCount: v.optional(count, 0),
};

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
  /** Must it be done before its project can be completed? A template hands this on. */
  beforeCompletion: v.optional(v.boolean(), false),
  ...head,
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

import * as v from 'valibot';
import { checklistItemId } from '../checklist/schema.ts';
import { id, line } from '../shared/fields.ts';
import { operation, output } from './contract.ts';
import { projectId } from './ids.ts';

/** Checklists and templates. */
export const checklistOperations = {
  createChecklist: operation(
    'admin',
    v.strictObject({
      /** Made by the browser before the first try, so that a retry is the same checklist. */
      checklistId: v.optional(v.pipe(id, v.maxLength(64))),
      title: line('Title', { max: 120 }),
      kind: v.picklist(['template', 'running']),
      projectId: v.nullable(projectId),
      /** Copies the items of a template, or of any other checklist, as open ones. */
      templateId: v.nullable(id),
    }),
    output<{ checklistId: string }>(),
  ),
  /** The ids of all its items in their new order. */
  reorderChecklist: operation(
    'admin',
    v.strictObject({ checklistId: id, order: v.pipe(v.array(checklistItemId), v.maxLength(100)) }),
    output<{ reordered: true }>(),
  ),
  /** Counts the days of open items from its project's start anew, where a template says how many days after. */
  moveChecklistDates: operation('admin', v.strictObject({ checklistId: id }), output<{ moved: number }>()),
} as const;

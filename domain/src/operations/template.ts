import * as v from 'valibot';
import { id } from '../shared/fields.ts';
import { templateContent, templateTitle } from '../template/schema.ts';
import { operation, output } from './contract.ts';

const templateId = v.pipe(id, v.maxLength(64));

/** Templates of replies, sections and whole quotes. */
export const templateOperations = {
  /**
   * Creates or changes one; the browser makes the id. `seen` is the `updatedAt` of the one that was changed, in
   * milliseconds: where somebody else has saved or removed it since, nothing is. Null for a new one, or one brought back.
   */
  saveTemplate: operation(
    'admin',
    v.strictObject({
      templateId,
      title: templateTitle,
      content: templateContent,
      seen: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
    output<{ saved: boolean }>(),
  ),
  removeTemplate: operation('admin', v.strictObject({ templateId }), output<{ removed: boolean }>()),
} as const;

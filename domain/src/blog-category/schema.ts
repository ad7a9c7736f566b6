import * as v from 'valibot';
import { line, text, timestamp, uid } from '../shared/fields.ts';

/** `blogCategories/{slug}`: its id is its slug. Staff write it in the browser. */
export const blogCategory = v.strictObject({
  name: line('Name', { max: 60 }),
  description: text('Description', { min: 0, max: 300 }),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  createdAt: timestamp,
  createdBy: uid,
  updatedAt: timestamp,
  updatedBy: uid,
});

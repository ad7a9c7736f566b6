import * as v from 'valibot';
import { line, slug, text, timestamp, uid } from '../shared/fields.ts';

/** What staff say of a category. */
export const blogCategoryContent = v.strictObject({
  name: line('Name', { max: 60 }),
  description: text('Description', { min: 0, max: 300 }),
});
export type BlogCategoryContent = v.InferOutput<typeof blogCategoryContent>;

/** As many are remembered, the oldest are forgotten first. */
export const mostFormerSlugs = 50;

/** `blogCategories/{slug}`: its id is its slug. */
export const blogCategory = v.strictObject({
  ...blogCategoryContent.entries,
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  /** What it was called in addresses before: a post that still says one of these is in it. */
  formerSlugs: v.optional(v.pipe(v.array(slug), v.maxLength(mostFormerSlugs)), []),
  createdAt: timestamp,
  createdBy: uid,
  updatedAt: timestamp,
  updatedBy: uid,
});
export type BlogCategory = v.InferOutput<typeof blogCategory>;

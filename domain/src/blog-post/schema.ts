import * as v from 'valibot';
import { line, searchTokens, slug, text, timestamp, uid } from '../shared/fields.ts';
import { blogPostStatus } from './status.ts';

const cover = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(300),
    v.regex(/^[a-z0-9][A-Za-z0-9/_.-]*$/, 'Choose a picture uploaded to this site'),
  ),
);

/** What staff write of a post in the browser: exactly these fields and the stamps. Lists hold at most 12 scalars. */
export const blogPostText = v.strictObject({
  title: line('Title', { max: 160 }),
  excerpt: text('Summary', { min: 0, max: 400 }),
  /** Markdown. */
  body: text('Text', { min: 0, max: 100_000 }),
  /** The picture on top: its place below `/media/`. */
  cover,
  coverAlt: line('What the picture shows', { min: 0, max: 200 }),
  /** Slugs of categories. */
  categories: v.pipe(v.array(slug), v.maxLength(5, 'At most 5 categories')),
  author: line('Author', { min: 0, max: 100 }),
  seoTitle: line('Title for search engines', { min: 0, max: 70 }),
  seoDescription: line('Description for search engines', { min: 0, max: 160 }),
});
export type BlogPostText = v.InferOutput<typeof blogPostText>;

/** `blogPosts/{id}`: `slug`, `status` and `publishAt` are written by operations only. */
export const blogPost = v.strictObject({
  ...blogPostText.entries,
  slug,
  status: blogPostStatus,
  /** Every published post has one; with a time to come it is scheduled. */
  publishAt: v.nullable(timestamp),
  searchTokens,
  createdAt: timestamp,
  createdBy: uid,
  updatedAt: timestamp,
  updatedBy: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
});
export type BlogPost = v.InferOutput<typeof blogPost>;

/** `blogPosts/{id}/revisions/{id}`: the text as it was before a change; written by the trigger, never changed. */
export const blogPostRevision = v.strictObject({
  ...blogPostText.entries,
  savedAt: timestamp,
  savedBy: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
});
export type BlogPostRevision = v.InferOutput<typeof blogPostRevision>;

import * as v from 'valibot';
import { civilDate, id, line, searchTokens, slug, text, timestamp, uid } from '../shared/fields.ts';
import { mostPictures } from '../site/used-pictures.ts';
import { cover } from './cover.ts';
import { blogPostStatus } from './status.ts';

const writer = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** What everybody reads of a post. */
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

/** A link for a colleague or client to what isn't public yet; its token is never stored. */
const preview = v.strictObject({
  /** Part of what is signed: raising it makes every older address invalid. */
  rotation: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whom the page names. */
  by: uid,
  byName: line('Name', { min: 0, max: 120 }),
  expiresAt: timestamp,
  endedAt: v.nullable(timestamp),
});
export type BlogPostPreview = v.InferOutput<typeof preview>;

/** `blogPosts/{id}`: what is public, or was; written by functions alone. What is worked on is its `private/draft`. */
export const blogPost = v.strictObject({
  ...blogPostText.entries,
  slug,
  status: blogPostStatus,
  /** Every published post has one; with a time to come it is scheduled. */
  publishAt: v.nullable(timestamp),
  /** From when on everybody could read it for the first time, also if nobody can now; null where that never was. */
  firstPublicAt: v.optional(v.nullable(timestamp), null),
  /** When what everybody reads last changed; null before it was known, when `updatedAt` was that. */
  textChangedAt: v.optional(v.nullable(timestamp), null),
  /** The day on which someone last read it through, and the one by which someone should again. */
  checkedOn: v.optional(v.nullable(civilDate), null),
  checkAgainOn: v.optional(v.nullable(civilDate), null),
  /** Of its text, its cover and its draft: places below `/media/`. */
  pictures: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(mostPictures)), []),
  /** What its draft is called, for lists, and the categories that the draft is in. */
  draftTitle: v.optional(line('Title', { min: 0, max: 160 }), ''),
  draftCategories: v.optional(v.pipe(v.array(slug), v.maxLength(5)), []),
  /** The draft says something else than what is public. */
  hasChanges: v.optional(v.boolean(), false),
  preview: v.optional(v.nullable(preview), null),
  searchTokens,
  createdAt: timestamp,
  createdBy: uid,
  updatedAt: timestamp,
  updatedBy: writer,
});
export type BlogPost = v.InferOutput<typeof blogPost>;

/** Why a text was saved: `saved` by an earlier version of this product, before each change. */
export const revisionKinds = ['saved', 'published', 'named', 'restored', 'before'] as const;

/** As many stay, the oldest go first; those that someone pinned stay besides. */
export const mostRevisions = 50;

/** `blogPosts/{id}/revisions/{id}`: a text as it was published or saved by name; nothing but the pin ever changes. */
export const blogPostRevision = v.strictObject({
  title: line('Title', { min: 0, max: 400 }),
  excerpt: text('Summary', { min: 0, max: 2000 }),
  body: text('Text', { min: 0, max: 200_000 }),
  cover,
  coverAlt: line('What the picture shows', { min: 0, max: 600 }),
  categories: v.pipe(v.array(slug), v.maxLength(5)),
  author: line('Author', { min: 0, max: 200 }),
  seoTitle: line('Title for search engines', { min: 0, max: 400 }),
  seoDescription: line('Description for search engines', { min: 0, max: 1000 }),
  slug: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  kind: v.optional(v.picklist(revisionKinds), 'saved'),
  name: v.optional(line('Name', { min: 0, max: 80 }), ''),
  pinned: v.optional(v.boolean(), false),
  savedAt: timestamp,
  savedBy: writer,
});
export type BlogPostRevision = v.InferOutput<typeof blogPostRevision>;

/** A post's id is part of what the token of its preview says. */
export const blogPostId = v.pipe(id, v.regex(/^[A-Za-z0-9-]{10,64}$/, 'This isn’t a post'));

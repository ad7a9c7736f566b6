import * as v from 'valibot';
import { civilDate, slug, timestamp } from '../shared/fields.ts';
import { cover } from './cover.ts';

/** What is being typed is stored as it is, whatever it lacks: only publishing asks for a whole post. */
const typed = (max: number) => v.pipe(v.string(), v.maxLength(max, `Use at most ${max} characters`));

/** Longer than a post may have: somebody shortens it only after it was pasted. */
export const draftLimits = {
  title: 400,
  slug: 200,
  excerpt: 2000,
  body: 200_000,
  coverAlt: 600,
  author: 200,
  seoTitle: 400,
  seoDescription: 1000,
} as const;

/** What the editor holds of a post: exactly these fields. Lists hold at most 12 scalars. */
export const blogPostDraftText = v.strictObject({
  title: typed(draftLimits.title),
  /** Its name in the address. */
  slug: typed(draftLimits.slug),
  excerpt: typed(draftLimits.excerpt),
  /** Markdown. */
  body: typed(draftLimits.body),
  cover,
  coverAlt: typed(draftLimits.coverAlt),
  categories: v.pipe(v.array(slug), v.maxLength(5)),
  author: typed(draftLimits.author),
  seoTitle: typed(draftLimits.seoTitle),
  seoDescription: typed(draftLimits.seoDescription),
  /** The day by which someone should read it again; null where it says nothing that can grow old. */
  checkAgainOn: v.nullable(civilDate),
});
export type BlogPostDraftText = v.InferOutput<typeof blogPostDraftText>;

/** `blogPosts/{id}/private/draft`: what is worked on, written by the browser as it is typed; nobody else sees it. */
export const blogPostDraft = v.strictObject({
  ...blogPostDraftText.entries,
  /** Counts its saves: each names the one that it follows, so that none is saved over another unseen. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  updatedAt: timestamp,
  updatedBy: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
});
export type BlogPostDraft = v.InferOutput<typeof blogPostDraft>;

export const emptyDraft: BlogPostDraftText = {
  title: '',
  slug: '',
  excerpt: '',
  body: '',
  cover: null,
  coverAlt: '',
  categories: [],
  author: '',
  seoTitle: '',
  seoDescription: '',
  checkAgainOn: null,
};

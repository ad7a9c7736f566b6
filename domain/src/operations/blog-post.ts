import * as v from 'valibot';
import { blogPostId } from '../blog-post/schema.ts';
import { civilDate, id, line } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

const ofPost = v.strictObject({ postId: blogPostId });
/** The draft as the caller has seen it: what is published or saved is what was on their screen. */
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** When a post is to be public. */
export const publishTime = v.variant('kind', [
  /** The moment of publishing; one that is public keeps its time. */
  v.strictObject({ kind: v.literal('now') }),
  /** A time on London clocks: '2026-12-05T09:00'. */
  v.strictObject({
    kind: v.literal('at'),
    at: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Enter a date and a time')),
  }),
]);
export type PublishTime = v.InferOutput<typeof publishTime>;

/** Posts of the blog. What is typed is saved by the browser; nothing of that is public until it is published. */
export const blogPostOperations = {
  /** A new post, or the draft of one that has none. The browser makes the id, so that a second try makes no second post. */
  startBlogPost: operation('admin', ofPost, output<{ started: boolean }>()),
  /** Everybody reads what the draft says, from the time given; `publishAt` is an ISO text. */
  publishBlogPost: operation(
    'admin',
    v.strictObject({ postId: blogPostId, version, when: publishTime }),
    output<{ slug: string; publishAt: string; movedFrom: string | null }>(),
  ),
  unpublishBlogPost: operation('admin', ofPost, output<{ changed: boolean }>()),
  archiveBlogPost: operation('admin', ofPost, output<{ changed: boolean }>()),
  restoreBlogPost: operation('admin', ofPost, output<{ changed: boolean }>()),
  /** Read through and still right; null: not to be checked again. */
  checkBlogPost: operation(
    'admin',
    v.strictObject({ postId: blogPostId, checkAgainOn: v.nullable(civilDate) }),
    output<{ checkedOn: string }>(),
  ),
  /** Saves the draft as it is under a name. The browser makes the id. */
  saveBlogPostRevision: operation(
    'admin',
    v.strictObject({ postId: blogPostId, version, revisionId: id, name: line('Name', { max: 80 }) }),
    output<{ saved: boolean }>(),
  ),
  /** The draft says what it said then; what it says now is saved as a revision. */
  restoreBlogPostRevision: operation(
    'admin',
    v.strictObject({ postId: blogPostId, version, revisionId: id }),
    output<{ version: number }>(),
  ),
  pinBlogPostRevision: operation(
    'admin',
    v.strictObject({ postId: blogPostId, revisionId: id, pinned: v.boolean() }),
    output<{ changed: boolean }>(),
  ),
  /** An address at which anyone can read the draft for seven days; the same one while it is valid. */
  shareBlogPostPreview: operation('admin', ofPost, output<{ url: string; expiresAt: string }>()),
  /**
   * All posts as Markdown files and their pictures, in one ZIP file at `url` for two minutes. `missing` pictures aren't in the
   * store any more, `unreadable` posts are left out.
   */
  exportBlogPosts: operation(
    'admin',
    v.strictObject({}),
    output<{ url: string; posts: number; pictures: number; missing: number; unreadable: number }>(),
    { heavy: true },
  ),
  endBlogPostPreview: operation('admin', ofPost, output<{ ended: boolean }>()),
} as const;

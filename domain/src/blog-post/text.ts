import { canonicalJson } from '../shared/canonical-json.ts';
import { cleanLine } from '../shared/fields.ts';
import { usedPictures } from '../site/used-pictures.ts';
import type { BlogPostDraftText } from './draft.ts';
import type { BlogPost, BlogPostText } from './schema.ts';

/** A title that was typed, as lists show it; empty where nothing was. */
export function shownTitle(typed: string): string {
  return cleanLine(typed, 160);
}

/** What everybody reads, out of a post. */
export function publicText(post: BlogPost): BlogPostText {
  const { title, excerpt, body, cover, coverAlt, categories, author, seoTitle, seoDescription } = post;
  return { title, excerpt, body, cover, coverAlt, categories, author, seoTitle, seoDescription };
}

/** What is worked on, out of a draft. */
export function draftText(draft: BlogPostDraftText): BlogPostDraftText {
  const { title, slug, excerpt, body, cover, coverAlt, categories, author, seoTitle, seoDescription } = draft;
  const { checkAgainOn } = draft;
  return {
    title,
    slug,
    excerpt,
    body,
    cover,
    coverAlt,
    categories,
    author,
    seoTitle,
    seoDescription,
    checkAgainOn,
  };
}

/** The draft of a post that has none: what is public. */
export function draftOfPost(post: BlogPost): BlogPostDraftText {
  return { ...publicText(post), slug: post.slug, checkAgainOn: post.checkAgainOn };
}

/** Does the draft say something else than what is public, or its address? */
export function differsFromPublic(draft: BlogPostDraftText, post: BlogPost): boolean {
  const plain = (text: BlogPostDraftText) =>
    canonicalJson({ ...text, body: text.body.trim(), checkAgainOn: null });
  return plain(draft) !== plain(draftOfPost(post));
}

/** The pictures that a post shows or is about to. */
export function picturesOf(
  post: Pick<BlogPost, 'body' | 'cover'>,
  draft: Pick<BlogPostDraftText, 'body' | 'cover'>,
): string[] {
  return usedPictures(`${draft.body}\n${post.body}`, [draft.cover, post.cover]);
}

import {
  type BlogPost,
  type BlogPostRevision,
  type BlogPostText,
  blogPost,
} from '@agency/domain/blog-post/schema';
import { blogPostSearchTokens } from '@agency/domain/blog-post/search';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { parseDocument } from '@agency/domain/shared/parse';
import { documentRef } from '../platform/firestore.ts';
import { auditBrowserWrite, idOfEvent } from '../platform/triggers/audit-browser-write.ts';
import { createOnce } from '../platform/triggers/once.ts';
import { updateSearchTokens } from '../platform/triggers/search-tokens.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';

/** A post was saved: its previous text is stored as a revision, and its search tokens follow the new one. */
export const blogPostWritten: TriggerHandler = async (deps, change) => {
  // Revisions hold the text itself.
  await auditBrowserWrite(deps, change, { lengthOnly: ['body'] });
  const { path, params } = change;
  if (change.after === undefined) return;
  const after = parseDocument(blogPost, path, change.after);
  await updateSearchTokens(deps, path, after, blogPostSearchTokens(after));
  // Last: an earlier text that can't be read must not stop the rest.
  const before = change.before === undefined ? null : parseDocument(blogPost, path, change.before);
  if (before !== null && canonicalJson(textOf(before)) !== canonicalJson(textOf(after))) {
    const ref = documentRef(deps.db, 'blogPostRevisions', params.postId ?? '', idOfEvent(change));
    await createOnce(ref, revisionOf(before));
  }
};

/** `blogPosts/{postId}` */
export const written = triggerHandler(blogPostWritten);

function textOf(post: BlogPost): BlogPostText {
  const { title, excerpt, body, cover, coverAlt, categories, author, seoTitle, seoDescription } = post;
  return { title, excerpt, body, cover, coverAlt, categories, author, seoTitle, seoDescription };
}

/** The text, with who saved it and when. */
function revisionOf(before: BlogPost): BlogPostRevision {
  return { ...textOf(before), savedAt: before.updatedAt, savedBy: before.updatedBy };
}

import { emptyDraft } from '@agency/domain/blog-post/draft';
import type { BlogPost } from '@agency/domain/blog-post/schema';
import { draftOfPost } from '@agency/domain/blog-post/text';
import { addMonths, londonDate } from '@agency/domain/shared/dates';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { findPost, notedOfDraft, postDraftRef, postRef, replaceDraft } from '../records/blog-post/store.ts';

const action = 'startBlogPost';
/** What is true of prices and the law this year may not be next year. */
const monthsUntilCheck = 6;

function newPost(postId: string, by: string, now: Date): BlogPost {
  const { slug: _slug, checkAgainOn: _day, ...blank } = emptyDraft;
  return {
    ...blank,
    title: 'Untitled post',
    slug: `post-${postId.toLowerCase()}`,
    status: 'draft',
    publishAt: null,
    firstPublicAt: null,
    textChangedAt: null,
    checkedOn: null,
    checkAgainOn: null,
    pictures: [],
    draftTitle: '',
    draftCategories: [],
    hasChanges: true,
    preview: null,
    searchTokens: [],
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    updatedBy: 'system',
  };
}

/** A new post with an empty draft, or the draft of one that has none; a second call changes nothing. */
export const startBlogPost: OperationHandler<typeof action> = (deps, { postId }, { person }) =>
  commit(deps, async (unit) => {
    const found = await findPost(deps, postId, unit);
    if ((await unit.get(postDraftRef(deps, postId))).exists) return { started: false };
    const by = person.uid;
    const ref = postRef(deps, postId);
    if (found !== null) {
      const text = draftOfPost(found);
      replaceDraft(deps, unit, postId, { before: null, text, by: 'system' });
      unit.update(ref, notedOfDraft(found, text));
      return { started: false };
    }
    const now = deps.clock();
    const checkAgainOn = addMonths(londonDate(now), monthsUntilCheck);
    const text = { ...emptyDraft, author: person.name, checkAgainOn };
    const post = newPost(postId, by, now);
    unit.set(ref, { ...post, ...notedOfDraft(post, text) });
    replaceDraft(deps, unit, postId, { before: null, text, by });
    audit(deps, unit, { actor: by, action, ref, before: null, after: { status: post.status } });
    return { started: true };
  });

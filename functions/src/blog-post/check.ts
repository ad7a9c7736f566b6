import { blogPostDraft } from '@agency/domain/blog-post/draft';
import { draftText } from '@agency/domain/blog-post/text';
import { londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { findDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { postDraftRef, postRef, readPost, replaceDraft } from '../records/blog-post/store.ts';

const action = 'checkBlogPost';

/** Somebody has read it through and it is still right: the page says so. */
export const checkBlogPost: OperationHandler<typeof action> = (deps, { postId, checkAgainOn }, { person }) =>
  commit(deps, async (unit) => {
    const now = deps.clock();
    const checkedOn = londonDate(now);
    const post = await readPost(deps, postId, unit);
    if (post.status !== 'published') {
      throw new AppError('failed-precondition', 'Only a published post can be checked.');
    }
    if (checkAgainOn !== null && checkAgainOn <= checkedOn) {
      throw new AppError('invalid-argument', 'Choose a day that is still to come.', {
        issues: [{ path: 'checkAgainOn', message: 'Choose a day that is still to come' }],
      });
    }
    const draft = await findDocument(blogPostDraft, postDraftRef(deps, postId), unit);
    if (post.checkedOn === checkedOn && post.checkAgainOn === checkAgainOn) return { checkedOn };
    const ref = postRef(deps, postId);
    const change = { checkedOn, checkAgainOn };
    unit.update(ref, { ...change, updatedAt: now, updatedBy: 'system' });
    if (draft !== null && draft.checkAgainOn !== checkAgainOn) {
      const { id: _id, ...before } = draft;
      replaceDraft(deps, unit, postId, {
        before,
        text: { ...draftText(before), checkAgainOn },
        by: 'system',
      });
    }
    const before = { checkedOn: post.checkedOn, checkAgainOn: post.checkAgainOn };
    audit(deps, unit, { actor: person.uid, action, ref, before, after: change });
    return { checkedOn };
  });

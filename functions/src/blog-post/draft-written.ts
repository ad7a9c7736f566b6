import type { AuditEntry } from '@agency/domain/audit/schema';
import { subjectsOf } from '@agency/domain/audit/subjects';
import { type BlogPostDraft, blogPostDraft } from '@agency/domain/blog-post/draft';
import { draftText } from '@agency/domain/blog-post/text';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { parseDocument } from '@agency/domain/shared/parse';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import { createOnce } from '../platform/triggers/once.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { findPost, notedOfDraft, postDraftRef, postRef } from '../records/blog-post/store.ts';

const action = 'editBlogPostDraft';
/** How often the list learns that somebody is still writing: not with every save of what is typed. */
const notedEveryMs = 5 * 60_000;

/**
 * A draft was saved. The post notes what lists and searches show of it, from the draft as it is now, however late or often
 * the event comes; and the log notes once an hour and person that they worked on it. Texts are in the revisions.
 */
export const draftWritten: TriggerHandler = async (deps, change) => {
  const postId = change.params.postId ?? '';
  if (change.params.name !== 'draft' || change.after === undefined) return;
  await noteWriter(deps, postId, parseDocument(blogPostDraft, change.path, change.after));
  await noteDraft(deps, postId);
};

/** What functions wrote was logged where it was asked for. */
async function noteWriter(
  deps: Deps,
  postId: string,
  { updatedBy, updatedAt }: BlogPostDraft,
): Promise<void> {
  if (updatedBy === 'system') return;
  const hour = updatedAt.toISOString().slice(0, 13);
  const { path } = postRef(deps, postId);
  const entry: AuditEntry = {
    actor: updatedBy,
    action,
    path,
    subjects: subjectsOf(path, action),
    before: {},
    after: {},
    at: updatedAt,
  };
  await createOnce(documentRef(deps.db, 'auditLog', `draft-${postId}-${updatedBy}-${hour}`), entry);
}

async function noteDraft(deps: Deps, postId: string): Promise<void> {
  await commit(deps, async (unit) => {
    const post = await findPost(deps, postId, unit);
    const draft = await findDocument(blogPostDraft, postDraftRef(deps, postId), unit);
    if (post === null || draft === null) return;
    const noted = notedOfDraft(post, draftText(draft));
    const isNew = canonicalJson({ ...post, ...noted }) !== canonicalJson(post);
    const now = deps.clock();
    const isStale = now.getTime() - post.updatedAt.getTime() > notedEveryMs;
    if (!isNew && !isStale) return;
    unit.update(postRef(deps, postId), { ...noted, updatedAt: now, updatedBy: 'system' });
  });
}

/** `blogPosts/{postId}/private/{name}` */
export const written = triggerHandler(draftWritten);

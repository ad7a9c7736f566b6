import { blogPostDraftText } from '@agency/domain/blog-post/draft';
import { blogPostRevision } from '@agency/domain/blog-post/schema';
import { draftText } from '@agency/domain/blog-post/text';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { parseInput } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { findDocument, readDocument, withoutId } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { revisionRef, roomForRevisions } from '../records/blog-post/revisions.ts';
import { notedOfDraft, postRef, readPost, readSeenDraft, replaceDraft } from '../records/blog-post/store.ts';

const noSuchRevision = 'This revision isn’t there any more.';

/** Saves the draft as it is now under a name; the same id again changes nothing. */
export const saveBlogPostRevision: OperationHandler<'saveBlogPostRevision'> = (
  deps,
  { postId, version, revisionId, name },
  { person },
) =>
  commit(deps, async (unit) => {
    const ref = revisionRef(deps, postId, revisionId);
    if (await findDocument(blogPostRevision, ref, unit)) return { saved: false };
    const draft = withoutId(await readSeenDraft(deps, postId, version, unit));
    const room = await roomForRevisions(deps, unit, postId, 1);
    room.keep(revisionId, draftText(draft), { kind: 'named', name, savedBy: person.uid });
    const action = 'saveBlogPostRevision';
    audit(deps, unit, { actor: person.uid, action, ref: postRef(deps, postId), before: {}, after: { name } });
    return { saved: true };
  });

/**
 * The draft says what it said then. What it says now is saved first, and the restored text is a revision of its own, so that
 * either can be returned to.
 */
export const restoreBlogPostRevision: OperationHandler<'restoreBlogPostRevision'> = (
  deps,
  { postId, version, revisionId },
  { person },
) =>
  commit(deps, async (unit) => {
    const post = await readPost(deps, postId, unit);
    const draft = withoutId(await readSeenDraft(deps, postId, version, unit));
    const revision = await readDocument(
      blogPostRevision,
      revisionRef(deps, postId, revisionId),
      noSuchRevision,
      unit,
    );
    const { id: _id, kind: _kind, name, pinned: _pinned, savedAt, savedBy: _by, slug, ...shown } = revision;
    const now = draftText(draft);
    const text = parseInput(blogPostDraftText, {
      ...shown,
      slug: slug === '' ? now.slug : slug,
      checkAgainOn: now.checkAgainOn,
    });
    if (canonicalJson(text) === canonicalJson(now)) return { version: draft.version };
    const room = await roomForRevisions(deps, unit, postId, 2);
    const savedNow = { name: '', savedBy: person.uid } as const;
    room.keep(newId(deps.random), now, { ...savedNow, kind: 'before' });
    room.keep(newId(deps.random), text, { ...savedNow, kind: 'restored', name });
    const after = replaceDraft(deps, unit, postId, { before: draft, text, by: person.uid });
    unit.update(postRef(deps, postId), notedOfDraft(post, text));
    const action = 'restoreBlogPostRevision';
    const ref = postRef(deps, postId);
    audit(deps, unit, { actor: person.uid, action, ref, before: {}, after: { restoredFrom: savedAt } });
    return { version: after.version };
  });

/** A pinned revision stays however many follow. */
export const pinBlogPostRevision: OperationHandler<'pinBlogPostRevision'> = (
  deps,
  { postId, revisionId, pinned },
  { person },
) =>
  commit(deps, async (unit) => {
    const ref = revisionRef(deps, postId, revisionId);
    const found = await readDocument(blogPostRevision, ref, noSuchRevision, unit);
    if (found.pinned === pinned) return { changed: false };
    unit.update(ref, { pinned });
    const action = 'pinBlogPostRevision';
    audit(deps, unit, { actor: person.uid, action, ref, before: { pinned: !pinned }, after: { pinned } });
    return { changed: true };
  });

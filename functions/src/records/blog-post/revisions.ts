import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import { blogPostRevisionQueries } from '@agency/domain/blog-post/queries';
import { type BlogPostRevision, mostRevisions } from '@agency/domain/blog-post/schema';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, runnableQuery } from '../../platform/firestore.ts';

type RevisionNote = Pick<BlogPostRevision, 'kind' | 'name' | 'savedBy'>;

export function revisionRef(deps: Deps, postId: string, revisionId: string): DocumentReference {
  return documentRef(deps.db, 'blogPostRevisions', postId, revisionId);
}

/** Revisions to be saved, with those that give way to them: reads come before writes. */
export interface RevisionRoom {
  keep(revisionId: string, text: BlogPostDraftText, note: RevisionNote): void;
}

/**
 * Makes room for so many: beyond the limit the oldest go, but none that somebody pinned. Earlier versions of this product
 * saved some without a pin; those stay.
 */
export async function roomForRevisions(
  deps: Deps,
  unit: UnitOfWork,
  postId: string,
  count: number,
): Promise<RevisionRoom> {
  const { docs } = await unit.find(
    runnableQuery(deps.db, blogPostRevisionQueries.revisionsUnpinned, [false], [postId]),
  );
  const tooMany = docs.slice(0, Math.max(0, docs.length + count - mostRevisions));
  let isCleared = false;
  return {
    keep(revisionId, { checkAgainOn: _day, ...text }, note) {
      if (!isCleared) for (const { ref } of tooMany) unit.delete(ref);
      isCleared = true;
      const revision: BlogPostRevision = { ...text, ...note, pinned: false, savedAt: deps.clock() };
      unit.create(revisionRef(deps, postId, revisionId), revision);
    },
  };
}

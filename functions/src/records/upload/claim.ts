import { type Issue, notRight } from '@agency/domain/shared/errors';
import { upload as uploadSchema } from '@agency/domain/upload/schema';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';

/**
 * Reads the files that a form names and returns the write that ties them to their document ('quotes/Q-7K3M9P').
 * @throws AppError `invalid-argument` for a file that does not exist (any more), or belongs to something else.
 */
export async function prepareClaim(
  deps: Deps,
  unit: UnitOfWork,
  uploadIds: readonly string[],
  claimedBy: string,
): Promise<() => void> {
  const now = deps.clock();
  const refs = uploadIds.map((id) => documentRef(deps.db, 'uploads', id));
  const found = await Promise.all(refs.map((ref) => findDocument(uploadSchema, ref, unit)));
  const issues: Issue[] = found.flatMap((stored, index) =>
    stored?.state === 'stored' && stored.owner === null && stored.expiresAt > now
      ? []
      : [{ path: `attachments.${index}`, message: 'This file is no longer there. Please add it again' }],
  );
  if (issues.length > 0) throw notRight(issues);
  return () => {
    for (const ref of refs) unit.update(ref, { state: 'claimed', claimedBy });
  };
}

import { servicePackage } from '@agency/domain/package/schema';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, readDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { refuseUnseen } from '../records/content/seen.ts';

const action = 'publishPackage';

/**
 * Puts a package on the site or takes it off, where it is within a minute. Requests for it and quotes keep its name.
 *
 * @throws AppError `failed-precondition` where somebody has saved it since the caller read it.
 */
export const publishPackage: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { packageId, published, seen } = input;
    const ref = documentRef(deps.db, 'packages', packageId);
    const before = await readDocument(servicePackage, ref, 'We can’t find this package.', unit);
    if (before.published === published) return { changed: false };
    refuseUnseen(before, seen, 'this package');
    const now = deps.clock();
    // One that was published before this was noted has been out since it was made, for all we know.
    const since = before.publishedAt ?? (before.published ? before.createdAt : now);
    unit.update(ref, { published, publishedAt: since, updatedAt: now, updatedBy: person.uid });
    const change = { before: { published: before.published }, after: { published } };
    audit(deps, unit, { actor: person.uid, action, ref, ...change });
    return { changed: true };
  });

import { isSamePackage, packageContentOf } from '@agency/domain/package/content';
import { packageQueries } from '@agency/domain/package/queries';
import {
  isSlugFixed,
  type PackageContent,
  type ServicePackage,
  servicePackage,
} from '@agency/domain/package/schema';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, parseReadable, runnableQuery, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { holdAddresses } from '../records/content/hold-addresses.ts';
import { refuseUnseen } from '../records/content/seen.ts';

const action = 'savePackage';

/**
 * Creates or changes a package; of a published one the site follows within a minute. Saving the same twice changes
 * nothing. What quotes and requests say of it stays as it was.
 *
 * @throws AppError `failed-precondition` where somebody has saved it since the caller read it, or there are too many;
 * `invalid-argument` where another one has its slug, or the slug can't change any more.
 */
export const savePackage: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { packageId, content, seen } = input;
    const ref = documentRef(deps.db, 'packages', packageId);
    const found = await findDocument(servicePackage, ref, unit);
    const before = found && withoutId(found);
    if (before !== null && isSamePackage(before, content)) return { saved: false };
    refuseUnseen(before, seen, 'this package');
    if (before !== null && isSlugFixed(before) && before.slug !== content.slug) {
      throw notRight([
        { path: 'slug', message: 'Links to this package are out, so its address can’t change' },
      ]);
    }
    await holdAddresses(deps, unit, 'package-addresses', packageId);
    const position = await placeAmong(deps, unit, packageId, content);
    const now = deps.clock();
    const after: ServicePackage = {
      ...content,
      position: before?.position ?? position,
      published: before?.published ?? false,
      publishedAt: before?.publishedAt ?? null,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      updatedBy: person.uid,
    };
    unit.set(ref, after);
    const logged = { before: before && packageContentOf(before), after: packageContentOf(after) };
    audit(deps, unit, { actor: person.uid, action, ref, ...logged });
    return { saved: true };
  });

/** The place behind all others. @throws AppError where another one has its slug, or the list couldn't show one more. */
async function placeAmong(
  deps: Deps,
  unit: UnitOfWork,
  packageId: string,
  { slug }: PackageContent,
): Promise<number> {
  const { packageList } = packageQueries;
  const { docs } = await unit.find(runnableQuery(deps.db, packageList, []));
  const others = docs.filter(({ id }) => id !== packageId);
  const known = parseReadable(deps, servicePackage, others);
  if (known.some((other) => other.slug === slug)) {
    throw notRight([{ path: 'slug', message: 'Another package has this address' }]);
  }
  if (others.length >= packageList.limit) {
    throw new AppError('failed-precondition', `You can have up to ${packageList.limit} packages.`);
  }
  return Math.max(-1, ...known.map(({ position }) => position)) + 1;
}

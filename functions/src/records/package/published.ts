import { type ServicePackage, servicePackage } from '@agency/domain/package/schema';
import { notRight } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';

/** @throws AppError `invalid-argument` when the package is not on offer. */
export async function publishedPackage(deps: Deps, packageId: string): Promise<Stored<ServicePackage>> {
  const found = await findDocument(servicePackage, documentRef(deps.db, 'packages', packageId));
  if (found?.published) return found;
  throw notRight([{ path: 'packageId', message: 'This package is no longer on offer' }]);
}

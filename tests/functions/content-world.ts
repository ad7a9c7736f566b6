import { type PackageContent, type ServicePackage, servicePackage } from '@agency/domain/package/schema';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { savePackage } from '../../functions/src/package/save.ts';
import { asStaff, type World } from './world.ts';

/** What staff write of a package; each has another address. */
export function packageContent(slug: string, rest: Partial<PackageContent> = {}): PackageContent {
  return {
    slug,
    name: 'Tune-up',
    summary: 'A morning on one page.',
    audience: 'Owners',
    features: ['Faster pages'],
    exclusions: [],
    priceFrom: 45_000,
    billing: 'once',
    timeline: '1 week',
    service: null,
    highlighted: false,
    ...rest,
  };
}

export async function packageOf({ deps }: World, id: string): Promise<Stored<ServicePackage>> {
  const path = `packages/${id}`;
  return parseDocument(servicePackage, path, (await deps.db.doc(path).get()).data());
}

/** A saved one, not published: its id, which is its slug, and what was seen of it. */
export async function makePackage(world: World, id: string, rest: Partial<PackageContent> = {}) {
  const content = packageContent(id, rest);
  await savePackage(world.deps, { packageId: id, content, seen: null }, asStaff);
  return { packageId: id, content, seen: (await packageOf(world, id)).updatedAt.getTime() };
}

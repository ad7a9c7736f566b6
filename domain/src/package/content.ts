import { canonicalJson } from '../shared/canonical-json.ts';
import type { PackageContent } from './schema.ts';

/** Of a package, what staff say of it. */
export function packageContentOf(of: PackageContent): PackageContent {
  const { slug, name, summary, audience, features, exclusions } = of;
  const { priceFrom, billing, timeline, service, highlighted } = of;
  return {
    ...{ slug, name, summary, audience, features, exclusions },
    ...{ priceFrom, billing, timeline, service, highlighted },
  };
}

/** Do both say the same? */
export function isSamePackage(one: PackageContent, other: PackageContent): boolean {
  return canonicalJson(packageContentOf(one)) === canonicalJson(packageContentOf(other));
}

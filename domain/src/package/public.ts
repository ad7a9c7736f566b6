import type { Stored } from '../shared/parse.ts';
import type { PublicPackage } from '../site/content.ts';
import type { ServicePackage } from './schema.ts';

/** A package as visitors may know it. */
export function publicPackage(of: Stored<ServicePackage>): PublicPackage {
  const {
    createdAt: _made,
    updatedAt: _at,
    updatedBy: _by,
    published: _shown,
    publishedAt: _since,
    ...rest
  } = of;
  return rest;
}

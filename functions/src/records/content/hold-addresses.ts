import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef } from '../../platform/firestore.ts';

/**
 * Two can't take one address at once: anyone who takes one of this kind reads the same document before looking whether it is
 * free, and rewrites it, so that of two that meet, the second begins again and finds the first.
 */
export async function holdAddresses(
  deps: Deps,
  unit: UnitOfWork,
  kind: 'blog-addresses' | 'package-addresses' | 'portfolio-addresses',
  holder: string,
): Promise<void> {
  const ref = documentRef(deps.db, 'locks', kind);
  await unit.get(ref);
  unit.set(ref, { holder, until: deps.clock() });
}

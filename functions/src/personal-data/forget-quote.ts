import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { forgetWhole } from './forget.ts';
import { forgetLinks, forgetUploads } from './forget-hanging.ts';

/** A quote with what visitors sent for it, its links and what `elsewhere` takes away besides. */
export function forgetQuote(
  deps: Deps,
  found: QueryDocumentSnapshot,
  elsewhere?: () => Promise<void>,
): Promise<boolean> {
  return forgetWhole(deps, found, async () => {
    await elsewhere?.();
    await forgetUploads(deps, found.ref.path);
    await forgetLinks(deps, found.ref.id);
  });
}

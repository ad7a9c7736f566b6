import type { DocumentChange } from './platform/deploy.ts';
import { runtimeDeps } from './platform/runtime.ts';
import { followProfile } from './user/follow-profile.ts';

/** A profile was written: by its owner in the browser, or by functions, which need nothing done after them. */
export async function onUserWritten(change: DocumentChange): Promise<void> {
  await followProfile(runtimeDeps(), change);
}

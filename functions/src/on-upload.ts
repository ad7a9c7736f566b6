import type { FinalizedObject } from './platform/deploy.ts';
import { runtimeDeps } from './platform/runtime.ts';
import { registerPut } from './upload/register-put.ts';

/** A file arrived in the bucket. */
export async function onUpload({ path, size, contentType, custom }: FinalizedObject): Promise<void> {
  await registerPut(runtimeDeps(), { path, size, contentType, name: custom.name });
}

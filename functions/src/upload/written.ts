import type { FinalizedObject } from '../platform/deploy.ts';
import { triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { registerPut } from './register-put.ts';

/** A file arrived in the bucket. */
export const written = triggerHandler<FinalizedObject>((deps, { path, size, contentType, custom }) =>
  registerPut(deps, { path, size, contentType, name: custom.name }),
);

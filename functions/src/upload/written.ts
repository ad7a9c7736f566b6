import type { FinalizedObject } from '../platform/deploy.ts';
import { reacting } from '../platform/reactions/react.ts';
import { registerPut } from './register-put.ts';

/** A file arrived in the bucket. */
export const written = reacting<FinalizedObject>((deps, { path, size, contentType, custom }) =>
  registerPut(deps, { path, size, contentType, name: custom.name }),
);

import { readConfig } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { depsFor } from '../platform/runtime.ts';

const localProject = 'demo-agency';

/** Dependencies of a command that a person runs: against the local emulators, or a real project that was named. */
export function commandDeps(project: string | undefined): Deps {
  const variables = { SITE_ORIGIN: 'http://127.0.0.1', GCLOUD_PROJECT: project ?? localProject };
  if (project === undefined) pointAtEmulators();
  // The Admin SDK asks the environment too.
  process.env.GCLOUD_PROJECT = variables.GCLOUD_PROJECT;
  return depsFor(readConfig({ ...process.env, ...variables }));
}

/** The emulators' addresses, moved by the same variables as in `npm start`. */
function pointAtEmulators(): void {
  const { AUTH_PORT = '9099', FIRESTORE_PORT = '8080' } = process.env;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${AUTH_PORT}`;
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${FIRESTORE_PORT}`;
}

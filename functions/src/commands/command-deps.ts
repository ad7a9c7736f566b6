import { AppError } from '@agency/domain/shared/errors';
import { readConfig } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { depsFor } from '../platform/runtime.ts';

const localProject = 'demo-agency';

/**
 * Dependencies of a command run by hand: against the local emulators, or a named real project.
 * @throws AppError `failed-precondition` when no project is named and the emulators are not running.
 */
export async function commandDeps(project: string | undefined): Promise<Deps> {
  const variables = { SITE_ORIGIN: 'http://127.0.0.1', GCLOUD_PROJECT: project ?? localProject };
  if (project === undefined) await pointAtEmulators(process.env);
  // The Admin SDK reads the environment too.
  process.env.GCLOUD_PROJECT = variables.GCLOUD_PROJECT;
  return depsFor(readConfig({ ...process.env, ...variables }));
}

/** Sets the emulators' addresses; their ports are overridden by the same variables as for `npm start`. */
export async function pointAtEmulators(environment: Record<string, string | undefined>): Promise<void> {
  const { AUTH_PORT = '9099', FIRESTORE_PORT = '8080' } = environment;
  environment.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${AUTH_PORT}`;
  environment.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${FIRESTORE_PORT}`;
  // Skips the look-up of cloud credentials, which would warn that there are none.
  environment.METADATA_SERVER_DETECTION = 'none';
  const command = `npm run ${environment.npm_lifecycle_event ?? ''}`.trimEnd();
  await refuseSilence(environment.FIREBASE_AUTH_EMULATOR_HOST, command);
  await refuseSilence(environment.FIRESTORE_EMULATOR_HOST, command);
}

/** Checked first: the database client would retry for minutes and then say little. */
async function refuseSilence(host: string, command: string): Promise<void> {
  try {
    await (await fetch(`http://${host}/`)).arrayBuffer();
  } catch (cause) {
    const message = `No emulators at ${host}. Is \`npm start\` running? With moved ports: AUTH_PORT=… FIRESTORE_PORT=… ${command} -- …`;
    throw new AppError('failed-precondition', message, { cause });
  }
}

import { randomBytes } from 'node:crypto';
import { Firestore } from '@google-cloud/firestore';
import { type Config, config } from './config.ts';
import type { Deps } from './deps.ts';
import { firebaseApp } from './firebase-app.ts';
import { log } from './log.ts';

let known: Deps | undefined;

/** The dependencies of the running function, made once. */
export function runtimeDeps(): Deps {
  known ??= depsFor(config());
  return known;
}

/** The database comes without the rest of firebase-admin, which most calls don't need and every start would pay for. */
export function depsFor(settings: Config): Deps {
  return {
    db: new Firestore({ projectId: settings.projectId }),
    auth: async () => (await import('firebase-admin/auth')).getAuth(await firebaseApp(settings)),
    storage: async () => (await import('firebase-admin/storage')).getStorage(await firebaseApp(settings)),
    clock: () => new Date(),
    random: (count) => randomBytes(count),
    config: settings,
    log,
  };
}

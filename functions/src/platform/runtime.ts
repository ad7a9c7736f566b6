import { randomBytes } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { type Config, config } from './config.ts';
import type { Deps } from './deps.ts';
import { firebaseApp } from './firebase-app.ts';
import { firestoreLibrary } from './firestore-library.ts';
import { log } from './log.ts';

let known: Deps | undefined;

/** The dependencies of the running function, made once. */
export function runtimeDeps(): Deps {
  known ??= depsFor(config());
  return known;
}

/**
 * The database comes at its first use, and without the rest of firebase-admin: most calls don't need that, and every
 * start would pay for it.
 */
export function depsFor(settings: Config): Deps {
  let db: Firestore | undefined;
  return {
    get db() {
      db ??= new (firestoreLibrary().Firestore)({ projectId: settings.projectId });
      return db;
    },
    auth: async () => (await import('firebase-admin/auth')).getAuth(await firebaseApp(settings)),
    storage: async () => (await import('firebase-admin/storage')).getStorage(await firebaseApp(settings)),
    clock: () => new Date(),
    random: (count) => randomBytes(count),
    config: settings,
    log,
  };
}

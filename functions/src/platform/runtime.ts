import { randomBytes } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type Config, config } from './config.ts';
import type { Deps } from './deps.ts';
import { log } from './log.ts';

let known: Deps | undefined;

/** The dependencies of the running function, made once. */
export function runtimeDeps(): Deps {
  known ??= depsFor(config());
  return known;
}

export function depsFor(settings: Config): Deps {
  const app =
    getApps()[0] ?? initializeApp({ projectId: settings.projectId, storageBucket: settings.storageBucket });
  return {
    db: getFirestore(app),
    auth: async () => (await import('firebase-admin/auth')).getAuth(app),
    storage: async () => (await import('firebase-admin/storage')).getStorage(app),
    clock: () => new Date(),
    random: (count) => randomBytes(count),
    config: settings,
    log,
  };
}

import type { FirebaseClientSettings } from '@agency/domain/site/render';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type User,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { memoised } from '../platform/memoised.ts';
import type { TokenSource } from './app-check/token-source.ts';
import {
  checkFirestoreStart,
  emulatorAddress,
  firestoreStart,
  readFirebaseSettings,
} from './firebase-start.ts';
import { remembersSession } from './session/remembered.ts';
import { checkStorageStart, storageStart } from './storage/storage-start.ts';

/** Firebase as this page runs it. Database and functions start on first use. */
export interface Firebase {
  readonly settings: FirebaseClientSettings;
  readonly app: FirebaseApp;
  readonly auth: Auth;
  firestore(): Firestore;
  functions(): Functions;
  /**
   * Starts App Check where the site uses it, once somebody is signed in and before anything is read or called;
   * undefined where it is off. Public pages and forms have none.
   */
  guardCalls(account: User): Promise<TokenSource | undefined>;
  /** Drops the database instance, so that the next call starts a new one. */
  dropFirestore(): Firestore | undefined;
}

/** Starts Firebase once for the page, on the emulators where the server names them. */
export const startFirebase = memoised(async () => start(readFirebaseSettings()));

async function start(settings: FirebaseClientSettings): Promise<Firebase> {
  // The bucket itself starts on first use.
  checkStorageStart(storageStart);
  const { apiKey, authDomain, projectId, storageBucket, appId } = settings;
  const app = initializeApp({ apiKey, authDomain, projectId, storageBucket, appId });
  const auth = startAuth(app, settings);
  let firestore: Firestore | undefined;
  let functions: Functions | undefined;
  const startAppCheck = memoised(async (account: User) => {
    const { guardCalls } = await import('./app-check/guard-calls.client.ts');
    return guardCalls(app, auth, account);
  });
  return {
    settings,
    app,
    auth,
    firestore() {
      firestore ??= startFirestore(app, settings);
      return firestore;
    },
    functions() {
      functions ??= startFunctions(app, settings);
      return functions;
    },
    async guardCalls(account) {
      if (!settings.appCheck) return undefined;
      return startAppCheck(account);
    },
    dropFirestore() {
      const dropped = firestore;
      firestore = undefined;
      return dropped;
    },
  };
}

/**
 * The shortest persistence comes first: a sign-in lives in this tab until remember-me moves it, so that a failure to
 * set persistence never leaves somebody signed in for longer than they asked. A remembered session is found further
 * down the list. The popup resolver is not passed: it would load a frame of another origin on every start.
 */
function startAuth(app: FirebaseApp, { emulators }: FirebaseClientSettings): Auth {
  const auth = initializeAuth(app, {
    persistence: [browserSessionPersistence, indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = 'en-GB';
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return auth;
}

/** Only people who asked to be remembered leave data on the device. */
function startFirestore(app: FirebaseApp, { emulators }: FirebaseClientSettings): Firestore {
  const { cacheSizeBytes, longPollingTimeoutSeconds } = checkFirestoreStart(firestoreStart);
  const firestore = initializeFirestore(app, {
    localCache: remembersSession()
      ? persistentLocalCache({ cacheSizeBytes, tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
    experimentalAutoDetectLongPolling: true,
    experimentalLongPollingOptions: { timeoutSeconds: longPollingTimeoutSeconds },
  });
  if (emulators) {
    const { host, port } = emulatorAddress(emulators.firestore);
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
}

function startFunctions(app: FirebaseApp, { emulators, region }: FirebaseClientSettings): Functions {
  const functions = getFunctions(app, region);
  if (emulators) {
    const { host, port } = emulatorAddress(emulators.functions);
    connectFunctionsEmulator(functions, host, port);
  }
  return functions;
}

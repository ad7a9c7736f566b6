import { AppError } from '@agency/domain/shared/errors';
import { invariant } from '@agency/domain/shared/invariant';
import type { FirebaseClientSettings } from '@agency/domain/site/render';

/** The bounds of Firestore's local cache, in bytes. */
export const cacheSize = { default: 41_943_040, minimum: 1_048_576 } as const;
/** Seconds that a long poll may take. */
export const longPollingSeconds = { min: 5, max: 30 } as const;

export interface FirestoreStart {
  readonly cacheSizeBytes: number;
  readonly longPollingTimeoutSeconds: number;
}

export const firestoreStart: FirestoreStart = {
  cacheSizeBytes: cacheSize.default,
  longPollingTimeoutSeconds: 25,
};

/**
 * Checks Firestore's settings, so that a wrong figure fails at the start and not on a screen later.
 * @throws Error naming the figure.
 */
export function checkFirestoreStart(start: FirestoreStart): FirestoreStart {
  const { cacheSizeBytes, longPollingTimeoutSeconds: seconds } = start;
  invariant(
    Number.isInteger(cacheSizeBytes) && cacheSizeBytes >= cacheSize.minimum,
    `the database cache has at least ${cacheSize.minimum} bytes, not ${cacheSizeBytes}`,
  );
  invariant(
    Number.isInteger(seconds) && seconds >= longPollingSeconds.min && seconds <= longPollingSeconds.max,
    `the long-polling timeout is ${longPollingSeconds.min} to ${longPollingSeconds.max} seconds, not ${seconds}`,
  );
  return start;
}

/** 'http://127.0.0.1:8080' → host and port, as the SDK's emulator calls want them. */
export function emulatorAddress(origin: string): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(origin);
  invariant(port !== '', `the emulator address '${origin}' names its port`);
  return { host: hostname, port: Number(port) };
}

/** This page's Firebase settings, as the server wrote them into the document. */
export function readFirebaseSettings(
  page: Pick<Document, 'getElementById'> = document,
): FirebaseClientSettings {
  const text = page.getElementById('page-state')?.textContent ?? '{}';
  // Written by the renderer of the same build.
  const state = JSON.parse(text) as { readonly firebase?: FirebaseClientSettings };
  if (state.firebase) return state.firebase;
  throw new AppError('internal', 'We couldn’t open this page. Please reload it.', {
    detail: 'The page came without the Firebase settings',
  });
}

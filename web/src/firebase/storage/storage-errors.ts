import { AppError, type ErrorCode } from '@agency/domain/shared/errors';

export interface Place {
  readonly path: string;
  readonly bucket: string;
}

interface Failure {
  readonly code: ErrorCode;
  readonly message: (place: Place) => string;
}

const unauthenticated: Failure = {
  code: 'unauthenticated',
  message: () => 'User is not authenticated, please sign in and try again.',
};

/** What can go wrong with a file in the bucket, by the SDK's code. */
const failures: Readonly<Record<string, Failure>> = {
  'storage/object-not-found': {
    code: 'not-found',
    message: ({ path }) => `Object '${path}' does not exist.`,
  },
  'storage/unauthenticated': unauthenticated,
  // The bucket answers 401 to a bad App Check token too: a new sign-in brings a new one.
  'storage/unauthorized-app': unauthenticated,
  'storage/unauthorized': {
    code: 'permission-denied',
    message: ({ path }) => `User does not have permission to access '${path}'.`,
  },
  'storage/quota-exceeded': {
    code: 'resource-exhausted',
    message: ({ bucket }) => `Quota for bucket '${bucket}' exceeded, please try again later.`,
  },
  'storage/retry-limit-exceeded': {
    code: 'internal',
    message: () => 'Max retry time for operation exceeded, please try again.',
  },
  'storage/canceled': {
    code: 'failed-precondition',
    message: () => 'User canceled the upload/download.',
  },
};
const unknown: Failure = {
  code: 'internal',
  message: () => 'An unknown error occurred, please try again.',
};

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
}

/** Turns Storage's error into one of ours. */
export function fromStorageError(thrown: unknown, place: Place): AppError {
  if (thrown instanceof AppError) return thrown;
  const { code, message } = failures[codeOf(thrown)] ?? unknown;
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return new AppError(code, message(place), { cause: thrown, detail });
}

/** Did the person cancel it? Then there is nothing to report. */
export function isCanceled(thrown: unknown): boolean {
  return codeOf(thrown instanceof AppError ? thrown.cause : thrown) === 'storage/canceled';
}

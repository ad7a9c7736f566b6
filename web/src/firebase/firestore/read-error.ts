import { AppError } from '@agency/domain/shared/errors';
import { UnreadableRecord } from '@agency/domain/shared/parse';

export interface ReadError {
  /** `missing`: not there, or not for this person (which we don't tell apart). */
  readonly kind: 'missing' | 'offline' | 'unreadable' | 'bug';
  readonly message: string;
}

function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error && 'code' in error ? String(error.code).replace(/^firestore\//, '') : '';
}

/** Did the rules refuse this read? */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === 'permission-denied';
}

/** A failed read in words for the person. */
export function describeReadError(error: unknown, subject: string): ReadError {
  if (error instanceof UnreadableRecord) {
    const message = 'We can’t read this record. Nothing has been lost. Tell us and we’ll fix it.';
    return { kind: 'unreadable', message };
  }
  switch (codeOf(error)) {
    case 'permission-denied':
    case 'not-found':
      return {
        kind: 'missing',
        message:
          'It may have been deleted, or this account can’t see it. Try again. If that doesn’t help, sign out and back in.',
      };
    case 'unavailable':
    case 'deadline-exceeded':
    case 'cancelled':
      return { kind: 'offline', message: 'Check your connection, then try again.' };
    default:
      return {
        kind: 'bug',
        message: `Something went wrong while we loaded ${subject}. Try again. If that doesn’t help, contact us.`,
      };
  }
}

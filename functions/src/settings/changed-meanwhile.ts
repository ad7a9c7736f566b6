import { AppError } from '@agency/domain/shared/errors';

/** For a section that somebody else saved since the form that is sent was based on it. */
export function changedMeanwhile(): AppError {
  return new AppError(
    'failed-precondition',
    'Someone saved this after you opened it. Check what they changed, then save again.',
  );
}

import type { Picture } from '@agency/domain/picture/schema';
import { AppError } from '@agency/domain/shared/errors';

export const noSuchPicture = 'We can’t find this picture. Someone may have deleted it.';

/** @throws AppError `failed-precondition` where somebody has changed it since the caller read it. */
export function refuseUnseen({ updatedAt }: Picture, seen: number): void {
  if (updatedAt.getTime() === seen) return;
  throw new AppError(
    'failed-precondition',
    'Someone has changed this picture since you opened it. Check what they saved, then try again.',
  );
}

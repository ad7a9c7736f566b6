import { AppError } from '@agency/domain/shared/errors';

interface Saved {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * A record that the browser named may be written over as it was read: `seen` is its `updatedAt` in milliseconds, null for
 * a new one. A first save that got through though the browser never heard of it is replaced by the second.
 *
 * @param thing 'this package'
 * @throws AppError `failed-precondition` where somebody has saved it since.
 */
export function refuseUnseen(before: Saved | null, seen: number | null, thing: string): void {
  if (before && seen === null && before.updatedAt.getTime() === before.createdAt.getTime()) return;
  if ((before?.updatedAt.getTime() ?? null) === seen) return;
  throw new AppError(
    'failed-precondition',
    before === null
      ? `Someone has removed ${thing}. Nothing has been saved.`
      : `Someone has changed ${thing} since you opened it. Check what they saved, then try again.`,
  );
}

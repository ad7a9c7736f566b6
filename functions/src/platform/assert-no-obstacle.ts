import { AppError } from '@agency/domain/shared/errors';

/** @throws AppError `failed-precondition` with this reason, if there is one. */
export function assertNoObstacle(obstacle: string | null): void {
  if (obstacle !== null) throw new AppError('failed-precondition', obstacle);
}

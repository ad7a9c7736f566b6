import { invariant } from '@agency/domain/shared/invariant';

/** How long Storage retries on 5xx, 408 and 429, in milliseconds. */
export interface StorageStart {
  readonly maxOperationRetryMs: number;
  readonly maxUploadRetryMs: number;
}

export const storageStart: StorageStart = {
  maxOperationRetryMs: 2 * 60_000,
  maxUploadRetryMs: 10 * 60_000,
};

/**
 * Checks Storage's settings, so that a wrong figure fails at the start and not at an upload later.
 * @throws Error naming the figure.
 */
export function checkStorageStart(start: StorageStart): StorageStart {
  for (const [name, value] of Object.entries(start)) {
    const isTime = Number.isInteger(value) && value > 0 && value <= 60 * 60_000;
    invariant(isTime, `${name} is milliseconds of at most an hour, not ${value}`);
  }
  invariant(
    start.maxUploadRetryMs >= start.maxOperationRetryMs,
    'an upload is tried again for at least as long as any other operation',
  );
  return start;
}

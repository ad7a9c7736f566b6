import { IdempotencyStrategy } from '@google-cloud/storage';
import type { SeedContext } from './context.ts';

/** Puts an object where the product would, in the bucket of the client's project; retried when a connection breaks, since it is the same each time. */
export async function putObject(
  { storage }: Pick<SeedContext, 'storage'>,
  path: string,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const target = storage.bucket();
  const { retryOptions } = target.storage;
  Object.assign(retryOptions, { idempotencyStrategy: IdempotencyStrategy.RetryAlways, autoRetry: true });
  await target.file(path).save(bytes, { contentType, resumable: false });
}

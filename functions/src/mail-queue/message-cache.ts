import { toIssues, UnreadableRecord } from '@agency/domain/shared/parse';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { bucketOf, isNoObject, readObject, removeObject, toStoredObject } from '../platform/storage.ts';
import { type MailMessage, mailMessage } from './message.ts';

// A mail is rendered once and cached until its final status: every attempt sends the same bytes under the same key, so
// that the provider can tell a retry from another mail. Its links and codes are stored here for minutes, never in
// Firestore.

type CacheDeps = Pick<Deps, 'storage' | 'config'>;

const pathOf = (mailId: string) => `mail/${mailId}`;

/**
 * Caches a message and returns it as every attempt reads it back: the provider compares bytes, so its fields must be in
 * the same order on the first attempt, too.
 */
export async function cacheMessage(
  deps: CacheDeps,
  mailId: string,
  message: MailMessage,
): Promise<MailMessage> {
  const cached = v.parse(mailMessage, message);
  const file = (await bucketOf(deps)).file(pathOf(mailId));
  await file.save(JSON.stringify(cached), { contentType: 'application/json', resumable: false });
  return cached;
}

/**
 * The message rendered before; null when none is cached. Read strictly: without a newer build's field, it would be
 * another message under the same key.
 * @throws UnreadableRecord when it is not a message as this build knows it.
 */
export async function readCachedMessage(deps: CacheDeps, mailId: string): Promise<MailMessage | null> {
  try {
    const bytes = await readObject(deps, pathOf(mailId));
    const read = v.safeParse(mailMessage, JSON.parse(bytes.toString('utf8')));
    if (!read.success) throw new UnreadableRecord(pathOf(mailId), toIssues(read.issues));
    return read.output;
  } catch (thrown) {
    if (isNoObject(thrown)) return null;
    throw thrown;
  }
}

/** Ids of the mails for which a message was cached before a time. */
export async function* cachedBefore(deps: CacheDeps, before: Date): AsyncGenerator<string> {
  const bucket = await bucketOf(deps);
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket.getFiles({
      prefix: pathOf(''),
      maxResults: 200,
      autoPaginate: false,
      ...(pageToken !== undefined && { pageToken }),
    });
    for (const { name, metadata } of files) {
      if (toStoredObject(metadata).createdAt < before) yield name.slice(pathOf('').length);
    }
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
}

export async function deleteCachedMessage(deps: CacheDeps, mailId: string): Promise<void> {
  await removeObject(deps, pathOf(mailId));
}

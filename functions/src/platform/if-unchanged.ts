import type { Timestamp } from 'firebase-admin/firestore';
import { isGrpc } from './grpc.ts';

/** The time of the write, or null when the document is no longer as it was read. */
export async function ifUnchanged(
  write: () => Promise<{ readonly writeTime: Timestamp }>,
): Promise<Timestamp | null> {
  try {
    return (await write()).writeTime;
  } catch (thrown) {
    if (isGrpc(thrown, 'failedPrecondition', 'alreadyExists', 'notFound')) return null;
    throw thrown;
  }
}

import { drainMail } from './mail/drain.ts';
import { startsDrain } from './mail-queue/outbox.ts';
import type { DocumentChange } from './platform/deploy.ts';
import { runtimeDeps } from './platform/runtime.ts';

/** A mail was queued, for the first time or again by staff: it is sent now rather than at the next minute. */
export async function onOutboxWritten({
  before,
  after,
}: Pick<DocumentChange, 'before' | 'after'>): Promise<void> {
  if (startsDrain(before?.status, after?.status)) await drainMail(runtimeDeps());
}

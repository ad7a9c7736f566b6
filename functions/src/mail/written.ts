import { startsDrain } from '../mail-queue/outbox.ts';
import type { DocumentChange } from '../platform/deploy.ts';
import type { Deps } from '../platform/deps.ts';
import { triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { drainMail } from './drain.ts';

/** A mail was queued, for the first time or again by staff; it is sent now rather than at the next minute. */
export async function mailWritten(
  deps: Deps,
  { before, after }: Pick<DocumentChange, 'before' | 'after'>,
): Promise<void> {
  if (startsDrain(before?.status, after?.status)) await drainMail(deps);
}

/** `outbox/{mailId}` */
export const written = triggerHandler(mailWritten);

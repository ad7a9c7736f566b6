import * as v from 'valibot';
import { id, uid } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

/** Mails that wait in the outbox, and addresses that mails came back from. */
export const mailOperations = {
  /** Puts a failed or uncertain mail back into the queue. */
  retryMail: operation('admin', v.strictObject({ mailId: id }), output<{ status: 'queued' }>()),
  /** Forgets that mails to a person's address came back or were reported as unwanted; false if none did. */
  liftSuppression: operation('admin', v.strictObject({ uid }), output<{ lifted: boolean }>()),
} as const;

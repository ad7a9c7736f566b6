import * as v from 'valibot';
import { id } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

/** Mails that wait in the outbox. */
export const mailOperations = {
  /** Puts a failed or uncertain mail back into the queue. */
  retryMail: operation('admin', v.strictObject({ mailId: id }), output<{ status: 'queued' }>()),
} as const;

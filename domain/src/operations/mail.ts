import * as v from 'valibot';
import { id, uid } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

/** The outbox, and addresses that bounce. */
export const mailOperations = {
  /** Puts a failed or uncertain mail back into the queue. */
  retryMail: operation('admin', v.strictObject({ mailId: id }), output<{ status: 'queued' }>()),
  /** Puts a failed or uncertain mail away for good: it isn't sent again, and Today doesn't ask about it. */
  giveUpMail: operation('admin', v.strictObject({ mailId: id }), output<{ status: 'cancelled' }>()),
  /** Clears a bounce or complaint from a person's address; false if there is none. */
  liftSuppression: operation('admin', v.strictObject({ uid }), output<{ lifted: boolean }>()),
} as const;

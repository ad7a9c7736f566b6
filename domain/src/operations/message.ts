import * as v from 'valibot';
import { milliseconds } from '../shared/fields.ts';
import { operation, output } from './contract.ts';
import { projectId, quoteId } from './ids.ts';

const seen = v.exactOptional(milliseconds);

/** Messages themselves are written by browsers. */
export const messageOperations = {
  /**
   * A client's last messages need no reply: they no longer wait for one. The next message waits again. `seen` is the time of
   * the last one that the caller knew of, in milliseconds: where the client has written since, the wait goes on.
   */
  noReplyNeeded: operation(
    'admin',
    v.variant('kind', [
      v.strictObject({ kind: v.literal('quotes'), threadId: quoteId, seen }),
      v.strictObject({ kind: v.literal('projects'), threadId: projectId, seen }),
    ]),
    output<{ waiting: false }>(),
  ),
} as const;

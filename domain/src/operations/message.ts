import * as v from 'valibot';
import { operation, output } from './contract.ts';
import { projectId, quoteId } from './ids.ts';

/** Messages themselves are written by browsers. */
export const messageOperations = {
  /** A client's last messages need no reply: they no longer wait for one. The next message waits again. */
  noReplyNeeded: operation(
    'admin',
    v.variant('kind', [
      v.strictObject({ kind: v.literal('quotes'), threadId: quoteId }),
      v.strictObject({ kind: v.literal('projects'), threadId: projectId }),
    ]),
    output<{ waiting: false }>(),
  ),
} as const;

import type { OperationOutput } from '@agency/domain/operations/operations';
import type { Offer, QuoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { callOperation } from '../../../firebase/operations.client.ts';
import { type RunningTask, useTask } from '../../../platform/use-task.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import type { SummaryError } from '../../../ui/fields/error-summary.tsx';
import { checkSending } from './send-check.ts';
import type { FullSources } from './sources.ts';
import type { QuoteEditor } from './use-quote-editor.ts';

interface Parts {
  readonly editor: QuoteEditor;
  readonly head: Stored<QuoteHead>;
  readonly sources: FullSources;
}

export interface Sending {
  /** The obstacles found when somebody tried to send. */
  readonly obstacles: { readonly list: readonly SummaryError[]; readonly attempt: number };
  /** The offer that is previewed or asked about. */
  readonly offer: Offer | null;
  readonly open: 'preview' | 'send' | null;
  /** Saves if needed, then sends. Undefined where saving failed: the form says why. */
  readonly task: RunningTask<undefined, SentVersion | undefined>;
  /** Shows the quote as the client will see it. */
  preview(): void;
  /** Asks before it is sent. */
  begin(): void;
  sayDone(sent: SentVersion | undefined): void;
  close(): void;
}

type SentVersion = OperationOutput<'sendQuote'>;

/** From the form to the client: check, preview, confirm, save, send. */
export function useSending({ editor, head, sources }: Parts): Sending {
  const toast = useToast();
  const task = useTask(async (_: undefined) => {
    const revision = await editor.save();
    return revision === null ? undefined : callOperation('sendQuote', { quoteId: head.id, revision });
  });
  const [open, setOpen] = useState<Sending['open']>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [obstacles, setObstacles] = useState<Sending['obstacles']>({ list: [], attempt: 0 });

  const check = (then: 'preview' | 'send') =>
    editor.checkFields((input) => {
      const result = checkSending(input, { head, ...sources }, new Date());
      setObstacles(({ attempt }) => ({ list: result.obstacles ?? [], attempt: attempt + 1 }));
      if (!result.offer) return;
      setOffer(result.offer);
      setOpen(then);
    });

  return {
    obstacles,
    offer,
    open,
    task,
    preview: () => check('preview'),
    begin: () => check('send'),
    sayDone(sent) {
      if (!sent) return;
      const to = offer?.recipient.email ?? 'the client';
      toast(`Version ${sent.version} of ${head.number} is on its way to ${to}`);
    },
    close: () => setOpen(null),
  };
}

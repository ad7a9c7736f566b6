import type { Buys } from '@agency/domain/client/buys';
import type { OperationOutput } from '@agency/domain/operations/operations';
import type { Offer, QuoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { callOperation } from '../../../firebase/operations.client.ts';
import { type RunningTask, useTask } from '../../../platform/use-task.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import type { SummaryError } from '../../../ui/fields/error-summary.tsx';
import { type Asked, saveAsked } from './save-asked.ts';
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
  /** Saves what was asked about, then sends exactly that. */
  readonly task: RunningTask<Wanted, SentVersion>;
  /** What the dialog asks about. */
  readonly asked: Asked | null;
  /** Shows the quote as the client will see it. */
  preview(): void;
  /** Asks before it is sent. */
  begin(): void;
  sayDone(sent: SentVersion): void;
  close(): void;
}

/** What goes out, and what staff said just now that the client buys for. */
interface Wanted extends Asked {
  readonly buys?: Buys;
}

type SentVersion = OperationOutput<'sendQuote'>;

/** From the form to the client: check, preview, confirm, save, send. */
export function useSending({ editor, head, sources }: Parts): Sending {
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const task = useTask(async ({ buys, ...wanted }: Wanted) => {
    const revision = await saveAsked(wanted, editor);
    // Should only the sending fail, another try goes on from what is saved by now.
    setAsked({ ...wanted, revision });
    return callOperation('sendQuote', { quoteId: head.id, revision, ...(buys ? { buys } : {}) });
  });
  const [open, setOpen] = useState<Sending['open']>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [obstacles, setObstacles] = useState<Sending['obstacles']>({ list: [], attempt: 0 });

  const check = async (then: 'preview' | 'send') => {
    let isShown = false;
    await editor.holdStill();
    await editor.checkFields((input, revision) => {
      const result = checkSending(input, { head, ...sources }, new Date());
      setObstacles(({ attempt }) => ({ list: result.obstacles ?? [], attempt: attempt + 1 }));
      if (!result.offer) return;
      isShown = true;
      setOffer(result.offer);
      setAsked({ input, revision });
      setOpen(then);
    });
    if (!isShown) editor.goOn();
  };

  return {
    obstacles,
    offer,
    open,
    task,
    asked,
    preview: () => void check('preview'),
    begin: () => void check('send'),
    sayDone(sent) {
      const to = offer?.recipient.email ?? 'the client';
      toast(`Version ${sent.version} of ${head.number} is on its way to ${to}`);
    },
    close() {
      setOpen(null);
      editor.goOn();
    },
  };
}

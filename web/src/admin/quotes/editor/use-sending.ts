import type { Offer, QuoteHead } from '@agency/domain/quote/schema';
import type { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useOperation } from '../../../firebase/use-operation.ts';
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
  /** What keeps the quote from being sent, found when somebody wanted to. */
  readonly obstacles: { readonly list: readonly SummaryError[]; readonly attempt: number };
  /** The offer that is previewed or asked about. */
  readonly offer: Offer | null;
  readonly open: 'preview' | 'send' | null;
  readonly busy: boolean;
  readonly error: AppError | null;
  /** Shows the quote as the client will see it. */
  preview(): void;
  /** Asks before it is sent. */
  begin(): void;
  /** Saves what is not saved, then sends. */
  confirm(): void;
  close(): void;
}

/** From the form to the client: check, look, ask, save, send. */
export function useSending({ editor, head, sources }: Parts): Sending {
  const toast = useToast();
  const operation = useOperation('sendQuote');
  const [open, setOpen] = useState<Sending['open']>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [obstacles, setObstacles] = useState<Sending['obstacles']>({ list: [], attempt: 0 });

  const check = (then: 'preview' | 'send') =>
    editor.checkFields((input) => {
      const result = checkSending(input, { head, ...sources }, new Date());
      setObstacles(({ attempt }) => ({ list: result.obstacles ?? [], attempt: attempt + 1 }));
      if (!result.offer) return;
      setOffer(result.offer);
      operation.forget();
      setOpen(then);
    });

  const confirm = async () => {
    const revision = await editor.save();
    if (revision === null) {
      // What went wrong stands in the form behind the dialog.
      setOpen(null);
      return;
    }
    const sent = await operation.run({ quoteId: head.id, revision });
    if (!sent) return;
    setOpen(null);
    toast(
      `Version ${sent.version} of ${head.number} is on its way to ${offer?.recipient.email ?? 'the client'}`,
    );
  };

  return {
    obstacles,
    offer,
    open,
    busy: editor.saving || operation.busy,
    error: operation.error,
    preview: () => check('preview'),
    begin: () => check('send'),
    confirm: () => void confirm(),
    close: () => setOpen(null),
  };
}

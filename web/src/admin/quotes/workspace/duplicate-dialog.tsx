import { erasedContact } from '@agency/domain/platform/erased';
import type { QuoteDraft, QuoteHead, Recipient } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useNavigate } from 'react-router-dom';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { newQuoteNumber } from '../../shared/new-quote-number.ts';
import { useTryId } from '../../shared/use-try-id.ts';
import { RecipientChoice, useRecipientChoice } from '../recipient-choice.tsx';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly draft: QuoteDraft;
  readonly onClose: () => void;
}

/** Starts a quote with the content of this one, for the same recipient or another. */
export function DuplicateDialog({ head, draft, onClose }: Props) {
  const toast = useToast();
  const navigate = useNavigate();
  const operation = useOperation('duplicateQuote');
  const copyId = useTryId(newQuoteNumber, operation.error);
  const isErased = draft.recipient.email === erasedContact.email;
  const choice = useRecipientChoice(isErased ? {} : { same: draft.recipient });
  const duplicate = async (recipient: Recipient) => {
    const copy = await operation.run({ quoteId: head.id, copyId, ...choice.chosen(recipient) });
    if (!copy) return;
    onClose();
    toast(`Quote ${copy.quoteId} started with the content of ${head.number}`);
    navigate(adminPaths.quote(copy.quoteId));
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Duplicate ${head.number}`}
      description="The new draft has the same title, sections, payment schedule and milestones. Dates, messages and the answer aren’t copied: a payment that was due on a date becomes due on acceptance."
      form={choice.form}
      onSubmit={duplicate}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Duplicate quote"
      submittingLabel="Duplicating quote"
      disabledReason={choice.obstacle}
    >
      <RecipientChoice choice={choice} />
    </DialogForm>
  );
}

import type { InvoiceDraftInput } from '@agency/domain/invoice/draft';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useUnsavedChanges } from '../../../ui/form/unsaved-changes.ts';
import { differs } from '../../shared/form-text.ts';
import { fieldAt, type InvoiceForm, invoiceFormSchema, toForm } from './invoice-form.ts';

export interface InvoiceEditor {
  readonly form: UseFormReturn<InvoiceForm, unknown, InvoiceDraftInput>;
  readonly isDirty: boolean;
  readonly saving: boolean;
  readonly error: AppError | null;
  /** The saved revision that the form's values are based on. */
  readonly revision: number;
  /** A colleague saved since these values were loaded. */
  readonly conflict: boolean;
  /** One's own text, put aside to look at the colleague's. */
  readonly aside: InvoiceForm | null;
  /** Counts failed validations, so that the summary takes the focus each time. */
  readonly attempts: number;
  /** Saves; false when it didn't work (errors are shown). */
  save(): Promise<boolean>;
  loadTheirs(): void;
  keepMine(): void;
  useAside(): void;
  dropAside(): void;
}

/** The editor of a draft: its form, what is saved, and a colleague's save meanwhile, over which nothing is lost. */
export function useInvoiceEditor(draft: Stored<Invoice>): InvoiceEditor {
  const stored = draft.revision ?? 0;
  const form = useForm<InvoiceForm, unknown, InvoiceDraftInput>({
    defaultValues: toForm(draft),
    resolver: valibotResolver(invoiceFormSchema),
    mode: 'onSubmit',
  });
  const operation = useOperation('saveInvoice');
  const [revision, setRevision] = useState(stored);
  const [aside, setAside] = useState<InvoiceForm | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [saved, setSaved] = useState(() => toForm(draft));
  useWatch({ control: form.control });
  // Not the form's own: resetting it after a save would take the focus out of its rows.
  const isDirty = differs(saved, form.getValues());
  const isNewer = !operation.busy && stored > revision;
  // One's own save whose answer was lost, or a colleague's of the very same.
  const isSame = isNewer && !differs(toForm(draft), form.getValues());
  useUnsavedChanges(isDirty || aside !== null);
  const { clearError } = operation;
  const loadStored = useCallback(() => {
    const theirs = toForm(draft);
    form.reset(theirs);
    setSaved(theirs);
    setRevision(draft.revision ?? 0);
    clearError();
  }, [form, draft, clearError]);
  // Without changes of one's own a colleague's save simply appears.
  useEffect(() => {
    if (isSame) {
      setSaved(toForm(draft));
      setRevision(stored);
      clearError();
    } else if (isNewer && !isDirty) loadStored();
  }, [isSame, isNewer, isDirty, loadStored, draft, stored, clearError]);
  const fail = () => setAttempts((count) => count + 1);
  const send = async (input: InvoiceDraftInput): Promise<boolean> => {
    const values = structuredClone(form.getValues());
    const answer = await operation.run({ invoiceId: draft.id, revision, draft: input });
    if (!answer) return false;
    setRevision(answer.revision);
    setSaved(values);
    return true;
  };
  useServerErrors(form, operation.error, fail);
  return {
    form,
    isDirty,
    saving: operation.busy,
    error: operation.error,
    revision,
    conflict: isNewer && isDirty && !isSame,
    aside,
    attempts,
    async save() {
      let isSaved = false;
      await form.handleSubmit(async (input) => {
        isSaved = await send(input);
      }, fail)();
      return isSaved;
    },
    loadTheirs() {
      setAside(structuredClone(form.getValues()));
      loadStored();
    },
    keepMine() {
      setRevision(stored);
      clearError();
    },
    useAside() {
      if (aside) form.reset(aside);
      setAside(null);
    },
    dropAside: () => setAside(null),
  };
}

/** Puts what the server refuses beside its field. */
function useServerErrors(
  form: UseFormReturn<InvoiceForm, unknown, InvoiceDraftInput>,
  error: AppError | null,
  onFail: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error
  useEffect(() => {
    if (error === null || error.issues.length === 0) return;
    for (const { path, message } of error.issues) {
      form.setError(fieldAt(path) ?? 'root', { message });
    }
    onFail();
  }, [error]);
}

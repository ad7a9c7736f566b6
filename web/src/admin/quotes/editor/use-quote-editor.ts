import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import type { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useUnsavedChanges } from '../../../ui/form/unsaved-changes.ts';
import { differs } from '../../shared/form-text.ts';
import type { LocalCopy } from './local-copy.ts';
import { type QuoteForm, type QuoteInput, quoteFormSchema, toForm } from './quote-form.ts';
import { type Sources, startingForm } from './start-from-request.ts';
import { useLocalCopies } from './use-local-copies.ts';

export interface EditorProps {
  readonly head: Stored<QuoteHead>;
  readonly draft: Stored<QuoteDraft>;
  readonly sources: Sources;
  /** Whose local copies these are. */
  readonly uid: string;
}

type EditorState = Omit<EditorProps, 'head' | 'draft'> & {
  readonly head: Pick<EditorProps['head'], 'id'>;
  readonly draft: QuoteDraft;
};

export interface QuoteEditor {
  readonly form: UseFormReturn<QuoteForm, unknown, QuoteInput>;
  /** The form has unsaved changes. */
  readonly isDirty: boolean;
  /** What the form shows is what is stored; values filled in for a start are not. */
  readonly isStored: boolean;
  /** The saved revision that the form's values are based on. */
  readonly revision: number;
  readonly saving: boolean;
  readonly error: AppError | null;
  /** Another save came in since this form was loaded. */
  readonly conflict: boolean;
  /** Unsaved versions of an earlier visit, or from before another one was loaded; offered until used or thrown away. */
  readonly aside: readonly LocalCopy[];
  /** Counts failed validations, so that the summary takes the focus each time. */
  readonly attempts: number;
  /** Saves; the new revision, or null when it didn't work (errors are shown). */
  save(): Promise<number | null>;
  /** Saves exactly this, on top of this revision; else like `save`. */
  saveInput(input: QuoteInput, revision: number): Promise<number | null>;
  /** Passes on the form's values when every field is valid; else shows the errors. */
  checkFields(then: (input: QuoteInput) => void): void;
  noticeValues(values: QuoteForm): void;
  loadTheirs(): void;
  keepMine(): void;
  /** Shows this version; unsaved changes take its place. */
  use(copy: LocalCopy): void;
  throwAway(copy: LocalCopy): void;
}

/** The editor's state: the form, what is saved, somebody else's save meanwhile, and the local copy. */
export function useQuoteEditor({ head, draft, sources, uid }: EditorState): QuoteEditor {
  const [first] = useState(() => startingForm(draft, sources, new Date()));
  const form = useForm<QuoteForm, unknown, QuoteInput>({
    defaultValues: first,
    resolver: valibotResolver(quoteFormSchema),
    // Not sooner: a new line would show errors at once and move them under the next click.
    mode: 'onSubmit',
  });
  const operation = useOperation('saveQuoteDraft');
  const changes = useLocalCopies(first, head.id, uid, draft.revision);
  const { revision, setRevision, isDirty, markSaved } = changes;
  const [isFilledIn, setFilledIn] = useState(() => differs(first, toForm(draft)));
  const [attempts, setAttempts] = useState(0);
  const isNewer = !operation.busy && draft.revision > revision;
  // One's own save whose answer was lost, or somebody else's of the very same.
  const isSame = isNewer && !differs(toForm(draft), form.getValues());
  useUnsavedChanges(isDirty);

  const { clearError } = operation;
  const noteSaved = useCallback(
    (values: QuoteForm, saved: number) => {
      setRevision(saved);
      markSaved(values);
      setFilledIn(false);
      clearError();
    },
    [setRevision, markSaved, clearError],
  );
  const show = useCallback((values: QuoteForm) => form.reset(values, { keepErrors: false }), [form]);
  const loadStored = useCallback(() => {
    const stored = startingForm(draft, sources, new Date());
    setRevision(draft.revision);
    markSaved(stored);
    setFilledIn(differs(stored, toForm(draft)));
    show(stored);
    operation.clearError();
  }, [draft, sources, setRevision, markSaved, show, operation.clearError]);

  // Without changes of one's own, somebody else's save simply appears.
  useEffect(() => {
    if (isSame) noteSaved(toForm(draft), draft.revision);
    else if (isNewer && !isDirty) loadStored();
  }, [isSame, isNewer, isDirty, loadStored, noteSaved, draft]);

  const saveInput = async (input: QuoteInput, basedOn: number): Promise<number | null> => {
    const values = structuredClone(form.getValues());
    const answer = await operation.run({ quoteId: head.id, revision: basedOn, ...input });
    if (!answer) return null;
    noteSaved(values, answer.revision);
    return answer.revision;
  };
  const save = async (): Promise<number | null> => {
    let saved: number | null = null;
    await form.handleSubmit(
      async (input) => {
        saved = await saveInput(input, revision);
      },
      () => setAttempts((count) => count + 1),
    )();
    return saved;
  };
  return {
    form,
    isDirty,
    isStored: !isDirty && !isFilledIn,
    revision,
    saving: operation.busy,
    error: operation.error,
    conflict: isNewer && isDirty && !isSame,
    aside: changes.aside,
    attempts,
    save,
    saveInput,
    checkFields(then) {
      void form.handleSubmit(then, () => setAttempts((count) => count + 1))();
    },
    noticeValues: changes.notice,
    loadTheirs() {
      changes.setAside(form.getValues());
      loadStored();
    },
    keepMine() {
      setRevision(draft.revision);
      operation.clearError();
    },
    use(copy) {
      changes.use(copy, form.getValues());
      show(copy.values);
    },
    throwAway: changes.throwAway,
  };
}

import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import type { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useIsOffline } from '../../../platform/use-is-offline.ts';
import { useUnsavedChanges } from '../../../ui/form/unsaved-changes.ts';
import { differs } from '../../shared/form-text.ts';
import type { LocalCopy } from './local-copy.ts';
import { type QuoteForm, type QuoteInput, quoteFormSchema, toForm } from './quote-form.ts';
import { type Sources, startingForm } from './start-from-request.ts';
import { useAutosave } from './use-autosave.ts';
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
  /** No field keeps the changes from being saved. */
  readonly isSaveable: boolean;
  readonly isOffline: boolean;
  /** The saved revision that the form's values are based on. */
  readonly revision: number;
  readonly saving: boolean;
  readonly error: AppError | null;
  /** Another save came in since this form was loaded: what it holds, and whose it is. */
  readonly conflict: Theirs | null;
  /** Unsaved versions of an earlier visit, or from before another one was loaded; offered until used or thrown away. */
  readonly aside: readonly LocalCopy[];
  /** Counts failed validations, so that the summary takes the focus each time. */
  readonly attempts: number;
  /** Saves; the new revision, or null when it didn't work (errors are shown). */
  save(): Promise<number | null>;
  /** Saves exactly this, on top of this revision; else like `save`. */
  saveInput(input: QuoteInput, revision: number): Promise<number | null>;
  /** Nothing is saved by itself until it goes on: a question names what is shown now. Waits for a save under way. */
  holdStill(): Promise<void>;
  goOn(): void;
  /** Passes on the form's values when every field is valid, with their revision; else shows the errors. */
  checkFields(then: (input: QuoteInput, revision: number) => void): Promise<void>;
  noticeValues(values: QuoteForm): void;
  loadTheirs(): void;
  keepMine(): void;
  /** Shows this version; unsaved changes take its place. */
  use(copy: LocalCopy): void;
  throwAway(copy: LocalCopy): void;
}

/** What somebody else saved; null where the draft doesn't say who. */
export interface Theirs {
  readonly values: QuoteForm;
  readonly savedBy: string | null;
}

/** Saves one after the other, each on top of the last. */
function useSaves(quoteId: string, onSaved: (values: QuoteForm, revision: number) => void) {
  const operation = useOperation('saveQuoteDraft');
  const running = useRef<Promise<unknown>>(undefined);
  const tried = useRef<Tried>(undefined);
  const run = async (values: QuoteForm, input: QuoteInput, revision: number, auto: boolean) => {
    tried.current = { values, input, revision: revision + 1 };
    const answer = operation.run({ quoteId, revision, ...input, ...(auto ? { auto } : {}) });
    running.current = answer;
    const revised = (await answer)?.revision ?? null;
    if (revised !== null) onSaved(values, revised);
    return revised;
  };
  return { operation, run, tried, idle: async () => void (await running.current) };
}

/** What was sent to be saved last: its answer may have been lost. */
interface Tried {
  readonly values: QuoteForm;
  readonly input: QuoteInput;
  readonly revision: number;
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
  const changes = useLocalCopies(first, head.id, uid, draft.revision);
  const { revision, setRevision, isDirty, markSaved } = changes;
  const [isFilledIn, setFilledIn] = useState(() => differs(first, toForm(draft)));
  const [isSaveable, setSaveable] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isOffline = useIsOffline();
  const noteSaved = useCallback(
    (values: QuoteForm, saved: number) => {
      setRevision(saved);
      markSaved(values);
      setFilledIn(false);
    },
    [setRevision, markSaved],
  );
  const { operation, run, tried, idle } = useSaves(head.id, noteSaved);
  const { clearError } = operation;
  const isNewer = !operation.busy && draft.revision > revision;
  const theirs = useMemo(() => toForm(draft), [draft]);
  // One's own save whose answer was lost, or somebody else's of the very same.
  const same = isNewer ? sameAs(theirs, draft, tried.current, form.getValues()) : null;
  const conflict = isNewer && isDirty && !same ? { values: theirs, savedBy: draft.savedBy } : null;
  useUnsavedChanges(isDirty && (!isSaveable || isOffline || conflict !== null || operation.error !== null));

  const show = useCallback((values: QuoteForm) => form.reset(values, { keepErrors: false }), [form]);
  const loadStored = useCallback(() => {
    const stored = startingForm(draft, sources, new Date());
    setRevision(draft.revision);
    markSaved(stored);
    setFilledIn(differs(stored, toForm(draft)));
    show(stored);
    clearError();
  }, [draft, sources, setRevision, markSaved, show, clearError]);

  // Without changes of one's own, somebody else's save simply appears.
  useEffect(() => {
    if (same) {
      noteSaved(same, draft.revision);
      clearError();
    } else if (isNewer && !isDirty) loadStored();
  }, [same, isNewer, isDirty, loadStored, noteSaved, clearError, draft]);

  const saveInput = (input: QuoteInput, basedOn: number, auto = false) =>
    run(structuredClone(form.getValues()), input, basedOn, auto);
  const canSave = isDirty && isSaveable && !isOffline && !conflict && !isHeld && !operation.busy;
  const autosave = () => {
    if (!canSave) return;
    const parsed = v.safeParse(quoteFormSchema, form.getValues());
    if (parsed.success) void saveInput(parsed.output, changes.revisionNow(), true);
  };
  const { touch } = useAutosave({ save: autosave, isWaiting: canSave, error: operation.error });
  const checkFields: QuoteEditor['checkFields'] = async (then) => {
    await idle();
    await form.handleSubmit(
      (input) => then(input, changes.revisionNow()),
      () => setAttempts((count) => count + 1),
    )();
  };
  return {
    form,
    isDirty,
    isStored: !isDirty && !isFilledIn,
    isSaveable,
    isOffline,
    revision,
    saving: operation.busy,
    error: operation.error,
    conflict,
    aside: useMemo(
      () => changes.aside.filter(({ values }) => differs(values, theirs)),
      [changes.aside, theirs],
    ),
    attempts,
    async save() {
      let saving: Promise<number | null> | undefined;
      await checkFields((input, now) => {
        saving = saveInput(input, now);
      });
      return (await saving) ?? null;
    },
    saveInput,
    async holdStill() {
      setHeld(true);
      await idle();
    },
    goOn: () => setHeld(false),
    checkFields,
    noticeValues: useCallback(
      (values) => {
        changes.notice(values);
        setSaveable(v.is(quoteFormSchema, values));
        touch();
      },
      [changes.notice, touch],
    ),
    loadTheirs() {
      changes.setAside(form.getValues());
      loadStored();
    },
    keepMine() {
      changes.setAside(theirs, draft.revision);
      setRevision(draft.revision);
      clearError();
    },
    use(copy) {
      changes.use(copy, form.getValues());
      show(copy.values);
    },
    throwAway: changes.throwAway,
  };
}

/** The form's values as they are stored already; null where the stored ones are others. */
function sameAs(
  stored: QuoteForm,
  { revision, recipient, content, validUntil, internalNotes }: QuoteDraft,
  tried: Tried | undefined,
  shown: QuoteForm,
): QuoteForm | null {
  if (!differs(stored, shown)) return stored;
  if (tried?.revision !== revision) return null;
  return differs(tried.input, { recipient, content, validUntil, internalNotes }) ? null : tried.values;
}

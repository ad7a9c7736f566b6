import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import type { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useUnsavedChanges } from '../../../ui/form/unsaved-changes.ts';
import { comparable } from './form-text.ts';
import { dropCopy, keepCopy, type LocalCopy, readCopy } from './local-copy.ts';
import { type QuoteForm, type QuoteInput, quoteFormSchema, toForm } from './quote-form.ts';
import { type Sources, startingForm } from './start-from-request.ts';

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

type Aside = Pick<LocalCopy, 'values' | 'revision'>;

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
  /** Unsaved work from an earlier visit, offered until it is restored or discarded. */
  readonly copy: LocalCopy | null;
  /** The form's values before somebody else's save was loaded, with the revision they began from. */
  readonly setAside: Aside | null;
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
  takeCopy(): void;
  throwCopyAway(): void;
  bringBack(): void;
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
  const changes = useChanges(first, head.id, uid, draft.revision);
  const { revision, setRevision, isDirty, markSaved } = changes;
  const [isFilledIn, setFilledIn] = useState(() => differs(first, toForm(draft)));
  const [attempts, setAttempts] = useState(0);
  const [setAside, setSetAside] = useState<Aside | null>(null);
  const isNewer = !operation.busy && draft.revision > revision;
  useUnsavedChanges(isDirty);

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
    if (isNewer && !isDirty) loadStored();
  }, [isNewer, isDirty, loadStored]);

  const saveInput = async (input: QuoteInput, basedOn: number): Promise<number | null> => {
    const values = structuredClone(form.getValues());
    const answer = await operation.run({ quoteId: head.id, revision: basedOn, ...input });
    if (!answer) return null;
    setRevision(answer.revision);
    markSaved(values);
    setFilledIn(false);
    setSetAside(null);
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
  const continueFrom = ({ values, revision: basedOn }: Aside): void => {
    show(values);
    // At once: over a form that looked unchanged, what others saved since would be loaded.
    changes.notice(structuredClone(values));
    setRevision(basedOn);
  };

  return {
    form,
    isDirty,
    isStored: !isDirty && !isFilledIn,
    revision,
    saving: operation.busy,
    error: operation.error,
    conflict: isNewer && isDirty,
    copy: changes.copy,
    setAside,
    attempts,
    save,
    saveInput,
    checkFields(then) {
      void form.handleSubmit(then, () => setAttempts((count) => count + 1))();
    },
    noticeValues: changes.notice,
    loadTheirs() {
      setSetAside({ values: structuredClone(form.getValues()), revision });
      loadStored();
    },
    keepMine() {
      setRevision(draft.revision);
      operation.clearError();
    },
    takeCopy() {
      if (changes.copy) continueFrom(changes.copy);
      changes.clearCopy();
    },
    throwCopyAway() {
      changes.clearCopy();
      dropCopy(localStorage, uid, head.id);
    },
    bringBack() {
      if (setAside) continueFrom(setAside);
      setSetAside(null);
    },
  };
}

function differs(one: QuoteForm, other: QuoteForm): boolean {
  return comparable(one) !== comparable(other);
}

/** Debounce before the copy into the browser's storage. */
const copyDelayMs = 600;

function useChanges(first: QuoteForm, quoteId: string, uid: string, firstRevision: number) {
  const [revision, setRevision] = useState(firstRevision);
  const [isDirty, setDirty] = useState(false);
  const saved = useRef(comparable(first));
  const current = useRef<QuoteForm>(first);
  const [copy, setCopy] = useState(() => {
    const found = readCopy(localStorage, uid, quoteId, new Date());
    return found && differs(found.values, first) ? found : null;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ revision, isOffered: copy !== null });
  latest.current = { revision, isOffered: copy !== null };

  const writeCopy = useCallback(() => {
    clearTimeout(timer.current);
    const now = { values: current.current, revision: latest.current.revision };
    if (comparable(now.values) !== saved.current) keepCopy(localStorage, uid, quoteId, now, new Date());
    else if (!latest.current.isOffered) dropCopy(localStorage, uid, quoteId);
  }, [uid, quoteId]);

  const notice = useCallback(
    (values: QuoteForm) => {
      current.current = values;
      setDirty(comparable(values) !== saved.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(writeCopy, copyDelayMs);
    },
    [writeCopy],
  );
  const markSaved = useCallback(
    (values: QuoteForm) => {
      saved.current = comparable(values);
      setDirty(comparable(current.current) !== saved.current);
      writeCopy();
    },
    [writeCopy],
  );
  useEffect(() => {
    // A tab that is closed or hidden can't wait for the debounce.
    const onHidden = () => document.visibilityState === 'hidden' && writeCopy();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      writeCopy();
    };
  }, [writeCopy]);
  const clearCopy = useCallback(() => setCopy(null), []);
  return useMemo(
    () => ({ revision, setRevision, isDirty, markSaved, notice, copy, clearCopy }),
    [revision, isDirty, markSaved, notice, copy, clearCopy],
  );
}

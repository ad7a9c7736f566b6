import type { FormResult } from '@agency/domain/site/render';
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { memoised } from '../../platform/memoised.ts';
import { type FormValues, readForm, textOf } from '../../views/enquiry/form-values.ts';
import type { DraftedForm, DraftNote, FormDraft } from './form-draft.ts';
import { lists } from './form-values.ts';
import type { QuotePageData } from './quote-data.ts';
import { storedText } from './stored-draft.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { type Steps, useSteps } from './use-steps.ts';
import type { Uploads } from './use-uploads.ts';

// The fields are uncontrolled and need no form library: what was typed before hydration is kept, and the same markup
// works without script.

/** Loaded once there is something to store or to show. */
const loadDraft = memoised(() => import('./form-draft.ts'));

function startValues(data: QuotePageData, posted: FormResult | undefined): FormValues {
  if (posted) return posted.values;
  const { chosenPackage, chosenService } = data;
  return {
    ...(chosenPackage === null ? {} : { packageId: chosenPackage }),
    ...(chosenService === null ? {} : { services: [chosenService] }),
  };
}

/** Something was entered before the page came to life. */
function isEntered(values: FormValues, given: FormValues): boolean {
  const start: FormValues = { contactPreference: 'email', ...given };
  return Object.keys(values).some((name) => textOf(values, name) !== textOf(start, name));
}

export interface DraftFields extends Steps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The fields' initial values. */
  readonly given: FormValues;
  readonly values: FormValues;
  readonly note: DraftNote | null;
  /** Reads the fields as they are now. */
  read(): FormValues;
  /** Something was typed or ticked. */
  changed(event: FormEvent): void;
  /** The field that was typed in was left. */
  left(): void;
  /** What this browser stores of the form; rejects when its script can't be loaded. */
  open(): Promise<FormDraft>;
}

type Opening = Omit<DraftedForm, 'element' | 'typing'>;

/** The draft of the form on this page, opened when it is first asked for. */
function useDraft(opening: Opening) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<FormDraft>(null);
  const typing = useRef<EventTarget>(null);
  const open = async (isNews = false): Promise<FormDraft> => {
    const { openDraft } = await loadDraft();
    if (!form.current) throw new Error('The page was left');
    const drafted = { ...opening, element: form.current, typing: () => typing.current };
    draft.current ??= openDraft(drafted, isNews);
    return draft.current;
  };
  useOtherTabs(() => {
    if (draft.current) draft.current.sync();
    else if (storedText() !== null) open(true).catch(() => undefined);
  });
  return { form, typing, open };
}

/** The form's fields, which every tab of the browser stores and shows as one draft. */
export function useDraftFields(
  data: QuotePageData,
  posted: FormResult | undefined,
  uploads: Uploads,
): DraftFields {
  const [given] = useState(() => startValues(data, posted));
  const [values, setValues] = useState(given);
  const [note, setNote] = useState<DraftNote | null>(null);
  const steps = useSteps();
  const read = (): FormValues => (form.current ? readForm(form.current, lists) : given);
  const { form, typing, open } = useDraft({
    given,
    isPosted: posted !== undefined,
    uploads,
    filled(why) {
      setValues(read());
      setNote(why);
    },
    emptied: () => steps.go(0),
  });
  const store = async () => (await open()).store(steps.step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const typed = read();
    if (storedText() !== null || isEntered(typed, given)) setValues(typed);
  }, []);
  const uploadIds = uploads
    .uploaded()
    .map(({ id }) => id)
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is read anew, whenever one of these changes
  useEffect(() => {
    if (values !== given || uploadIds !== '') store().catch(() => undefined);
  }, [values, steps.step, uploadIds]);

  const changed = ({ target }: FormEvent) => {
    typing.current = target;
    setValues(read());
  };
  const left = () => {
    typing.current = null;
  };
  return { form, given, values, note, ...steps, read, changed, left, open };
}

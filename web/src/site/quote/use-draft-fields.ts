import type { FormResult } from '@agency/domain/site/render';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FormValues, readForm } from '../../views/enquiry/form-values.ts';
import { newKey } from '../../views/enquiry/send-with-key.ts';
import { clearDraft, type Draft, readDraft, saveDraft } from './draft.ts';
import { lists } from './form-values.ts';
import type { QuotePageData } from './quote-data.ts';
import type { Uploads } from './use-uploads.ts';

// The fields are uncontrolled and need no form library: what was typed before hydration is kept, and the same markup
// works without script.

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** Has a default, so it does not show whether anybody typed. */
const preset = 'contactPreference';

function startValues(data: QuotePageData, posted: FormResult | undefined): FormValues {
  if (posted) return posted.values;
  const { chosenPackage, chosenService } = data;
  return {
    ...(chosenPackage === null ? {} : { packageId: chosenPackage }),
    ...(chosenService === null ? {} : { services: [chosenService] }),
  };
}

/** What a person entered: neither empty nor a default. */
export function enteredValues(values: FormValues, start: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        name !== preset && value.length > 0 && JSON.stringify(value) !== JSON.stringify(start[name] ?? ''),
    ),
  );
}

/** What was typed before hydration wins over the draft; so do the address's parameters. */
export function mergeDraft(draft: FormValues, start: FormValues, typed: FormValues): FormValues {
  const chosen = Object.entries(start).filter(([, value]) => value.length > 0);
  return { ...draft, ...Object.fromEntries(chosen), ...enteredValues(typed, start) };
}

export interface DraftFields {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The fields' initial values, and a key that changes when they have to be reset. */
  readonly start: { readonly values: FormValues; readonly round: number };
  readonly values: FormValues;
  readonly step: number;
  readonly restored: boolean;
  /** The idempotency key of this request. */
  readonly key: RefObject<string>;
  setStep(step: number): void;
  /** Reads the fields as they are now. */
  read(): FormValues;
  /** The request was sent: no draft is stored from now on. */
  finish(): void;
  startAnew(): void;
}

interface DraftParts extends Omit<Draft, 'key'> {
  readonly start: FormValues;
}

/** Stores the draft whenever something in it changes. */
function useSaveDraft(key: RefObject<string>, finished: RefObject<boolean>, parts: DraftParts): void {
  const { values, step, uploads, start } = parts;
  const uploadIds = uploads.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of uploads is new at every render, its ids are not
  useEffect(() => {
    if (key.current === '' || finished.current) return;
    const nothing = uploads.length === 0 && Object.keys(enteredValues(values, start)).length === 0;
    if (!nothing) saveDraft({ key: key.current, values, step, uploads });
  }, [values, step, uploadIds]);
}

export function useDraftFields(
  data: QuotePageData,
  posted: FormResult | undefined,
  uploads: Uploads,
): DraftFields {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const finished = useRef(false);
  const [given] = useState(() => startValues(data, posted));
  const [start, setStart] = useState({ values: given, round: 0 });
  const [values, setValues] = useState(given);
  const [step, setStep] = useState(0);
  const [restored, setRestored] = useState(false);

  const read = () => {
    const now = form.current ? readForm(form.current, lists) : values;
    setValues(now);
    return now;
  };
  const begin = (next: FormValues, round: number) => {
    setStart({ values: next, round });
    setValues(next);
  };
  const restore = (draft: Draft, typed: FormValues) => {
    begin(mergeDraft(draft.values, given, typed), 1);
    setStep(Object.keys(given).length > 0 ? 0 : draft.step);
    setRestored(true);
    uploads.restore(draft.uploads);
  };
  // Once, on hydration.
  useBrowserLayoutEffect(() => {
    const draft = posted ? undefined : readDraft();
    key.current = draft?.key ?? newKey();
    const typed = read();
    if (draft) restore(draft, typed);
  }, []);
  useSaveDraft(key, finished, { values, step, uploads: uploads.uploaded, start: given });

  const startAnew = () => {
    clearDraft();
    key.current = newKey();
    uploads.clear();
    begin({}, start.round + 1);
    setStep(0);
    setRestored(false);
  };
  const finish = () => {
    finished.current = true;
    clearDraft();
  };
  return { form, start, values, step, restored, key, setStep, read, finish, startAnew };
}

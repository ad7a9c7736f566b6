import type { Issue } from '@agency/domain/shared/errors';
import type { FormResult } from '@agency/domain/site/render';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { readAttribution } from '../../platform/attribution.ts';
import { clearDraft, newKey, readDraft, saveDraft } from './draft.ts';
import {
  type FormValues,
  fieldOf,
  findIssues,
  readForm,
  stepOf,
  steps,
  toRequestBody,
} from './form-values.ts';
import type { QuotePageData } from './quote-data.ts';
import { sendRequest } from './send.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

// The fields are the browser's own (uncontrolled), not a form library's: what was typed before this script came is
// kept, and the same markup is the form that works without script.

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
const saveDelayMs = 400;

export interface QuoteForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly uploads: Uploads;
  /** What the fields start from, and a number that changes when they have to start anew. */
  readonly start: { readonly values: FormValues; readonly round: number };
  readonly values: FormValues;
  readonly step: number;
  /** All steps below one another: after a post without script came back. */
  readonly open: boolean;
  readonly issues: readonly Issue[];
  readonly attempt: number;
  readonly sending: boolean;
  readonly failure: string | undefined;
  readonly restored: boolean;
  changed(): void;
  go(step: number): void;
  next(): void;
  submit(): Promise<void>;
  startAnew(): void;
}

function startValues(data: QuotePageData, posted: FormResult | undefined): FormValues {
  if (posted) return posted.values;
  const { chosenPackage, chosenService } = data;
  return {
    ...(chosenPackage === null ? {} : { packageId: chosenPackage }),
    ...(chosenService === null ? {} : { services: [chosenService] }),
  };
}

/** What was typed before the script came wins over the draft; what the address names does too. */
export function mergeDraft(draft: FormValues, start: FormValues, typed: FormValues): FormValues {
  const fresh = Object.entries(typed).filter(
    ([name, value]) => value.length > 0 && JSON.stringify(value) !== JSON.stringify(start[name] ?? ''),
  );
  const chosen = Object.entries(start).filter(([, value]) => value.length > 0);
  return { ...draft, ...Object.fromEntries(chosen), ...Object.fromEntries(fresh) };
}

interface Outcome {
  readonly issues: readonly Issue[];
  readonly failure?: string | undefined;
  readonly attempt: number;
}

export function useQuoteForm(data: QuotePageData, posted: FormResult | undefined): QuoteForm {
  const form = useRef<HTMLFormElement>(null);
  const uploads = useUploads();
  const navigate = useNavigate();
  const [start, setStart] = useState({ values: startValues(data, posted), round: 0 });
  const [values, setValues] = useState(start.values);
  const [step, setStep] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ issues: posted?.issues ?? [], attempt: 0 });
  const [sending, setSending] = useState(false);
  const [restored, setRestored] = useState(false);
  const key = useRef('');
  const busy = useRef(false);
  const finished = useRef(false);

  // Once, when the page comes alive.
  useBrowserLayoutEffect(() => {
    const draft = posted ? undefined : readDraft();
    key.current = draft?.key ?? newKey();
    if (!form.current) return;
    const typed = readForm(form.current);
    if (!draft) {
      setValues(typed);
      return;
    }
    const merged = mergeDraft(draft.values, start.values, { ...typed, contactPreference: '' });
    setStart({ values: merged, round: 1 });
    setValues(merged);
    setStep(data.chosenPackage !== null || data.chosenService !== null ? 0 : draft.step);
    setRestored(true);
    uploads.restore(draft.uploads);
  }, []);

  const { kept } = uploads;
  const keptIds = kept.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of uploads is new at every render, its ids are not
  useEffect(() => {
    if (key.current === '' || finished.current) return;
    const draft = { key: key.current, step, values, uploads: [...kept] } as Parameters<typeof saveDraft>[0];
    if (Object.values(values).every((value) => value.length === 0) && kept.length === 0) return;
    const timer = setTimeout(() => saveDraft(draft), saveDelayMs);
    const now = () => saveDraft(draft);
    window.addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', now);
    };
  }, [values, step, keptIds]);

  const bodyNow = () => {
    const now = form.current ? readForm(form.current) : values;
    setValues(now);
    return toRequestBody(now, { attachments: kept.map(({ id }) => id), attribution: readAttribution() });
  };

  const refuse = (issues: readonly Issue[], failure?: string) => {
    setOutcome((before) => ({ issues, failure, attempt: before.attempt + 1 }));
    if (issues.length > 0) setStep(Math.min(...issues.map(stepOf)));
  };

  const next = () => {
    const fields: readonly string[] = steps[step]?.fields ?? [];
    const wrong = findIssues(bodyNow()).filter((issue) => fields.includes(fieldOf(issue)));
    if (wrong.length > 0) {
      refuse(wrong);
      return;
    }
    setOutcome((before) => ({ issues: [], attempt: before.attempt }));
    setStep(step + 1);
  };

  const send = async (body: Record<string, unknown>) => {
    const result = await sendRequest(body, key.current);
    if (result.kind !== 'conflict') return result;
    key.current = newKey();
    return sendRequest(body, key.current);
  };

  const submit = async () => {
    if (busy.current) return;
    const body = bodyNow();
    const wrong = findIssues(body);
    if (wrong.length > 0) {
      refuse(wrong);
      return;
    }
    busy.current = true;
    setSending(true);
    const result = await send(body);
    busy.current = false;
    setSending(false);
    if (result.kind === 'sent') {
      finished.current = true;
      clearDraft();
      void navigate(paths.quoteThankYou(result.reference), { replace: true });
    } else if (result.kind === 'invalid')
      refuse(result.issues, result.issues.length > 0 ? undefined : result.message);
    else
      refuse([], result.kind === 'failed' ? result.message : 'Your request was not sent. Please try again.');
  };

  const startAnew = () => {
    clearDraft();
    key.current = newKey();
    uploads.clear();
    setStart(({ round }) => ({ values: {}, round: round + 1 }));
    setValues({});
    setStep(0);
    setRestored(false);
    setOutcome({ issues: [], attempt: 0 });
  };

  return {
    form,
    uploads,
    start,
    values,
    step,
    open: posted !== undefined,
    issues: outcome.issues,
    failure: outcome.failure,
    attempt: outcome.attempt,
    sending,
    restored,
    changed: () => {
      if (form.current) setValues(readForm(form.current));
    },
    go: setStep,
    next,
    submit,
    startAnew,
  };
}

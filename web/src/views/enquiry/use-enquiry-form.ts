import type { Issue } from '@agency/domain/shared/errors';
import type { FormResult } from '@agency/domain/site/render';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readAttribution } from '../../visit/attribution.ts';
import { toEnquiryBody } from './enquiry-body.ts';
import { readForm, readTrap, stillWrong } from './form-values.ts';
import { type EnquiryKind, enquiryKinds } from './kinds.ts';
import { failureOf, newKey, type SendTools, sendWithKey } from './send-with-key.ts';

interface Outcome {
  readonly issues: readonly Issue[];
  readonly failure?: string | undefined;
  /** Counts refusals, so that the focus goes to the summary each time. */
  readonly attempt: number;
}

export interface EnquiryFormState extends Outcome {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sending: boolean;
  /** Loads the sending code at the first input (a failure costs nothing: sending tries again), and checks mends. */
  changed(): void;
  submit(event: FormEvent): Promise<void>;
}

async function loadTools(kind: EnquiryKind): Promise<SendTools> {
  const [{ findIssues }, { sendRequest }] = await Promise.all([import('./check.ts'), import('./send.ts')]);
  return { findIssues: (body) => findIssues(kind, body), sendRequest };
}

/** A form with uncontrolled fields, so that it is the same with and without script. */
export function useEnquiryForm(kind: EnquiryKind, posted: FormResult | undefined): EnquiryFormState {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const opened = useRef(0);
  const busy = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>({ issues: posted?.issues ?? [], attempt: 0 });
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    opened.current = performance.now();
    key.current = newKey();
  }, []);

  const bodyOf = (fields: HTMLFormElement) => {
    const trap = readTrap(fields, opened.current);
    return toEnquiryBody(kind, readForm(fields), { attribution: readAttribution(), trap });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current || !form.current) return;
    busy.current = true;
    setSending(true);
    const result = await sendWithKey(enquiryKinds[kind].address, bodyOf(form.current), key, () =>
      loadTools(kind),
    );
    busy.current = false;
    setSending(false);
    if (result.kind === 'sent') {
      void navigate(enquiryKinds[kind].sentPage(result.reference), { replace: true });
      return;
    }
    const issues = result.kind === 'invalid' ? result.issues : [];
    setOutcome(({ attempt }) => ({ issues, failure: failureOf(result), attempt: attempt + 1 }));
  };
  const recheck = async () => {
    const { findIssues } = await loadTools(kind);
    if (!form.current) return;
    const now = findIssues(bodyOf(form.current));
    setOutcome((before) => ({ ...before, issues: stillWrong(before.issues, now) }));
  };
  const changed = () => {
    recheck().catch(() => undefined);
  };
  return { ...outcome, form, sending, changed, submit };
}

import type { FormResult } from '@agency/domain/site/render';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toEnquiryBody } from './enquiry-body.ts';
import { readForm, readTrap } from './form-values.ts';
import { type EnquiryKind, enquiryKinds } from './kinds.ts';
import { newKey, type SendTools, sendWithKey } from './send-with-key.ts';
import { type Outcome, useOutcome } from './use-outcome.ts';

export interface EnquiryFormState extends Outcome {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sending: boolean;
  /** Loads the sending code at the first input (a failure costs nothing: sending tries again), and checks mends. */
  changed(): void;
  submit(event: FormEvent): Promise<void>;
}

async function loadTools(kind: EnquiryKind): Promise<SendTools> {
  const [{ findIssues }, { sendEnquiry }] = await Promise.all([
    import('./check.ts'),
    import('./send-enquiry.ts'),
  ]);
  return { findIssues: (body) => findIssues(kind, body), sendRequest: sendEnquiry };
}

/** A form with uncontrolled fields, so that it is the same with and without script. */
export function useEnquiryForm(kind: EnquiryKind, posted: FormResult | undefined): EnquiryFormState {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const opened = useRef(0);
  const busy = useRef(false);
  const { answer, recheck, issues, failure, attempt } = useOutcome(posted);
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    opened.current = performance.now();
    key.current = newKey();
  }, []);

  const bodyOf = (fields: HTMLFormElement) =>
    toEnquiryBody(kind, readForm(fields), readTrap(fields, opened.current));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current || !form.current) return;
    busy.current = true;
    setSending(true);
    const body = bodyOf(form.current);
    const result = await sendWithKey(enquiryKinds[kind].address, body, key, () => loadTools(kind));
    busy.current = false;
    setSending(false);
    if (result.kind === 'sent')
      void navigate(enquiryKinds[kind].sentPage(result.reference), { replace: true });
    else answer(result, body);
  };
  const changed = async () => {
    const { findIssues } = await loadTools(kind);
    if (!form.current) return;
    const body = bodyOf(form.current);
    recheck(findIssues(body), body);
  };
  return {
    issues,
    failure,
    attempt,
    form,
    sending,
    changed: () => void changed().catch(() => undefined),
    submit,
  };
}

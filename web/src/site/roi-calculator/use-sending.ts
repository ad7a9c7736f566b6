import type { InputErrors, TypedInputs } from '@agency/domain/calculator/inputs';
import type { Issue } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readTrap } from '../../views/enquiry/form-values.ts';
import { failureOf, newKey, type SendTools, sendWithKey } from '../../views/enquiry/send-with-key.ts';

interface Outcome {
  /** The address the result is being sent to. */
  readonly sentTo: string | null;
  readonly emailError: string | undefined;
  readonly failure: string | undefined;
  /** Counts refusals with field errors, so that the focus goes to the summary each time. */
  readonly attempt: number;
}

export interface Sending extends Outcome {
  readonly busy: boolean;
  prepare(): void;
  /** The address has changed: a mended one is told of no longer. */
  recheck(form: HTMLFormElement, typed: TypedInputs): Promise<void>;
  send(form: HTMLFormElement, typed: TypedInputs, judge: () => InputErrors): Promise<void>;
}

async function loadTools(): Promise<SendTools> {
  const [{ findIssues }, { sendRequest }] = await Promise.all([
    import('./check.ts'),
    import('../../views/enquiry/send.ts'),
  ]);
  return { findIssues, sendRequest };
}

function emailOf(form: HTMLFormElement): string {
  const field = form.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field.value : '';
}

function bodyOf(typed: TypedInputs, email: string, trap: string): Record<string, unknown> {
  return { ...typed, email, ...(trap === '' ? {} : { website: trap }) };
}

function emailIssue(issues: readonly Issue[]): string | undefined {
  return issues.find(({ path }) => path === 'email')?.message;
}

/** Requests the mail. The sending code is loaded at the first character of the address. */
export function useSending(first: Pick<Outcome, 'emailError'>): Sending {
  const [outcome, setOutcome] = useState<Outcome>({
    ...first,
    sentTo: null,
    failure: undefined,
    attempt: 0,
  });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const key: RefObject<string> = useRef('');
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
    key.current = newKey();
  }, []);

  const ask = async (form: HTMLFormElement, typed: TypedInputs, judge: () => InputErrors) => {
    const email = emailOf(form);
    const body = bodyOf(typed, email, readTrap(form, opened.current));
    const result = await sendWithKey(paths.api.calculations(), body, key, loadTools);
    if (result.kind === 'sent') {
      setOutcome(({ attempt }) => ({ sentTo: email, emailError: undefined, failure: undefined, attempt }));
      return;
    }
    const issues = result.kind === 'invalid' ? result.issues : [];
    judge();
    setOutcome(({ attempt }) => ({
      sentTo: null,
      emailError: emailIssue(issues),
      failure: failureOf(result),
      attempt: attempt + 1,
    }));
  };
  return {
    ...outcome,
    busy,
    prepare: () => {
      loadTools().catch(() => undefined);
    },
    async recheck(form, typed) {
      if (outcome.emailError === undefined) return;
      const { findIssues } = await loadTools();
      const emailError = emailIssue(findIssues(bodyOf(typed, emailOf(form), '')));
      setOutcome((before) => ({ ...before, emailError }));
    },
    async send(form, typed, judge) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      await ask(form, typed, judge);
      running.current = false;
      setBusy(false);
    },
  };
}

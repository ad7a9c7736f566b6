import { acceptInput, declineInput } from '@agency/domain/quote/answer';
import type { LineChoice } from '@agency/domain/quote/content';
import type { QuoteView } from '@agency/domain/quote/view';
import { AppError, toAppError } from '@agency/domain/shared/errors';
import { parseInput } from '@agency/domain/shared/parse';
import { isBlank } from '@agency/domain/shared/plain-text';
import type { FormResult } from '@agency/domain/site/render';
import { useRef, useState } from 'react';
import { dropAnswer } from './answer-draft.ts';
import type { Answering } from './answering.ts';

type FieldName = 'name' | 'acceptTerms' | 'reason' | 'code';

/** The state of the step-up code: not needed, needed, mailed. */
export type CodeState = 'none' | 'needed' | 'sent';

export interface AnswerState {
  readonly busy: 'accept' | 'decline' | 'code' | null;
  readonly code: CodeState;
  readonly errors: Partial<Record<FieldName, string>>;
  /** The error of the answer as a whole. */
  readonly failure: AppError | null;
  /** Counts failed attempts, so that the summary takes the focus again. */
  readonly attempt: number;
}

const calm: AnswerState = { busy: null, code: 'none', errors: {}, failure: null, attempt: 0 };

function fieldErrors(error: Pick<AppError, 'issues'>): AnswerState['errors'] {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of error.issues) {
    if (path === 'name' || path === 'acceptTerms' || path === 'reason' || path === 'code') {
      errors[path] ??= message;
    }
  }
  return errors;
}

/** Does an error only say that a code is needed? That is a step, not a mistake. */
function isCodeNeeded({ code, issues }: Pick<AppError, 'code' | 'issues'>): boolean {
  return code === 'unauthenticated' && issues.some(({ path }) => path === 'code');
}

function startState(returned: FormResult | undefined): AnswerState {
  if (!returned) return calm;
  const { values, issues, code = 'invalid-argument' } = returned;
  if (isCodeNeeded({ code, issues })) return { ...calm, code: 'needed' };
  const state: AnswerState = { ...calm, code: codeStateOf(values) };
  if (issues.length === 0) return state;
  const errors = fieldErrors(returned);
  return { ...state, errors, failure: Object.keys(errors).length > 0 ? null : returnedFailure(returned) };
}

/** Without script the form itself carries the state. */
function codeStateOf(values: FormResult['values']): CodeState {
  if (values.codeSent === 'true') return 'sent';
  return values.codeSent === 'false' ? 'needed' : 'none';
}

/** The error of a returned form as a whole; the page around it already shows the current quote. */
function returnedFailure({ issues, code }: FormResult): AppError {
  const kind = code === 'unauthenticated' ? code : 'invalid-argument';
  const [only] = issues;
  if (only?.path === '' && issues.length === 1) return new AppError(kind, only.message);
  return new AppError(kind, 'There’s a problem with your answer.', { issues });
}

interface AcceptFields {
  readonly name: string;
  readonly agreed: boolean;
  readonly startEarly: boolean;
  readonly code: string;
  readonly choices: readonly LineChoice[];
}

function afterFailure({ attempt, code }: AnswerState, failure: AppError): AnswerState {
  if (isCodeNeeded(failure)) return { ...calm, code: code === 'none' ? 'needed' : code, attempt };
  const errors = fieldErrors(failure);
  const isBeside = Object.keys(errors).length > 0;
  return { busy: null, code, errors, failure: isBeside ? null : failure, attempt: attempt + 1 };
}

/** Sends answers, one at a time: a second click while one is under way does nothing. The input always stays. */
export function useAnswer(view: QuoteView, answering: Answering) {
  const [state, setState] = useState<AnswerState>(() => startState(answering.returned));
  const running = useRef(false);

  const run = async (kind: 'accept' | 'decline' | 'code', send: () => Promise<unknown>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setState((before) => ({ ...before, busy: kind, errors: {}, failure: null }));
    try {
      await send();
      if (kind !== 'code') dropAnswer(view.contentHash);
      setState(({ attempt, code }) => ({ ...calm, attempt, code: kind === 'code' ? 'sent' : code }));
    } catch (thrown) {
      const failure = toAppError(thrown);
      setState((before) => afterFailure(before, failure));
    } finally {
      running.current = false;
    }
  };

  const { version } = view.offer;
  return {
    ...state,
    sendCode: () => run('code', async () => answering.sendCode?.()),
    accept: ({ name, agreed, startEarly, choices, code }: AcceptFields) =>
      run('accept', async () => {
        const answer = {
          version,
          contentHash: view.contentHash ?? '',
          name,
          acceptTerms: agreed,
          choices,
          // Asked of private buyers alone; the others' quotes refuse it.
          ...(startEarly ? { startEarly } : {}),
          ...(isBlank(code) ? {} : { code }),
        };
        await answering.accept(parseInput(acceptInput, answer));
      }),
    decline: (reason: string) =>
      run('decline', () => answering.decline(parseInput(declineInput, { version, reason }))),
  };
}

import { acceptInput, declineInput } from '@agency/domain/quote/answer';
import type { LineChoice } from '@agency/domain/quote/content';
import type { QuoteView } from '@agency/domain/quote/view';
import { AppError, toAppError } from '@agency/domain/shared/errors';
import { parseInput } from '@agency/domain/shared/parse';
import type { FormResult } from '@agency/domain/site/render';
import { useRef, useState } from 'react';
import type { Answering } from './answering.ts';

type FieldName = 'name' | 'acceptTerms' | 'reason';

export interface AnswerState {
  readonly busy: 'accept' | 'decline' | null;
  readonly errors: Partial<Record<FieldName, string>>;
  /** What is wrong with the answer as a whole. */
  readonly failure: AppError | null;
  /** Raised at every failed attempt, so that the summary takes the focus again. */
  readonly attempt: number;
}

const calm: AnswerState = { busy: null, errors: {}, failure: null, attempt: 0 };

function fieldErrors(error: Pick<AppError, 'issues'>): AnswerState['errors'] {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of error.issues) {
    if (path === 'name' || path === 'acceptTerms' || path === 'reason') errors[path] ??= message;
  }
  return errors;
}

function startState(returned: FormResult | undefined): AnswerState {
  if (!returned || returned.issues.length === 0) return calm;
  const errors = fieldErrors(returned);
  return { ...calm, errors, failure: Object.keys(errors).length > 0 ? null : returnedFailure(returned) };
}

/** What is wrong with a form that came back as a whole; the page around it already shows the quote as it stands. */
function returnedFailure({ issues, code }: FormResult): AppError {
  const kind = code === 'unauthenticated' ? code : 'invalid-argument';
  const [only] = issues;
  if (only?.path === '' && issues.length === 1) return new AppError(kind, only.message);
  return new AppError(kind, 'Something in your answer is not right yet.', { issues });
}

interface AcceptFields {
  readonly name: string;
  readonly agreed: boolean;
  readonly choices: readonly LineChoice[];
}

/** Sends answers, one at a time: a second click while one is under way does nothing. What was typed always stays. */
export function useAnswer(view: QuoteView, answering: Answering) {
  const [state, setState] = useState<AnswerState>(() => startState(answering.returned));
  const running = useRef(false);

  const run = async (kind: 'accept' | 'decline', send: () => Promise<unknown>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setState((before) => ({ ...before, busy: kind, errors: {}, failure: null }));
    try {
      await send();
      setState((before) => ({ ...calm, attempt: before.attempt }));
    } catch (thrown) {
      const failure = toAppError(thrown);
      const errors = fieldErrors(failure);
      setState((before) => ({
        busy: null,
        errors,
        failure: Object.keys(errors).length > 0 ? null : failure,
        attempt: before.attempt + 1,
      }));
    } finally {
      running.current = false;
    }
  };

  const { version } = view.offer;
  return {
    ...state,
    accept: ({ name, agreed, choices }: AcceptFields) =>
      run('accept', async () => {
        const answer = {
          version,
          contentHash: view.contentHash ?? '',
          name,
          acceptTerms: agreed,
          choices,
        };
        await answering.accept(parseInput(acceptInput, answer));
      }),
    decline: (reason: string) =>
      run('decline', () => answering.decline(parseInput(declineInput, { version, reason }))),
  };
}

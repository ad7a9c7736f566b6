import type { Issue } from '@agency/domain/shared/errors';
import type { FormResult } from '@agency/domain/site/render';
import { useState } from 'react';
import { type Refused, stillWrong } from './form-values.ts';
import type { SendResult } from './send.ts';
import { failureOf } from './send-with-key.ts';

type Body = Record<string, unknown>;

export interface Outcome extends Refused {
  readonly failure?: string | undefined;
  /** Counts refusals, so that the focus goes to the summary each time. */
  readonly attempt: number;
}

interface Told extends Outcome {
  /** Tells why the form can't be sent as it is, or can't go on. */
  refuse(issues: readonly Issue[], failure?: string): void;
  /** Tells why it was not sent. */
  answer(result: Exclude<SendResult, { kind: 'sent' }>, body: Body): readonly Issue[];
  /** Leaves out what is mended, by what the browser finds wrong now. */
  recheck(now: readonly Issue[], body: Body): void;
  clear(): void;
}

/** What a form was refused for. */
export function useOutcome(posted: FormResult | undefined): Told {
  const [outcome, setOutcome] = useState<Outcome>({ issues: posted?.issues ?? [], attempt: 0 });
  const refuse = (issues: readonly Issue[], failure?: string, body?: Body) =>
    setOutcome(({ attempt }) => ({ issues, failure, body, attempt: attempt + 1 }));
  return {
    ...outcome,
    refuse,
    answer(result, body) {
      const issues = result.kind === 'invalid' ? result.issues : [];
      refuse(issues, failureOf(result), result.kind === 'invalid' && result.isOfServer ? body : undefined);
      return issues;
    },
    recheck: (now, body) => setOutcome((before) => ({ ...before, issues: stillWrong(before, now, body) })),
    clear: () => setOutcome(({ attempt }) => ({ issues: [], attempt })),
  };
}

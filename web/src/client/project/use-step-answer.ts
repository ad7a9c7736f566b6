import type { MilestoneView } from '@agency/domain/project/view';
import { isBlank } from '@agency/domain/shared/plain-text';
import { useEffect, useRef, useState } from 'react';
import { useOperation } from '../../firebase/use-operation.ts';
import { readStepDraft, type StepDraft, type StepPlace, storeStepDraft } from './step-draft.ts';

export type StepChoice = StepDraft['choice'];

/** The answer to one step while it is given: what was chosen and typed, its sending, and what came of it. */
export function useStepAnswer(place: StepPlace, { status, askedAt }: MilestoneView) {
  const [draft, setDraft] = useState(() => readStepDraft(place));
  const [isChosenNow, setChosenNow] = useState(false);
  const [sent, setSent] = useState<StepChoice | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const { run, busy, error, clearError } = useOperation('answerMilestone');
  useNextRequest(status, () => setSent(null));

  const change = (next: StepDraft | null): void => {
    setDraft(next);
    setProblem(undefined);
    storeStepDraft(place, next);
  };
  const send = async (): Promise<void> => {
    if (draft === null) return;
    if (draft.choice === 'changesRequested' && isBlank(draft.comment)) {
      setProblem('Tell us what to change');
      return;
    }
    const { projectId, milestoneId } = place;
    const { choice: answer, comment } = draft;
    const asked = askedAt === null ? {} : { asked: Date.parse(askedAt) };
    if ((await run({ projectId, milestoneId, answer, comment, ...asked })) === null) return;
    setSent(answer);
    change(null);
  };
  return {
    draft,
    /** On this visit: what a reload brings back takes no focus. */
    isChosenNow,
    sent,
    problem,
    busy,
    error,
    choose: (choice: StepChoice) => {
      setChosenNow(true);
      change({ choice, comment: draft?.comment ?? '' });
    },
    type: (comment: string) => draft && change({ ...draft, comment }),
    leave: () => {
      clearError();
      change(null);
    },
    send,
  };
}

/** Tells when we ask again after an answer on the same visit: the thanks for the last one are over then. */
function useNextRequest(status: MilestoneView['status'], begin: () => void): void {
  const isOver = useRef(false);
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    if (status === 'inReview' && isOver.current) latest.current();
    isOver.current = status !== 'inReview';
  }, [status]);
}

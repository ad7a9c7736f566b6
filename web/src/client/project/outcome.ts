import type { MilestoneView } from '@agency/domain/project/view';
import { answerWords } from '../../views/project/words.ts';
import type { StepChoice } from './use-step-answer.ts';

export interface Outcome {
  readonly tone: 'success' | 'info';
  /** What was answered, and by whom. */
  readonly title: string;
  /** What follows from it. */
  readonly next: string;
}

const changesFollow = 'We’ll make the changes, then ask you to check this step again.';

function approvalFollows(following: string | null): string {
  return following === null ? 'This step is done.' : `This step is done. Next: ${following}.`;
}

/** What came of a request for an answer: one's own that was just sent, or how the step stands without it. */
export function outcomeOf(
  { answer, status }: Pick<MilestoneView, 'answer' | 'status'>,
  sent: StepChoice | null,
  following: string | null,
): Outcome {
  if (sent !== null) {
    const title =
      sent === 'approved' ? 'Thank you. You’ve approved this step.' : 'Thank you. You’ve asked for changes.';
    return {
      tone: 'success',
      title,
      next: sent === 'approved' ? approvalFollows(following) : changesFollow,
    };
  }
  if (answer?.kind === 'approved') {
    return { tone: 'info', title: `${answerWords(answer)}.`, next: approvalFollows(following) };
  }
  if (answer?.kind === 'changesRequested') {
    return { tone: 'info', title: `${answerWords(answer)}.`, next: changesFollow };
  }
  if (answer?.kind === 'none') {
    const next = 'We’ve carried on without an answer. Tell us if something isn’t right.';
    return { tone: 'info', title: `${answerWords(answer)}.`, next };
  }
  const title = 'This step isn’t waiting for an answer.';
  return { tone: 'info', title, next: status === 'completed' ? 'It’s done.' : 'We’ll email you when it is.' };
}

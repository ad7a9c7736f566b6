import type { AnswerChannel } from '@agency/domain/project/schema';
import type { MilestoneStatus, ProjectStatus } from '@agency/domain/project/status';
import type { MilestoneAnswer, MilestoneView, ProjectView } from '@agency/domain/project/view';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDate, formatInstantDate, unbroken } from '@agency/domain/shared/format';
import type { Tone } from '../../ui/tone.tsx';

interface Words {
  readonly tone: Tone;
  readonly words: string;
}

/** A project's status, worded for the client. */
export const projectWords: Readonly<Record<ProjectStatus, Words>> = {
  planned: { tone: 'neutral', words: 'About to start' },
  active: { tone: 'info', words: 'Under way' },
  onHold: { tone: 'warning', words: 'Paused' },
  completed: { tone: 'success', words: 'Done' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
};

export const milestoneWords: Readonly<Record<MilestoneStatus, Words>> = {
  planned: { tone: 'neutral', words: 'To come' },
  inProgress: { tone: 'info', words: 'In progress' },
  inReview: { tone: 'waiting', words: 'Waiting for your answer' },
  changesRequested: { tone: 'info', words: 'Making your changes' },
  completed: { tone: 'success', words: 'Done' },
};

/** The day that belongs to a milestone: when it was done, or when it is planned for. */
export function milestoneDay({ status, completedAt, plannedOn }: MilestoneView): string | null {
  if (status === 'completed' && completedAt !== null)
    return `Done on ${unbroken(formatInstantDate(new Date(completedAt)))}`;
  return plannedOn === null ? null : `Planned for ${unbroken(formatDate(plannedOn))}`;
}

const channels: Readonly<Record<AnswerChannel, string>> = {
  phone: ' by phone',
  email: ' by email',
  meeting: ' in a meeting',
};

/** What was answered, when, and by whom where that is known. Silence is named as such. */
export function answerWords(answer: MilestoneAnswer): string {
  if (answer.kind === 'none') return `No answer by ${unbroken(formatDate(answer.answerBy))}`;
  const { kind, name, how, at } = answer;
  const when = `${how === null ? '' : channels[how]} on ${unbroken(formatInstantDate(new Date(at)))}`;
  if (kind === 'approved') return `Approved${name === null ? '' : ` by ${name}`}${when}`;
  return `${name === null ? 'Changes requested' : `${name} asked for changes`}${when}`;
}

/** What we ask for, by when: an answer is as welcome after that day. */
export function answerByWords({ answerBy }: Pick<MilestoneView, 'answerBy'>, today: CivilDate): string {
  if (answerBy === null) return 'Approve it or ask for changes.';
  const day = unbroken(formatDate(answerBy));
  return answerBy < today
    ? `We asked you to reply by ${day}. You can still reply.`
    : `Please reply by ${day}.`;
}

/** The first milestone that is not done: what comes next. */
export function nextMilestone(milestones: readonly MilestoneView[]): MilestoneView | undefined {
  return milestones.find(({ status }) => status !== 'completed');
}

/** The status of the work in one sentence. */
export function standing(project: Pick<ProjectView, 'status' | 'milestones'>): string {
  const total = project.milestones.length;
  const done = project.milestones.filter(({ status }) => status === 'completed').length;
  const next = nextMilestone(project.milestones);
  switch (project.status) {
    case 'completed':
      return 'Everything is done. Thank you for working with us.';
    case 'cancelled':
      return 'This project has been cancelled.';
    case 'onHold':
      return 'Work is paused. Nothing is lost: we’ll pick up where we left off.';
    case 'planned':
    case 'active':
      if (total === 0) return 'We’re planning the steps.';
      if (!next) return 'All steps are done. We’re finishing the last details.';
      return done === 0
        ? `First step: ${next.title}.`
        : `${done} of ${total} steps are done. Next: ${next.title}.`;
  }
}

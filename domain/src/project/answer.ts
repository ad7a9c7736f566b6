import { addDays, isDayOver } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import { addWorkingDays, isWorkingDay } from '../shared/working-days.ts';
import type { Milestone, Project } from './schema.ts';

/** Working days that a client has to answer unless staff say otherwise. */
export const answerWorkingDays = 10;

/** How many working days before the last one the reminder goes out. */
export const reminderWorkingDays = 2;

/** By when a client is asked to answer when asked today. */
export function defaultAnswerBy(today: CivilDate): CivilDate {
  return addWorkingDays(today, answerWorkingDays);
}

/** How far ahead that day may be: the reminder waits among the emails, which are purged after 90 days. */
export const answerWithinDays = 60;

/** Why a client can't be asked today to answer by that day; null when they can. */
export function answerByObstacle(answerBy: CivilDate, today: CivilDate): string | null {
  if (answerBy < today) return 'Choose today or a later date';
  const last = addDays(today, answerWithinDays);
  return answerBy > last ? `Choose a date in the next ${answerWithinDays} days` : null;
}

/** The working day on which a client is reminded; null where that day is not after the one of asking. */
export function remindOn(askedOn: CivilDate, answerBy: CivilDate): CivilDate | null {
  let day = answerBy;
  for (let left = reminderWorkingDays; left > 0; ) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day > askedOn ? day : null;
}

type Answered = Pick<Milestone, 'status' | 'approval' | 'unanswered' | 'completedAt'>;

/** What became of the last request for approval, as far as it explains how the milestone stands now. */
export type Answer =
  | { readonly kind: 'given'; readonly approval: NonNullable<Milestone['approval']> }
  | { readonly kind: 'none'; readonly answerBy: CivilDate };

/**
 * The answer behind the present status; null where there is none: an answer from before a milestone was reopened says
 * nothing about it any more.
 */
export function answerOf({ status, approval, unanswered, completedAt }: Answered): Answer | null {
  const completed = status === 'completed' ? completedAt?.getTime() : undefined;
  if (completed !== undefined && unanswered?.at.getTime() === completed) {
    return { kind: 'none', answerBy: unanswered.answerBy };
  }
  if (approval === null) return null;
  const isApproved = approval.answer === 'approved' && completed === approval.at.getTime();
  const isChanges = approval.answer === 'changesRequested' && status === 'changesRequested';
  return isApproved || isChanges ? { kind: 'given', approval } : null;
}

/** Why staff can't complete it without an answer; null when they can. Who was never asked has not been silent. */
export function unansweredObstacle(
  { membersVersion }: Pick<Project, 'membersVersion'>,
  { status, answerBy }: Pick<Milestone, 'status' | 'answerBy'>,
  now: Date,
): string | null {
  if (status !== 'inReview') return 'This step isn’t waiting for an answer.';
  if (membersVersion === null) return 'The client can’t see this project yet, so we haven’t asked them.';
  if (answerBy === null) return 'The client wasn’t given a day to answer by. Ask again with one.';
  return isDayOver(answerBy, now) ? null : 'The client still has time to answer.';
}

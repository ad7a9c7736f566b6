import { daysBetween, londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatTime } from '@agency/domain/shared/format';
import { addWorkingDays } from '@agency/domain/shared/working-days';

/** Who writes to us should hear from us by the next working day. */
export function replyBy(since: Date): CivilDate {
  return addWorkingDays(londonDate(since), 1);
}

/** 'Waiting since 9:00 am', 'Waiting for 3 days'. */
export function waitWords(since: Date, now: Date): string {
  const days = daysBetween(londonDate(since), londonDate(now));
  if (days <= 0) return `Waiting since ${formatTime(since)}`;
  return days === 1 ? 'Waiting since yesterday' : `Waiting for ${days} days`;
}

/** '5 days overdue', 'Due today', 'Due in 3 days'. */
export function dueWords(dueOn: CivilDate, today: CivilDate): string {
  const days = daysBetween(dueOn, today);
  if (days > 0) return `${days === 1 ? '1 day' : `${days} days`} overdue`;
  if (days === 0) return 'Due today';
  return days === -1 ? 'Due tomorrow' : `Due in ${-days} days`;
}

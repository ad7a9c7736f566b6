import { daysBetween, londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDateShort, formatTime } from '@agency/domain/shared/format';

/** A short time: '9:00 am' today, 'Yesterday', else '27 Nov 2026'. London clocks. */
export function whenShort(instant: Date, now: Date): string {
  const day = londonDate(instant);
  const days = daysBetween(day, londonDate(now));
  if (days === 0) return formatTime(instant);
  return days === 1 ? 'Yesterday' : formatDateShort(day);
}

/** A day and its time: '27 Nov 2026, 9:00 am'. London clocks. */
export function momentShort(instant: Date): string {
  return `${formatDateShort(londonDate(instant))}, ${formatTime(instant)}`;
}

/** The distance to a day: 'today', 'tomorrow', 'in 5 days', '3 days ago'. */
export function daysLeft(day: CivilDate, now: Date): string {
  const days = daysBetween(londonDate(now), day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

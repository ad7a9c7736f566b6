import { daysBetween } from '@agency/domain/shared/dates';
import { formatDate, formatDateShort } from '@agency/domain/shared/format';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const year = / \d{4}$/;

/** Monday is 0, Sunday 6; NaN for an invalid date. */
export function weekdayOf(date: string): number {
  return ((daysBetween('2024-01-01', date) % 7) + 7) % 7;
}

/** '2026-11-27' → 'Friday'. */
export function weekdayName(date: string): string {
  return names[weekdayOf(date)] ?? '';
}

/** '2026-11-27' → 'Friday 27 November'. */
export function longDay(date: string): string {
  return `${weekdayName(date)} ${formatDate(date).replace(year, '')}`;
}

/** '2026-11-27' → 'Fri 27 Nov'. */
export function shortDay(date: string): string {
  return `${weekdayName(date).slice(0, 3)} ${formatDateShort(date).replace(year, '')}`;
}

/** '2026-11-27' → '27 Nov'. */
export function dayAndMonth(date: string): string {
  return formatDateShort(date).replace(year, '');
}

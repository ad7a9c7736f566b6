import { TZDate } from '@date-fns/tz';
import { londonZone } from './dates.ts';
import type { CivilDate } from './fields.ts';

export { formatList } from './format-list.ts';
export {
  formatBytes,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatQuantity,
} from './format-numbers.ts';

// Written by hand rather than by Intl: engines differ in their spaces and abbreviations, and a page that the
// server rendered must be the same to the letter in every browser, zone and locale.

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** '2026-11-27' → '27 November 2026'. */
export function formatDate(date: CivilDate): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year ?? ''}`;
}

/** '2026-11-27' → '27 Nov 2026': for dense tables. */
export function formatDateShort(date: CivilDate): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${(months[Number(month) - 1] ?? '').slice(0, 3)} ${year ?? ''}`;
}

/** '2026-11' → 'November 2026'. */
export function formatMonth(month: string): string {
  return `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** The time that London clocks show: '9:00 am'. */
export function formatTime(instant: Date): string {
  const london = new TZDate(instant.getTime(), londonZone);
  const hours = london.getHours();
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(london.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** '27 November 2026, 9:00 am' on London clocks. */
export function formatDateTime(instant: Date): string {
  return `${formatInstantDate(instant)}, ${formatTime(instant)}`;
}

/** The same with the zone, for evidence: '27 November 2026, 9:00 am GMT'. */
export function formatDateTimeWithZone(instant: Date): string {
  const offset = new TZDate(instant.getTime(), londonZone).getTimezoneOffset();
  return `${formatDateTime(instant)} ${offset === 0 ? 'GMT' : 'BST'}`;
}

/** The London day of an instant: '27 November 2026'. */
export function formatInstantDate(instant: Date): string {
  const london = new TZDate(instant.getTime(), londonZone);
  return `${london.getDate()} ${months[london.getMonth()] ?? ''} ${london.getFullYear()}`;
}

/** A date or a time as it stands in a sentence: it wraps after a comma, never between day and month. */
export function unbroken(words: string): string {
  return words.replaceAll(/(?<!,) /g, '\u00A0');
}

import { TZDate } from '@date-fns/tz';
import { londonZone } from './dates.ts';
import type { CivilDate } from './fields.ts';

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

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** 123450 → '£1,234.50'. */
export function formatMoney(pence: number): string {
  const absolute = Math.abs(pence);
  const pounds = grouped(String(Math.floor(absolute / 100)));
  return `${pence < 0 ? '−' : ''}£${pounds}.${String(absolute % 100).padStart(2, '0')}`;
}

/** 120000 → '£1,200', 123450 → '£1,234.50': for prices in running text. */
export function formatMoneyShort(pence: number): string {
  return formatMoney(pence).replace(/\.00$/, '');
}

/** 2000 → '20%', 1750 → '17.5%'. */
export function formatPercent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** 1234.5 → '1,234.5'; at most three decimals, none that say nothing. */
export function formatQuantity(quantity: number): string {
  const [whole = '0', decimals = ''] = (Math.round(quantity * 1000) / 1000).toFixed(3).split('.');
  const rest = decimals.replace(/0+$/, '');
  return rest === '' ? grouped(whole) : `${grouped(whole)}.${rest}`;
}

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

/** 1536 → '1.5 KB'; sizes in steps of 1,024. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const shown = unit === 0 || size >= 100 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${shown} ${units[unit] ?? ''}`;
}

/** ['a', 'b', 'c'] → 'a, b and c'. */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

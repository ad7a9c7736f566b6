import type { TimeSpan, TimeUnit } from './times.ts';

const unitWords = {
  minute: ['minute', 'minutes'],
  hour: ['hour', 'hours'],
  workingHour: ['working hour', 'working hours'],
  day: ['day', 'days'],
  workingDay: ['working day', 'working days'],
  week: ['week', 'weeks'],
  month: ['month', 'months'],
  year: ['year', 'years'],
} as const satisfies Readonly<Record<TimeUnit, readonly [string, string]>>;

/** '2 working days', '8 to 10 weeks'; the number and its unit stay on one line. */
export function timeWords({ from, to, unit }: TimeSpan): string {
  const count = from === to ? `${to}` : `${from} to ${to}`;
  return `${count}\u00a0${unitWords[unit][to === 1 ? 0 : 1]}`;
}

/** The part of a whole from one share of it to another, in per cent: 'Week 1', 'Weeks 4 to 8'. */
export function stageWords({ to: whole, unit }: TimeSpan, fromShare: number, toShare: number): string {
  const first = Math.min(whole, Math.floor((whole * fromShare) / 100) + 1);
  const last = Math.max(first, Math.round((whole * toShare) / 100));
  const word = unitWords[unit][first === last ? 0 : 1];
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  return first === last ? `${title}\u00a0${first}` : `${title}\u00a0${first} to\u00a0${last}`;
}

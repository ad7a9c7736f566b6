import { expect, it } from 'vitest';
import { daysLeft, momentShort, whenShort } from './time-words.ts';

const now = new Date('2026-06-10T09:00:00Z');

it.each([
  ['2026-06-10T08:05:00Z', '9:05 am'],
  ['2026-06-09T22:59:00Z', 'Yesterday'],
  ['2026-06-09T23:30:00Z', '12:30 am'],
  ['2026-06-01T08:00:00Z', '1 Jun 2026'],
])('says when %s was, by London days', (time, words) => {
  expect(whenShort(new Date(time), now)).toBe(words);
});

it('says a moment by the day and the clock in London', () => {
  expect(momentShort(new Date('2026-06-09T23:30:00Z'))).toBe('10 Jun 2026, 12:30 am');
});

it.each([
  ['2026-06-10', 'today'],
  ['2026-06-11', 'tomorrow'],
  ['2026-06-09', 'yesterday'],
  ['2026-06-15', 'in 5 days'],
  ['2026-06-01', '9 days ago'],
])('says how far away %s is', (day, words) => {
  expect(daysLeft(day, now)).toBe(words);
});

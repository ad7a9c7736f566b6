import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

test.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-04', 'the early May bank holiday'],
  ['2026-05-25', 'the spring bank holiday'],
  ['2026-08-31', 'the summer bank holiday'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-28', 'Boxing Day, a Saturday, on the Monday after'],
  ['2027-12-27', 'Christmas Day 2027, a Saturday'],
  ['2027-12-28', 'Boxing Day 2027, a Sunday'],
  ['2022-01-03', 'New Year’s Day 2022, a Saturday'],
  ['2026-11-28', 'a Saturday'],
])('%s is no working day: %s', (day) => expect(isWorkingDay(day)).toBe(false));

test.each(['2026-11-27', '2026-12-24', '2026-12-29', '2026-05-05'])('%s is a working day', (day) =>
  expect(isWorkingDay(day)).toBe(true),
);

test('working days are counted past weekends and bank holidays', () => {
  expect(addWorkingDays('2026-11-27', 5)).toBe('2026-12-04');
  expect(addWorkingDays('2026-12-23', 5)).toBe('2027-01-04');
  expect(addWorkingDays('2026-11-28', 1)).toBe('2026-11-30');
});

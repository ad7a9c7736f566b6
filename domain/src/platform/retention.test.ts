import { expect, test } from 'vitest';
import { retentionCutoffs } from './retention.ts';

const at = (iso: string) => retentionCutoffs(new Date(iso));

test('whole days of London, in summer too', () => {
  // 00:30 in London on the 29th, still the 28th by UTC.
  expect(at('2026-07-28T23:30:00Z').enquiries.toISOString()).toBe('2024-07-28T23:00:00.000Z');
  expect(at('2026-07-28T22:59:00Z').enquiries.toISOString()).toBe('2024-07-27T23:00:00.000Z');
  expect(at('2026-11-28T12:00:00Z').projects.toISOString()).toBe('2024-11-28T00:00:00.000Z');
});

test('ninety days across a change of the clocks', () => {
  expect(at('2026-11-28T12:00:00Z').mails.toISOString()).toBe('2026-08-29T23:00:00.000Z');
});

test('a leap day is purged no earlier than two years on', () => {
  expect(at('2026-02-28T12:00:00Z').enquiries.toISOString()).toBe('2024-02-28T00:00:00.000Z');
  expect(at('2026-03-01T12:00:00Z').enquiries.toISOString()).toBe('2024-03-01T00:00:00.000Z');
});

test.each([
  // The year to 31 March 2026 is kept to the end of 31 March 2032, London.
  ['2032-03-31T22:59:59Z', '2025-04-01'],
  ['2032-03-31T23:00:00Z', '2026-04-01'],
  ['2032-12-31T12:00:00Z', '2026-04-01'],
  ['2033-03-31T12:00:00Z', '2026-04-01'],
  ['2033-04-01T12:00:00Z', '2027-04-01'],
])('on %s the books begin with %s', (now, first) => {
  expect(at(now).business.on).toBe(first);
});

test('the books begin at midnight in London, which is summer time on 1 April', () => {
  expect(at('2032-06-01T12:00:00Z').business.at.toISOString()).toBe('2026-03-31T23:00:00.000Z');
});

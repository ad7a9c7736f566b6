import { noTotals } from '@agency/domain/quote/totals';
import { describe, expect, it } from 'vitest';
import {
  acceptWords,
  cancellingWords,
  failureWords,
  statusWords,
  totalInWords,
  wrongLineWords,
} from './words.ts';

const amount = (total: number) => ({ ...noTotals, total });

describe('totalInWords', () => {
  it.each([
    [480_000, 0, '£4,800.00'],
    [0, 9_900, '£99.00 a month'],
    [480_000, 9_900, '£4,800.00 and £99.00 a month'],
    [0, 0, '£0.00'],
  ])('%i and %i', (once, monthly, words) => {
    expect(totalInWords(amount(once), amount(monthly))).toBe(words);
  });
});

describe('for a private buyer', () => {
  it('the button says that they agree to pay, as the law wants, and only theirs', () => {
    expect(acceptWords('£1.00', { buys: 'private' })).toBe('Accept quote and agree to pay £1.00');
    expect(acceptWords('£1.00', { buys: 'business' })).toBe('Accept quote of £1.00');
    expect(acceptWords('£1.00', {})).toBe('Accept quote of £1.00');
  });

  it('the days to cancel end before work starts, unless they asked otherwise', () => {
    const at = new Date('2026-11-20T12:00:00Z');
    expect(cancellingWords(at, false)).toEqual({
      until: 'You can cancel until the end of 4\u00A0December\u00A02026.',
      starts: 'Work starts on 5\u00A0December\u00A02026 at the earliest.',
    });
    expect(cancellingWords(at, true).starts).toBe('You asked us to start before then.');
  });
});

describe('failureWords', () => {
  it('asks to sign in where a link alone is not enough, and calls only a conflict a change', () => {
    expect(failureWords({ code: 'unauthenticated' }).action).toBe('signIn');
    expect(failureWords({ code: 'failed-precondition' }).title).toBe('This quote has changed');
    expect(failureWords({ code: 'internal' }).title).toBe('Your answer hasn’t been sent');
  });
});

describe('wrongLineWords', () => {
  it('names the line and its range', () => {
    const selection = { kind: 'adjustable' as const, min: 0.5, max: 12 };
    expect(wrongLineWords({ description: 'Extra pages\nEach with text and pictures', selection })).toBe(
      'Enter a number from 0.5 to 12 for “Extra pages” first.',
    );
  });
});

it('tells of a new version under way, also where the last one was declined or has lapsed', () => {
  for (const status of ['sent', 'viewed', 'declined', 'expired', 'withdrawn'] as const) {
    expect(statusWords({ status, beingRevised: true }).words).toBe('Being revised');
  }
  expect(statusWords({ status: 'declined', beingRevised: false }).words).toBe('Declined');
  expect(statusWords({ status: 'accepted', beingRevised: true }).words).toBe('Accepted');
});

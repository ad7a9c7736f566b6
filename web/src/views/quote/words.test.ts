import { noTotals } from '@agency/domain/quote/totals';
import { describe, expect, it } from 'vitest';
import { afterStart, failureWords, lineSum, totalInWords, whenDue, wrongLineWords } from './words.ts';

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

describe('lineSum', () => {
  it.each([
    [{ unitLabel: 'days', unitPrice: 45_000, discount: 0 }, 3, '3\u00a0days × £450.00'],
    [{ unitLabel: 'days', unitPrice: 45_000, discount: 1250 }, 1.5, '1.5\u00a0days × £450.00, less 12.5%'],
    [{ unitLabel: '', unitPrice: 45_000, discount: 0 }, 1, ''],
    [{ unitLabel: '', unitPrice: 45_000, discount: 1000 }, 1, '1 × £450.00, less 10%'],
    [{ unitLabel: 'project', unitPrice: 45_000, discount: 0 }, 1, '1\u00a0project × £450.00'],
  ])('%o × %d', (line, quantity, words) => {
    expect(lineSum(line, quantity)).toBe(words);
  });
});

describe('whenDue', () => {
  const milestones = [{ id: 'm1', title: 'Design approved', description: '', weeksAfterStart: 2 }];

  it('names the event', () => {
    expect(whenDue({ kind: 'acceptance' }, milestones)).toBe('When you accept');
    expect(whenDue({ kind: 'date', date: '2027-03-01' }, milestones)).toBe('On 1 March 2027');
    expect(whenDue({ kind: 'milestone', milestoneId: 'm1' }, milestones)).toBe(
      'When “Design approved” is done',
    );
    expect(whenDue({ kind: 'milestone', milestoneId: 'x' }, milestones)).toBe('When a milestone is done');
  });
});

describe('afterStart', () => {
  it.each([
    [0, 'At the start'],
    [1, 'After about 1 week'],
    [6, 'After about 6 weeks'],
  ])('%i', (weeks, words) => {
    expect(afterStart(weeks)).toBe(words);
  });
});

describe('failureWords', () => {
  it('asks to sign in where a link alone is not enough, and calls only a conflict a change', () => {
    expect(failureWords({ code: 'unauthenticated' }).action).toBe('signIn');
    expect(failureWords({ code: 'failed-precondition' }).title).toBe('This quote has changed');
    expect(failureWords({ code: 'internal' }).title).toBe('Your answer was not sent');
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

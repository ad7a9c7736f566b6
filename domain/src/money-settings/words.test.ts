import { describe, expect, it } from 'vitest';
import { reminderWords, scheduleWords, vatWords } from './words.ts';

describe('the money settings in words', () => {
  it('name registration and rates with their first day', () => {
    expect(
      vatWords({
        vatRegistered: false,
        vatChanges: [{ from: '2027-04-01', registered: true }],
        rateChanges: [{ from: '2027-05-01', kind: 'standard', rate: 2200 }],
      }),
    ).toBe('not registered for VAT, registered for VAT from 1 April 2027, standard rate 22% from 1 May 2027');
  });

  it('name stages with their part and when they are due', () => {
    const paymentSchedule = [
      { label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' as const } },
      { label: 'Rest', share: 6000, trigger: { kind: 'milestone' as const, milestoneId: 'last' } },
    ];
    expect(scheduleWords({ paymentSchedule, paymentInEqualParts: false })).toBe(
      'Deposit (40%) on acceptance and Rest (60%) on the last milestone',
    );
    expect(scheduleWords({ paymentSchedule, paymentInEqualParts: true })).toContain('Rest (part 2 of 2)');
  });

  it.each([
    [-3, '3 days before the due date'],
    [0, 'on the due date'],
    [1, '1 day after the due date'],
  ])('reminder at %i', (offset, words) => {
    expect(reminderWords(offset)).toBe(words);
  });
});

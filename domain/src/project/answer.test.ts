import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retention } from '../platform/retention.ts';
import { addDays } from '../shared/dates.ts';
import { isWorkingDay } from '../shared/working-days.ts';
import {
  answerByObstacle,
  answerOf,
  answerWithinDays,
  defaultAnswerBy,
  remindOn,
  unansweredObstacle,
} from './answer.ts';

const at = new Date('2026-12-01T10:00:00Z');
const later = new Date('2026-12-09T10:00:00Z');
const approved = { answer: 'approved', by: 'uid', name: 'Anna Field', at, comment: '' } as const;
const changes = { ...approved, answer: 'changesRequested' } as const;

describe('the answer behind the present status', () => {
  test('is the approval that completed it', () => {
    const milestone = { status: 'completed', completedAt: at, approval: approved, unanswered: null } as const;
    expect(answerOf(milestone)).toEqual({ kind: 'given', approval: approved });
  });

  test('is no approval from before it was reopened and completed again', () => {
    const milestone = {
      status: 'completed',
      completedAt: later,
      approval: approved,
      unanswered: null,
    } as const;
    expect(answerOf(milestone)).toBeNull();
  });

  test('is the request for changes while they are to be made', () => {
    const milestone = { approval: changes, completedAt: null, unanswered: null } as const;
    expect(answerOf({ ...milestone, status: 'changesRequested' })).toEqual({
      kind: 'given',
      approval: changes,
    });
    expect(answerOf({ ...milestone, status: 'inProgress' })).toBeNull();
    expect(answerOf({ ...milestone, status: 'inReview' })).toBeNull();
  });

  test('is silence, whatever was said before', () => {
    const unanswered = { answerBy: '2026-12-08', at: later };
    const milestone = { status: 'completed', completedAt: later, approval: changes, unanswered } as const;
    expect(answerOf(milestone)).toEqual({ kind: 'none', answerBy: '2026-12-08' });
    const completedAgain = { ...milestone, completedAt: new Date('2026-12-20T10:00:00Z') };
    expect(answerOf(completedAgain)).toBeNull();
  });
});

describe('the day to answer by', () => {
  test('is ten working days on, past the holidays', () => {
    expect(defaultAnswerBy('2026-11-30')).toBe('2026-12-14');
    expect(defaultAnswerBy('2026-12-18')).toBe('2027-01-06');
  });

  test('has a reminder two working days before it', () => {
    expect(remindOn('2026-11-30', '2026-12-14')).toBe('2026-12-10');
    expect(remindOn('2026-12-18', '2027-01-05')).toBe('2026-12-31');
    expect(remindOn('2026-12-10', '2026-12-14')).toBeNull();
  });

  test('has its reminder on a working day between asking and that day', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40 }), (askedOn, days) => {
        const answerBy = addDays(askedOn, days);
        const reminder = remindOn(askedOn, answerBy);
        if (reminder === null) return;
        expect(isWorkingDay(reminder)).toBe(true);
        expect(reminder > askedOn && reminder < answerBy).toBe(true);
      }),
    );
  });
});

test.each([
  ['inReview', '2026-12-08', null],
  ['inReview', '2026-12-09', 'The client still has time to answer.'],
  ['inReview', null, 'The client wasn’t given a day to answer by. Ask again with one.'],
  ['inProgress', '2026-12-08', 'This step isn’t waiting for an answer.'],
] as const)('%s with %s can be completed without an answer: %s', (status, answerBy, obstacle) => {
  expect(unansweredObstacle({ membersVersion: 3 }, { status, answerBy }, later)).toBe(obstacle);
});

test('a client is asked to answer from today on, while the reminder isn’t purged before it goes', () => {
  const obstacles = ['2026-11-29', '2026-11-30', '2027-01-29', '2027-01-30'].map((day) =>
    answerByObstacle(day, '2026-11-30'),
  );
  expect(obstacles).toEqual([
    'Choose today or a later date',
    null,
    null,
    'Choose a date in the next 60 days',
  ]);
  expect(answerWithinDays).toBeLessThan(retention.mails.days);
});

import { erasedContact } from '@agency/domain/platform/erased';
import { answerOf } from '@agency/domain/project/answer';
import type { Milestone } from '@agency/domain/project/schema';
import { describe, expect, it } from 'vitest';
import {
  answerWords,
  askedWords,
  askWords,
  dayWords,
  mailedNames,
  recordedWords,
  stateWords,
} from './words.ts';

const now = new Date('2026-12-14T12:00:00Z');
const then = new Date('2026-12-12T09:00:00Z');

const milestone: Milestone = {
  title: 'Design',
  description: '',
  position: 0,
  plannedOn: '2026-12-10',
  status: 'inReview',
  completedAt: null,
  mailRound: 1,
  approval: null,
  askedAt: new Date('2026-11-30T09:00:00Z'),
  answerBy: '2026-12-12',
  unanswered: null,
  createdAt: then,
  createdBy: 'system',
  updatedAt: then,
  updatedBy: 'system',
};
const approval = { answer: 'approved', by: 'rosa', name: 'Rosa Linden', at: then, comment: '' } as const;
const completed = { ...milestone, status: 'completed', completedAt: then } as const;

function said(of: Milestone): readonly (string | null)[] {
  const answer = answerOf(of);
  return answer
    ? [stateWords(of).label, stateWords(of).tone, answerWords(answer), recordedWords(answer)]
    : [];
}

describe('what a milestone says of the client’s answer', () => {
  it('says who approved it and when', () => {
    expect(said({ ...completed, approval })).toEqual([
      'Completed',
      'success',
      'Approved by Rosa Linden, 12 Dec 2026, 9:00 am',
      null,
    ]);
  });

  it('says who of us wrote an answer down, and how it came', () => {
    const recorded = { how: 'phone', by: 'ellis', name: 'Ellis Warren' } as const;
    expect(said({ ...completed, approval: { ...approval, recorded } })[3]).toBe(
      'Recorded by Ellis Warren, given by phone',
    );
  });

  it('shows silence as silence, in no colour of an approval', () => {
    expect(said({ ...completed, unanswered: { answerBy: '2026-12-12', at: then } })).toEqual([
      'Completed without an answer',
      'neutral',
      'No answer by 12 December 2026',
      null,
    ]);
  });

  it('says nothing of an approval from before it was reopened', () => {
    expect(said({ ...milestone, approval })).toEqual([]);
  });
});

describe('the days of a milestone', () => {
  it.each([
    [{ ...milestone, plannedOn: '2026-12-20' }, 'Planned for 20 December 2026, in 6 days'],
    [{ ...milestone, plannedOn: '2026-12-13' }, 'Planned for 13 December 2026, 1 day late'],
    [milestone, 'Planned for 10 December 2026, 4 days late'],
    [{ ...milestone, plannedOn: null }, 'No day planned'],
    [completed, 'Completed on 12 December 2026'],
  ])('%#', (of, words) => {
    expect(dayWords(of, now)).toBe(words);
  });

  it('say since when the client is asked, and when the time is over', () => {
    expect(askedWords({ ...milestone, answerBy: '2026-12-16' }, now)).toBe(
      'Asked on 30 November 2026, answer by 16 December 2026 (in 2 days)',
    );
    expect(askedWords(milestone, now)).toBe('Asked on 30 November 2026. No answer by 12 December 2026.');
  });
});

describe('who is mailed', () => {
  const rosa = { name: 'Rosa Linden', email: 'rosa@example.com', uid: 'rosa' };
  const tom = { name: 'Tom Birch', email: 'tom@example.com', uid: null };
  const client = { people: [rosa, tom], memberUids: ['rosa'], billingEmail: 'bills@example.com' };

  it('are those with an account, or the billing address while nobody has one', () => {
    expect(mailedNames(client)).toEqual(['Rosa Linden']);
    expect(mailedNames({ ...client, memberUids: [] })).toEqual(['bills@example.com']);
    const twice = { ...client, people: [rosa, { ...rosa, name: 'Rosa Linden' }] };
    expect(mailedNames(twice)).toEqual(['Rosa Linden']);
  });

  it('is said with the day of the reminder, or that there is none', () => {
    expect(askWords(client, '2026-12-14', '2026-12-18')).toBe(
      'We’ll email Rosa Linden now. If they haven’t replied, we’ll remind them on 16 December 2026.',
    );
    const erased = { people: [], memberUids: [], billingEmail: erasedContact.email };
    expect(askWords(erased, '2026-12-14', '2026-12-18')).toBe(
      'This client has no one to email. Tell them yourself.',
    );
    expect(askWords(client, '2026-12-14', '2026-12-15')).toContain('too soon for a reminder');
  });
});

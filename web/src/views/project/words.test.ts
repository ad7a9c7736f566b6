import type { MilestoneView } from '@agency/domain/project/view';
import { describe, expect, it } from 'vitest';
import { answerByWords, answerWords, milestoneDay, nextMilestone, standing } from './words.ts';

function milestone(title: string, status: MilestoneView['status']): MilestoneView {
  const completedAt = status === 'completed' ? '2026-11-27T23:30:00.000Z' : null;
  return {
    id: title,
    title,
    description: '',
    plannedOn: '2026-12-01',
    status,
    completedAt,
    askedAt: null,
    answerBy: null,
    answer: null,
  };
}

const milestones = [
  milestone('Design', 'completed'),
  milestone('Build', 'inProgress'),
  milestone('Launch', 'planned'),
];

describe('standing', () => {
  it('says what is done and what is next', () => {
    expect(standing({ status: 'active', milestones })).toBe('1 of 3 steps are done. Next: Build.');
    expect(standing({ status: 'planned', milestones: milestones.slice(1) })).toBe('First step: Build.');
  });

  it.each([
    ['active', [], /planning the steps/],
    ['active', milestones.slice(0, 1), /last details/],
    ['onHold', milestones, /paused/],
    ['completed', milestones, /Everything is done/],
    ['cancelled', milestones, /cancelled/],
  ] as const)('%s', (status, of, words) => {
    expect(standing({ status, milestones: of })).toMatch(words);
  });
});

describe('milestoneDay', () => {
  it('is the day in London', () => {
    expect(milestones.map(milestoneDay)).toEqual([
      'Done on 27\u00A0November\u00A02026',
      'Planned for 1\u00A0December\u00A02026',
      'Planned for 1\u00A0December\u00A02026',
    ]);
  });

  it('is absent where nothing is planned', () => {
    expect(milestoneDay({ ...milestone('a', 'planned'), plannedOn: null })).toBeNull();
  });
});

describe('nextMilestone', () => {
  it('is the first that is not done', () => {
    expect(nextMilestone(milestones)?.title).toBe('Build');
    expect(nextMilestone(milestones.slice(0, 1))).toBeUndefined();
  });
});

describe('answerWords', () => {
  const given = {
    at: '2026-12-03T09:00:00.000Z',
    name: 'Rosa Field',
    comment: 'Lovely',
    how: null,
  } as const;
  const day = '3\u00A0December\u00A02026';

  it.each([
    [{ ...given, kind: 'approved' }, `Approved by Rosa Field on ${day}`],
    [{ ...given, kind: 'approved', how: 'phone' }, `Approved by Rosa Field by phone on ${day}`],
    [{ ...given, kind: 'approved', name: null }, `Approved on ${day}`],
    [{ ...given, kind: 'changesRequested' }, `Rosa Field asked for changes on ${day}`],
    [
      { ...given, kind: 'changesRequested', name: null, how: 'meeting' },
      `Changes requested in a meeting on ${day}`,
    ],
    [{ kind: 'none', answerBy: '2026-12-12' }, 'No answer by 12\u00A0December\u00A02026'],
  ] as const)('%j', (answer, words) => {
    expect(answerWords(answer)).toBe(words);
  });
});

it('says by when an answer is wanted, and after that day that it still is', () => {
  const on = (today: string) => answerByWords({ answerBy: '2026-12-14' }, today);
  expect(on('2026-12-14')).toBe('Please reply by 14\u00A0December\u00A02026.');
  expect(on('2026-12-15')).toMatch(/^We asked you to reply by .* You can still reply\.$/);
  expect(answerByWords({ answerBy: null }, '2026-12-15')).toBe('Approve it or ask for changes.');
});

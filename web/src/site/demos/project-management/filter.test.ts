import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labels, people } from './board.ts';
import {
  countMatching,
  isFiltering,
  isOverdue,
  labelFilter,
  matches,
  noFilter,
  personFilter,
} from './filter.ts';
import { sampleBoard } from './sample.ts';
import { today, workedBoard } from './testing.ts';

const board = sampleBoard(today);

describe('a late card', () => {
  it('is late from the day after its due date, until it is done', () => {
    expect(isOverdue({ due: '2026-11-24', column: 'planned' }, today)).toBe(true);
    expect(isOverdue({ due: '2026-11-24', column: 'review' }, today)).toBe(true);
    expect(isOverdue({ due: today, column: 'planned' }, today)).toBe(false);
    expect(isOverdue({ due: '2026-11-24', column: 'done' }, today)).toBe(false);
    expect(isOverdue({ due: null, column: 'planned' }, today)).toBe(false);
  });
});

describe('the filter', () => {
  it('counts by person, by label, by both, and late ones', () => {
    expect(countMatching(board, noFilter, today)).toBe(30);
    expect(countMatching(board, { ...noFilter, person: 'mina' }, today)).toBe(6);
    expect(countMatching(board, { ...noFilter, person: 'nobody' }, today)).toBe(3);
    expect(countMatching(board, { ...noFilter, label: 'fault' }, today)).toBe(5);
    expect(countMatching(board, { person: 'tom', label: 'fault', overdueOnly: false }, today)).toBe(2);
    expect(countMatching(board, { ...noFilter, overdueOnly: true }, today)).toBe(3);
  });

  it('shows every card to exactly one person and one label', () => {
    fc.assert(
      fc.property(workedBoard, (of) => {
        for (const card of of.cards) {
          const whose = [...people.map(({ id }) => id), 'nobody' as const];
          expect(whose.filter((person) => matches(card, { ...noFilter, person }, today))).toHaveLength(1);
          const which = labels.filter(({ id }) => matches(card, { ...noFilter, label: id }, today));
          expect(which).toHaveLength(1);
        }
      }),
    );
  });

  it('knows when it is on', () => {
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ ...noFilter, person: 'nobody' })).toBe(true);
    expect(isFiltering({ ...noFilter, label: 'build' })).toBe(true);
    expect(isFiltering({ ...noFilter, overdueOnly: true })).toBe(true);
  });

  it('reads what the boxes give, and ignores what they never give', () => {
    expect(personFilter('asha')).toBe('asha');
    expect(personFilter('nobody')).toBe('nobody');
    expect(personFilter('')).toBeNull();
    expect(labelFilter('build')).toBe('build');
    expect(labelFilter('x')).toBeNull();
  });
});

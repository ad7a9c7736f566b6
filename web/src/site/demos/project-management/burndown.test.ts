import { addDays } from '@agency/domain/shared/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board, Card, Points } from './board.ts';
import { burndown, burndownWords, columnAt, pointsLeft } from './burndown.ts';
import { removeCard } from './cards.ts';
import { moveCard } from './moves.ts';
import { today, workedBoard } from './testing.ts';

const sprint = { start: '2026-11-16', end: '2026-11-29' };

function card(id: number, points: Points, history: Card['history']): Card {
  const column = history.at(-1)?.column ?? 'planned';
  return { id, title: 'A card', assignee: null, due: null, label: 'build', points, column, history };
}
const at = (column: Card['column'], on: string) => ({ column, on });
const board = (...cards: Card[]): Board => ({ sprint, cards, nextId: 99 });
const left = (of: Board, day: string) =>
  burndown(of, '2026-11-29').days.find(({ date }) => date === day)?.left;

describe('the burndown', () => {
  it('takes points off on the day the card was done, not before and not after', () => {
    const of = board(card(1, 5, [at('planned', '2026-11-13'), at('done', '2026-11-18')]));
    expect(left(of, '2026-11-17')).toBe(5);
    expect(left(of, '2026-11-18')).toBe(0);
    expect(left(of, '2026-11-29')).toBe(0);
  });

  it('counts cards that are being done or reviewed in full', () => {
    const of = board(
      card(1, 5, [at('planned', '2026-11-13'), at('doing', '2026-11-17'), at('review', '2026-11-18')]),
    );
    expect(left(of, '2026-11-18')).toBe(5);
  });

  it('brings a reopened card back from the day it was reopened', () => {
    const history = [at('planned', '2026-11-13'), at('done', '2026-11-17'), at('doing', '2026-11-19')];
    const of = board(card(1, 5, history));
    expect(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((day) => left(of, day))).toEqual([
      5, 0, 0, 5,
    ]);
  });

  it('uses the column of a card at the end of a day', () => {
    const there = board(
      card(1, 3, [at('planned', '2026-11-13'), at('done', '2026-11-17'), at('planned', '2026-11-17')]),
    );
    expect(left(there, '2026-11-17')).toBe(3);
    expect(columnAt({ history: [at('planned', '2026-11-13')] }, '2026-11-12')).toBeNull();
  });

  it('counts a card from the day it was made, and says how much was added', () => {
    const of = board(card(1, 5, [at('planned', '2026-11-16')]), card(2, 3, [at('planned', '2026-11-15')]));
    expect(burndown(of, '2026-11-20')).toMatchObject({ atStart: 3, added: 5, left: 8 });
    expect(burndown(of, '2026-11-15').added).toBe(0);
    expect(left(of, '2026-11-16')).toBe(8);
  });

  it('draws nothing for days to come', () => {
    const { days } = burndown(board(card(1, 5, [at('planned', '2026-11-13')])), '2026-11-20');
    expect(days).toHaveLength(14);
    expect(days.filter(({ left: points }) => points === null).map(({ date }) => date)[0]).toBe('2026-11-21');
  });

  it('goes down evenly from Monday to Friday and rests at weekends', () => {
    const { days } = burndown(board(card(1, 5, [at('planned', '2026-11-13')])), today);
    expect(days.map(({ even }) => even)).toEqual([4.5, 4, 3.5, 3, 2.5, 2.5, 2.5, 2, 1.5, 1, 0.5, 0, 0, 0]);
    expect(days.filter(({ isWorking }) => !isWorking).map(({ date }) => date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-28',
      '2026-11-29',
    ]);
  });

  it('has the same fourteen days when the clocks change in its middle', () => {
    const of = { ...board(), sprint: { start: '2026-10-19', end: '2026-11-01' } };
    expect(new Set(burndown(of, today).days.map(({ date }) => date)).size).toBe(14);
    expect(burndown(of, today).days.at(-1)?.date).toBe('2026-11-01');
  });
});

describe('whatever was done to a board', () => {
  const allDays = Array.from({ length: 40 }, (_, days) => addDays(sprint.start, days - 5));

  it('ends at the points that are not in Done now', () => {
    fc.assert(
      fc.property(workedBoard, (of) => {
        const open = of.cards.filter(({ column }) => column !== 'done');
        expect(pointsLeft(of.cards, '2030-01-01')).toBe(open.reduce((sum, { points }) => sum + points, 0));
      }),
    );
  });

  it('changes by exactly the points of a card that is done today', () => {
    fc.assert(
      fc.property(workedBoard, fc.integer({ min: 1, max: 30 }), (of, id) => {
        const day = '2026-12-31';
        const one = of.cards.find((each) => each.id === id);
        const outcome = moveCard(of, id, { column: 'done', before: null }, day);
        if (!one || !outcome.ok) return;
        const drop = one.column === 'done' ? 0 : one.points;
        expect(pointsLeft(outcome.board.cards, day)).toBe(pointsLeft(of.cards, day) - drop);
        for (const past of allDays) {
          expect(pointsLeft(outcome.board.cards, past)).toBe(pointsLeft(of.cards, past));
        }
      }),
    );
  });

  it('drops a deleted card from every day', () => {
    fc.assert(
      fc.property(workedBoard, fc.integer({ min: 1, max: 30 }), (of, id) => {
        const one = of.cards.filter((each) => each.id === id);
        for (const day of allDays) {
          expect(pointsLeft(removeCard(of, id).cards, day)).toBe(
            pointsLeft(of.cards, day) - pointsLeft(one, day),
          );
        }
      }),
    );
  });
});

describe('the sentence about it', () => {
  const open = (points: Points) =>
    burndown(board(card(1, points, [at('planned', '2026-11-13')])), '2026-11-18');
  it('says how far behind or ahead', () => {
    expect(burndownWords(open(8), '2026-11-18')).toBe('8 points left, 2 behind the even pace.');
    expect(burndownWords(open(1), '2026-11-18')).toBe('1 point left, on the even pace.');
    const half = board(
      card(1, 2, [at('planned', '2026-11-13')]),
      card(2, 8, [at('planned', '2026-11-13'), at('done', '2026-11-17')]),
    );
    expect(burndownWords(burndown(half, '2026-11-18'), '2026-11-18')).toBe(
      '2 points left, 5 ahead of the even pace.',
    );
  });
  it('knows the end of the work and of the sprint', () => {
    expect(burndownWords(burndown(board(), today), today)).toBe('All points are done.');
    expect(burndownWords(open(8), '2026-12-01')).toBe('8 points left. The sprint is over.');
  });
});

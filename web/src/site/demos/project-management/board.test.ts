import { addDays } from '@agency/domain/shared/dates';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Change } from '../shared/saved-state.ts';
import {
  type Board,
  boardSchema,
  cardsIn,
  columnOf,
  countedIn,
  people,
  personName,
  pointWords,
} from './board.ts';
import { boardStore } from './board-store.ts';
import { burndown } from './burndown.ts';
import { isOverdue } from './filter.ts';
import { ProjectApp } from './project-app.tsx';
import { sampleBoard } from './sample.ts';
import { someDay, today, workedBoard } from './testing.ts';

const accepts = (value: unknown) => v.safeParse(boardSchema, value).success;

describe('the sample board', () => {
  it('is a full board on every day, the same one each time', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const board = sampleBoard(day);
        expect(accepts(board)).toBe(true);
        expect(sampleBoard(day)).toEqual(board);
        expect(board.cards).toHaveLength(30);
        expect(board.sprint.start <= addDays(day, -5) && day <= board.sprint.end).toBe(true);
        expect(new Set(board.cards.map(({ assignee }) => assignee)).size).toBe(people.length + 1);
        expect(cardsIn(board, 'doing').length).toBe((columnOf('doing').limit ?? 0) - 1);
        expect(board.cards.filter((card) => isOverdue(card, day))).toHaveLength(3);
        expect(board.cards.every(({ history }) => history.every(({ on }) => on <= day))).toBe(true);
        expect(burndown(board, day)).toMatchObject({ left: 58, added: 1 });
      }),
    );
  });
});

describe('a stored board', () => {
  it('is accepted after any work on it', () => {
    fc.assert(fc.property(workedBoard, (board) => accepts(JSON.parse(JSON.stringify(board)))));
  });

  const board = sampleBoard(today);
  const [first, ...rest] = board.cards;
  it.each([
    ['two cards with one id', { ...board, cards: [first, first, ...rest] }],
    [
      'a card in a column where it never arrived',
      { ...board, cards: [{ ...first, column: 'done' }, ...rest] },
    ],
    ['a card without a history', { ...board, cards: [{ ...first, history: [] }, ...rest] }],
    [
      'a history that runs backwards',
      {
        ...board,
        cards: [
          {
            ...first,
            history: [
              { column: 'done', on: '2026-11-20' },
              { column: 'planned', on: '2026-11-19' },
            ],
          },
          ...rest,
        ],
      },
    ],
    ['a stranger', { ...board, cards: [{ ...first, assignee: 'mallory' }, ...rest] }],
    ['four points', { ...board, cards: [{ ...first, points: 4 }, ...rest] }],
    ['a day that does not exist', { ...board, cards: [{ ...first, due: '2026-02-30' }, ...rest] }],
    ['an id that is taken', { ...board, nextId: 30 }],
    ['a sprint that ends before it begins', { ...board, sprint: { start: '2026-11-20', end: '2026-11-10' } }],
    [
      'a column over its limit',
      {
        ...board,
        cards: board.cards.map((card) => ({
          ...card,
          column: 'doing',
          history: [{ column: 'doing', on: today }],
        })),
      },
    ],
    ['more than there is', { ...board, admin: true }],
    ['nothing', null],
  ])('is refused with %s', (_, stored) => {
    expect(accepts(stored)).toBe(false);
  });

  it('lasts for two weeks after its sprint, and no longer', () => {
    const { end, start } = board.sprint;
    expect(boardStore.goOn(board, addDays(end, 14))).toBe(board);
    expect(boardStore.goOn(board, addDays(end, 15))).toBeNull();
    expect(boardStore.goOn(board, addDays(start, -1))).toBeNull();
  });
});

describe('the head of a column', () => {
  const board = sampleBoard(today);
  const visible = { ...board, cards: board.cards.filter(({ assignee }) => assignee === 'asha') };

  it('counts cards and points of the same cards, whatever is being carried over it', () => {
    expect(countedIn(board, visible, 'doing')).toEqual(cardsIn(board, 'doing'));
    expect(countedIn(board, visible, 'done')).toEqual(cardsIn(visible, 'done'));
  });

  it('and the line above claim nothing that is not so after a reload', () => {
    const change: Change<Board> = (update) => update(board);
    const markup = renderToStaticMarkup(createElement(ProjectApp, { state: board, change, today }));
    expect(markup).not.toMatch(/nothing has/i);
    expect(markup).toContain('Changes to cards are shown here.');
    expect(markup).toMatch(/4 of 5 · 19 pts/);
  });
});

describe('words', () => {
  it('says points and people', () => {
    expect(pointWords(1)).toBe('1 point');
    expect(pointWords(8)).toBe('8 points');
    expect(personName('mina')).toBe('Mina Okoro');
    expect(personName(null)).toBe('No one yet');
  });
});

import { addDays } from '@agency/domain/shared/dates';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Board, boardSchema, cardsIn, columns, maxArrivals, maxCards } from './board.ts';
import { addCard, type CardDraft, checkDraft, editCard, removeCard, restoreCard } from './cards.ts';
import { moveCard, placeOf } from './moves.ts';
import { sampleBoard } from './sample.ts';
import { boardOf, today, workedBoard } from './testing.ts';

const board = sampleBoard(today);
const draft: CardDraft = {
  title: ' Window stickers ',
  assignee: 'asha',
  due: today,
  points: '3',
  label: 'design',
};
const values = {
  title: 'Window stickers',
  assignee: 'asha',
  due: today,
  points: 3,
  label: 'design',
} as const;

function errorsOf(change: Partial<CardDraft>, had?: { due: string | null }) {
  const checked = checkDraft({ ...draft, ...change }, today, had);
  return checked.ok ? {} : checked.errors;
}

describe('what is typed into a card', () => {
  it('is accepted as it is, trimmed', () => {
    expect(checkDraft(draft, today)).toEqual({ ok: true, values });
  });

  it('may leave the person and the date open', () => {
    const checked = checkDraft({ ...draft, assignee: '', due: '' }, today);
    expect(checked).toMatchObject({ ok: true, values: { assignee: null, due: null } });
  });

  it.each([
    ['title', '', 'Enter a title'],
    ['title', 'x'.repeat(81), 'Title must have at most 80 characters'],
    ['assignee', 'mallory', 'Choose who is doing it, or no one'],
    ['due', '2026-02-30', 'This date doesn’t exist'],
    ['due', '2026-11-24', 'The due date has passed. Enter 25 November 2026 or later'],
    ['due', '2027-11-27', 'Enter a due date within a year'],
    ['points', '4', 'Choose 1, 2, 3, 5 or 8 points'],
    ['points', '', 'Choose 1, 2, 3, 5 or 8 points'],
    ['label', 'urgent', 'Choose a label'],
  ] as const)('refuses the %s %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('accepts the last day of the year ahead', () => {
    expect(errorsOf({ due: addDays(today, 366) })).toEqual({});
  });

  it('accepts a past date only where the card had it already', () => {
    expect(errorsOf({ due: '2026-11-20' }, { due: '2026-11-20' })).toEqual({});
    expect(errorsOf({ due: '2026-11-19' }, { due: '2026-11-20' })).toHaveProperty('due');
  });

  it('names all fields that are wrong at once', () => {
    expect(Object.keys(errorsOf({ title: '', points: '', label: '' })).sort()).toEqual([
      'label',
      'points',
      'title',
    ]);
  });
});

describe('cards', () => {
  it('begin at the top of To do, with an id of their own', () => {
    const once = boardOf(addCard(board, values, today));
    const twice = boardOf(addCard(once, values, today));
    expect(
      cardsIn(twice, 'planned')
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual([32, 31, 1]);
    expect(twice.cards[0]?.history).toEqual([{ column: 'planned', on: today }]);
  });

  it('are edited without moving', () => {
    const edited = editCard(board, 16, values);
    expect(placeOf(edited, 16)).toEqual(placeOf(board, 16));
    expect(edited.cards.find(({ id }) => id === 16)).toMatchObject({ ...values, column: 'review' });
    expect(edited.cards.filter(({ title }) => title === values.title)).toHaveLength(1);
  });
});

describe('undoing a deletion', () => {
  it('brings any card back to exactly where it was', () => {
    fc.assert(
      fc.property(workedBoard, fc.integer({ min: 1, max: 30 }), (of, id) => {
        const card = of.cards.find((one) => one.id === id);
        const was = placeOf(of, id);
        if (!card || !was) return;
        const back = boardOf(restoreCard(removeCard(of, id), card, was, today));
        for (const { id: column } of columns) expect(cardsIn(back, column)).toEqual(cardsIn(of, column));
        expect(back.nextId).toBe(of.nextId);
      }),
    );
  });

  const was = placeOf(board, 12) ?? { column: 'doing', before: null };
  const card = board.cards.find(({ id }) => id === 12);
  if (!card) throw new Error('card 12 is in Doing');

  it('goes to To do when Doing has filled up meanwhile', () => {
    let full = removeCard(board, 12);
    for (const id of [1, 2]) {
      const outcome = moveCard(full, id, { column: 'doing', before: null }, today);
      if (outcome.ok) full = outcome.board;
    }
    const back = boardOf(restoreCard(full, card, was, today));
    expect(cardsIn(back, 'doing')).toHaveLength(5);
    expect(cardsIn(back, 'planned')[0]).toMatchObject({ id: 12, column: 'planned' });
    expect(back.cards[0]?.history.at(-1)).toEqual({ column: 'planned', on: today });
  });

  it('adds nothing when the card is back already, and never reuses its id', () => {
    expect(boardOf(restoreCard(board, card, was, today))).toBe(board);
    const begun = { ...removeCard(board, 12), nextId: 5 };
    expect(boardOf(restoreCard(begun, card, was, today)).nextId).toBe(13);
  });
});

describe('the limits of a board', () => {
  function filled(): Board {
    let of: Board = board;
    while (of.cards.length < maxCards) of = boardOf(addCard(of, values, today));
    return of;
  }

  it('are not exceeded by a card too many', () => {
    const full = filled();
    expect(v.is(boardSchema, full)).toBe(true);
    expect(addCard(full, values, today)).toEqual({
      ok: false,
      reason: 'The board holds at most 200 cards. Delete one of them first.',
    });
  });

  it('are not exceeded by an undone deletion', () => {
    const full = filled();
    const card = full.cards[0];
    const was = placeOf(full, card?.id ?? 0);
    if (!card || !was) throw new Error('the board has cards');
    const again = boardOf(addCard(removeCard(full, card.id), values, today));
    expect(restoreCard(again, card, was, today)).toMatchObject({ ok: false });
  });

  it('are not exceeded by a card that goes to and fro', () => {
    let of: Board = board;
    for (let moves = 0; moves < maxArrivals + 1; moves += 1) {
      const column = moves % 2 === 0 ? 'review' : 'planned';
      const outcome = moveCard(of, 1, { column, before: null }, today);
      if (outcome.ok) of = outcome.board;
      else
        expect(outcome.reason).toBe(
          'This card has been moved 500 times, which is as many as this demo can store.',
        );
    }
    expect(v.is(boardSchema, of)).toBe(true);
    const { column } = of.cards.find(({ id }) => id === 1) ?? { column: 'planned' };
    expect(moveCard(of, 1, { column, before: null }, today).ok).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, cardsIn, columns } from './board.ts';
import { moveCard, place, placeOf, whyNot } from './moves.ts';
import { sampleBoard } from './sample.ts';
import { today, workedBoard } from './testing.ts';

const board = sampleBoard(today);
const idsIn = (of: Board, column: Parameters<typeof cardsIn>[1]) => cardsIn(of, column).map(({ id }) => id);

function moved(
  of: Board,
  id: number,
  column: Parameters<typeof cardsIn>[1],
  before: number | null = null,
): Board {
  const outcome = moveCard(of, id, { column, before }, today);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.board;
}

describe('moving a card', () => {
  it('puts it above the card that was pointed at, or at the foot', () => {
    expect(idsIn(moved(board, 1, 'review', 17), 'review')).toEqual([16, 1, 17, 18, 19]);
    expect(idsIn(moved(board, 1, 'review'), 'review')).toEqual([16, 17, 18, 19, 1]);
    expect(idsIn(moved(board, 16, 'review', 18), 'review')).toEqual([17, 16, 18, 19]);
    expect(idsIn(moved(board, 16, 'review'), 'review')).toEqual([17, 18, 19, 16]);
  });

  it('leaves it where it is when it is dropped on itself', () => {
    expect(moved(board, 16, 'review', 16)).toBe(board);
  });

  it('goes to the foot when the card that was pointed at is gone, or in another column', () => {
    expect(idsIn(moved(board, 1, 'review', 999), 'review').at(-1)).toBe(1);
    expect(idsIn(moved(board, 1, 'review', 2), 'review').at(-1)).toBe(1);
  });

  it('records an arrival when the column changes, and none within a column', () => {
    const history = (of: Board) => of.cards.find(({ id }) => id === 1)?.history;
    expect(history(moved(board, 1, 'done'))?.at(-1)).toEqual({ column: 'done', on: today });
    expect(history(moved(board, 1, 'planned'))).toEqual(history(board));
  });

  it('never records a day before the last arrival', () => {
    const outcome = moveCard(board, 12, { column: 'done', before: null }, '2020-01-01');
    const history = outcome.ok ? outcome.board.cards.find(({ id }) => id === 12)?.history : [];
    expect(history?.at(-1)?.on).toBe(history?.at(-2)?.on);
  });

  it('says so when the card is gone', () => {
    expect(moveCard(board, 99, { column: 'done', before: null }, today)).toEqual({
      ok: false,
      reason: 'This card is no longer on the board.',
    });
  });
});

describe('the limit of Doing', () => {
  const full = moved(board, 1, 'doing');
  const reason = 'Doing holds at most 5 cards and has 5. Move one out of it first.';

  it('accepts the fifth card and refuses the sixth, with the reason', () => {
    expect(cardsIn(full, 'doing')).toHaveLength(5);
    expect(moveCard(full, 2, { column: 'doing', before: null }, today)).toEqual({ ok: false, reason });
  });

  it('lets the five change places among each other', () => {
    expect(whyNot(full, { id: 1 }, 'doing')).toBeNull();
    expect(idsIn(moved(full, 1, 'doing', 12), 'doing')).toEqual([1, 12, 13, 14, 15]);
  });

  it('accepts one again after one has left', () => {
    expect(cardsIn(moved(moved(full, 12, 'review'), 2, 'doing'), 'doing')).toHaveLength(5);
  });

  it('applies to Doing alone', () => {
    for (const { id } of columns) expect(whyNot(full, { id: 2 }, id)).toBe(id === 'doing' ? reason : null);
  });
});

describe('whatever is done to a board', () => {
  const anyMove = fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    column: fc.constantFrom(...columns.map(({ id }) => id)),
    before: fc.option(fc.integer({ min: 1, max: 30 })),
  });

  it('never has more than five cards in Doing', () => {
    fc.assert(fc.property(workedBoard, (of) => cardsIn(of, 'doing').length <= 5));
  });

  it('neither loses nor duplicates a card by moving', () => {
    fc.assert(
      fc.property(workedBoard, anyMove, (of, { id, ...to }) => {
        const outcome = moveCard(of, id, to, today);
        const ids = (b: Board) => b.cards.map((card) => card.id).sort((a, b) => a - b);
        if (outcome.ok) expect(ids(outcome.board)).toEqual(ids(of));
      }),
    );
  });

  it('keeps the order of all other cards', () => {
    fc.assert(
      fc.property(workedBoard, anyMove, (of, { id, ...to }) => {
        const outcome = moveCard(of, id, to, today);
        const others = (b: Board) => b.cards.filter((card) => card.id !== id);
        if (outcome.ok) expect(others(outcome.board)).toEqual(others(of));
      }),
    );
  });

  it('puts a card back to where it was', () => {
    fc.assert(
      fc.property(workedBoard, anyMove, (of, { id, ...to }) => {
        const card = of.cards.find((one) => one.id === id);
        const was = placeOf(of, id);
        if (!card || !was) return;
        const back = place(place(of, card, to), card, was);
        for (const { id: column } of columns) expect(idsIn(back, column)).toEqual(idsIn(of, column));
      }),
    );
  });
});

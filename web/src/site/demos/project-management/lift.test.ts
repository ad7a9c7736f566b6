import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsIn, columns } from './board.ts';
import { type Arrow, carry, isArrow, lift, placeWords, shownBoard } from './lift.ts';
import { moveCard, placeOf } from './moves.ts';
import { sampleBoard } from './sample.ts';
import { today, workedBoard } from './testing.ts';

const board = sampleBoard(today);
const lifted = { id: 17, to: { column: 'review', before: 18 } } as const;
const arrows: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

describe('a lifted card', () => {
  it('begins where it was', () => {
    expect(lift(board, 17)).toEqual(lifted);
    expect(lift(board, 99)).toBeNull();
    expect(shownBoard(board, null)).toBe(board);
  });

  it('goes up and down one card at a time, and stops at the ends', () => {
    const up = carry(board, lifted, 'ArrowUp');
    expect(up.to).toEqual({ column: 'review', before: 16 });
    expect(carry(board, up, 'ArrowUp')).toEqual(up);
    const down = carry(board, lifted, 'ArrowDown');
    expect(down.to.before).toBe(19);
    const foot = carry(board, down, 'ArrowDown');
    expect(foot.to.before).toBeNull();
    expect(carry(board, foot, 'ArrowDown')).toEqual(foot);
  });

  it('goes to the next column at the same height, and stops at the edges', () => {
    expect(carry(board, lifted, 'ArrowRight').to).toEqual({ column: 'done', before: 21 });
    expect(carry(board, lifted, 'ArrowLeft').to).toEqual({ column: 'doing', before: 13 });
    const done = carry(board, lifted, 'ArrowRight');
    expect(carry(board, done, 'ArrowRight')).toBe(done);
    const low = { id: 11, to: { column: 'planned', before: null } } as const;
    expect(carry(board, low, 'ArrowRight').to).toEqual({ column: 'doing', before: null });
  });

  it('says where it is, and why it can’t stay there', () => {
    expect(placeWords(board, lifted)).toBe('In review, 2 of 4.');
    const full = moveCard(board, 1, { column: 'doing', before: null }, today);
    const of = full.ok ? full.board : board;
    expect(placeWords(of, carry(of, lifted, 'ArrowLeft'))).toBe(
      'Doing, 2 of 6. Doing holds at most 5 cards and has 5. Move one out of it first.',
    );
  });

  it('knows its keys', () => {
    expect(arrows.every(isArrow)).toBe(true);
    expect(isArrow('Enter')).toBe(false);
  });

  it('can be carried anywhere: no card is lost, and dropping it lands where it was shown', () => {
    const keys = fc.array(fc.constantFrom(...arrows), { maxLength: 12 });
    fc.assert(
      fc.property(workedBoard, fc.integer({ min: 1, max: 30 }), keys, (of, id, pressed) => {
        const begun = lift(of, id);
        if (!begun) return;
        const at = pressed.reduce((now, key) => carry(of, now, key), begun);
        const shown = shownBoard(of, at);
        expect(shown.cards).toHaveLength(of.cards.length);
        const dropped = moveCard(of, id, at.to, today);
        if (!dropped.ok) return;
        for (const { id: column } of columns) {
          expect(cardsIn(dropped.board, column).map((card) => card.id)).toEqual(
            cardsIn(shown, column).map((card) => card.id),
          );
        }
        expect(placeOf(dropped.board, id)).toEqual(at.to);
      }),
    );
  });
});

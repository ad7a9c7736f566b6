import { addDays } from '@agency/domain/shared/dates';
import fc from 'fast-check';
import { type Board, columns, people } from './board.ts';
import { addCard, editCard, removeCard } from './cards.ts';
import { moveCard, type Outcome } from './moves.ts';
import { sampleBoard } from './sample.ts';

/** A Wednesday: day ten of the sample's sprint, which began on 16 November 2026. */
export const today = '2026-11-25';

/** Days around both clock changes and a leap day. */
export const someDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));

const columnId = fc.constantFrom(...columns.map(({ id }) => id));
const cardId = fc.integer({ min: 1, max: 40 });

/** The board that the rules led to. */
export function boardOf(outcome: Outcome): Board {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.board;
}

type Change = (board: Board, day: string) => Board;

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ id: cardId, column: columnId, before: fc.option(cardId) }).map(
    ({ id, column, before }): Change =>
      (board, day) => {
        const moved = moveCard(board, id, { column, before }, day);
        return moved.ok ? moved.board : board;
      },
  ),
  cardId.map(
    (id): Change =>
      (board) =>
        removeCard(board, id),
  ),
  fc.constantFrom(1, 2, 3, 5, 8).chain((points) =>
    cardId.map(
      (id): Change =>
        (board, day) => {
          const values = {
            title: 'A card',
            assignee: people[0].id,
            due: null,
            points,
            label: 'build',
          } as const;
          return id % 2 === 0 ? boardOf(addCard(board, values, day)) : editCard(board, id, values);
        },
    ),
  ),
);

/** A board that people have worked on: any changes, on successive days. */
export const workedBoard: fc.Arbitrary<Board> = fc
  .array(fc.record({ change, wait: fc.integer({ min: 0, max: 2 }) }), { maxLength: 25 })
  .map((changes) => {
    let day = addDays(today, -6);
    return changes.reduce((board, one) => {
      day = addDays(day, one.wait);
      return one.change(board, day);
    }, sampleBoard(today));
  });

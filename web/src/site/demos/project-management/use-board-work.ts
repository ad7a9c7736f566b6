import { useState } from 'react';
import type { DemoAppProps } from '../shared/demo-stage.tsx';
import { type Board, type Card, type ColumnId, cardsIn, columnOf } from './board.ts';
import { addCard, type CardValues, editCard, removeCard, restoreCard } from './cards.ts';
import { moveCard, type Outcome, type Place, placeOf } from './moves.ts';

interface Removed {
  readonly card: Card;
  readonly was: Place;
}

/** What happened last: read out, shown above the board, and with an undo for a deletion. */
export interface News {
  readonly text: string;
  readonly isRefusal?: boolean;
  readonly removed?: Removed;
}

export interface BoardWork {
  readonly news: News | null;
  readonly tell: (news: News | null) => void;
  /** False where the rules refuse; the news says why. */
  readonly move: (id: number, place: Place) => boolean;
  readonly moveTo: (id: number, column: ColumnId) => boolean;
  readonly add: (values: CardValues) => void;
  readonly edit: (id: number, values: CardValues) => void;
  readonly remove: (id: number) => void;
  /** Its number where the card came back. */
  readonly restore: (removed: Removed) => number | null;
}

const titleOf = (board: Board, id: number) => board.cards.find((card) => card.id === id)?.title ?? '';

/** The board's actions, with a message about the result of each. */
export function useBoardWork({ state: shown, change, today }: DemoAppProps<Board>): BoardWork {
  const [news, tell] = useState<News | null>(null);
  /** Applies an action to the board as it is now; null where the rules refuse it, and then the news says why. */
  const work = (action: (board: Board) => Outcome): Board | null => {
    const { outcome, state } = change((board) => {
      const led = action(board);
      return { outcome: led, state: led.ok ? led.board : board };
    });
    if (!outcome.ok) tell({ text: outcome.reason, isRefusal: true });
    return outcome.ok ? state : null;
  };
  const move = (id: number, place: Place): boolean => {
    const board = work((newest) => moveCard(newest, id, place, today));
    if (!board) return false;
    const column = cardsIn(board, place.column);
    const at = column.findIndex((card) => card.id === id) + 1;
    const where = `${columnOf(place.column).name}, ${at} of ${column.length}`;
    tell({ text: `“${titleOf(board, id)}” is now in ${where}.` });
    return true;
  };
  return {
    news,
    tell,
    move,
    moveTo: (id, column) => move(id, { column, before: cardsIn(shown, column)[0]?.id ?? null }),
    add: (values) => {
      if (work((board) => addCard(board, values, today))) {
        tell({ text: `“${values.title}” is at the top of To do.` });
      }
    },
    edit: (id, values) => {
      change((board) => ({ state: editCard(board, id, values) }));
      tell({ text: `“${values.title}” is saved.` });
    },
    remove: (id) => {
      const { card, was } = change((board) => ({
        state: removeCard(board, id),
        card: board.cards.find((one) => one.id === id),
        was: placeOf(board, id),
      }));
      if (card && was) tell({ text: `“${card.title}” is deleted.`, removed: { card, was } });
    },
    restore: ({ card, was }) => {
      const back = work((board) => restoreCard(board, card, was, today));
      if (back) tell({ text: restoredWords(back, card, was) });
      return back && card.id;
    },
  };
}

function restoredWords(back: Board, card: Card, was: Place): string {
  const column = placeOf(back, card.id)?.column ?? was.column;
  const why = column === was.column ? '' : `, because ${columnOf(was.column).name} is full`;
  return `“${card.title}” is back in ${columnOf(column).name}${why}.`;
}

import { useState } from 'react';
import type { DemoAppProps } from '../shared/demo-stage.tsx';
import { type Board, type Card, type ColumnId, cardsIn, columnOf } from './board.ts';
import { addCard, type CardValues, editCard, removeCard, restoreCard } from './cards.ts';
import { moveCard, type Place, placeOf } from './moves.ts';

interface Removed {
  readonly card: Card;
  readonly was: Place;
}

/** What happened last: read out, shown above the board, and for a deletion the way back. */
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
  readonly restore: (removed: Removed) => void;
}

const titleOf = (board: Board, id: number) => board.cards.find((card) => card.id === id)?.title ?? '';

/** The board's rules as things to do, with the words for what came of it. */
export function useBoardWork({ state: board, change, today }: DemoAppProps<Board>): BoardWork {
  const [news, tell] = useState<News | null>(null);
  const move = (id: number, place: Place): boolean => {
    const outcome = moveCard(board, id, place, today);
    if (!outcome.ok) {
      tell({ text: outcome.reason, isRefusal: true });
      return false;
    }
    change(outcome.board);
    const column = cardsIn(outcome.board, place.column);
    const at = column.findIndex((card) => card.id === id) + 1;
    const where = `${columnOf(place.column).name}, ${at} of ${column.length}`;
    tell({ text: `“${titleOf(board, id)}” is now in ${where}.` });
    return true;
  };
  return {
    news,
    tell,
    move,
    moveTo: (id, column) => move(id, { column, before: cardsIn(board, column)[0]?.id ?? null }),
    add: (values) => {
      change(addCard(board, values, today));
      tell({ text: `“${values.title}” is at the top of To do.` });
    },
    edit: (id, values) => {
      change(editCard(board, id, values));
      tell({ text: `“${values.title}” is saved.` });
    },
    remove: (id) => {
      const card = board.cards.find((one) => one.id === id);
      const was = placeOf(board, id);
      if (!card || !was) return;
      change(removeCard(board, id));
      tell({ text: `“${card.title}” is deleted.`, removed: { card, was } });
    },
    restore: ({ card, was }) => {
      const back = restoreCard(board, card, was, today);
      change(back);
      const column = placeOf(back, card.id)?.column ?? was.column;
      const why = column === was.column ? '' : `, because ${columnOf(was.column).name} is full`;
      tell({ text: `“${card.title}” is back in ${columnOf(column).name}${why}.` });
    },
  };
}

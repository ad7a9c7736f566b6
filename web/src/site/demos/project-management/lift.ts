import { type Board, cardsIn, columnOf, columns } from './board.ts';
import { type Place, place, placeOf, whyNot } from './moves.ts';

/** A card that the keyboard carries: where it would land. The board itself is unchanged until it is dropped. */
export interface Lifted {
  readonly id: number;
  readonly to: Place;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

export function lift(board: Board, id: number): Lifted | null {
  const to = placeOf(board, id);
  return to && { id, to };
}

/** The board as it would be if the card were dropped now. */
export function shownBoard(board: Board, lifted: Lifted | null): Board {
  const card = lifted && board.cards.find(({ id }) => id === lifted.id);
  return card && lifted ? place(board, card, lifted.to) : board;
}

function ids(board: Board, { id, to }: Lifted): { readonly others: readonly number[]; readonly at: number } {
  const others = cardsIn(board, to.column)
    .map((card) => card.id)
    .filter((other) => other !== id);
  const before = to.before === null ? -1 : others.indexOf(to.before);
  return { others, at: before < 0 ? others.length : before };
}

/** One step with an arrow key: up and down within the column, left and right to the next at the same height. */
export function carry(board: Board, lifted: Lifted, arrow: Arrow): Lifted {
  const { others, at } = ids(board, lifted);
  const { column } = lifted.to;
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    const next = Math.min(others.length, Math.max(0, at + (arrow === 'ArrowUp' ? -1 : 1)));
    return { ...lifted, to: { column, before: others[next] ?? null } };
  }
  const index = columns.findIndex(({ id }) => id === column) + (arrow === 'ArrowLeft' ? -1 : 1);
  const target = columns[index]?.id;
  if (!target) return lifted;
  const theirs = cardsIn(board, target)
    .map((card) => card.id)
    .filter((other) => other !== lifted.id);
  return { ...lifted, to: { column: target, before: theirs[at] ?? null } };
}

/** 'Doing, 2 of 5', and why not if it can't be dropped there. */
export function placeWords(board: Board, lifted: Lifted): string {
  const { others, at } = ids(board, lifted);
  const reason = whyNot(board, lifted, lifted.to.column);
  const where = `${columnOf(lifted.to.column).name}, ${at + 1} of ${others.length + 1}.`;
  return reason === null ? where : `${where} ${reason}`;
}

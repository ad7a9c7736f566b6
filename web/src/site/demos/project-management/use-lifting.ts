import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Board, ColumnId } from './board.ts';
import { carry, isArrow, type Lifted, lift, placeWords } from './lift.ts';
import { whyNot } from './moves.ts';
import type { BoardWork } from './use-board-work.ts';

interface Lifting {
  readonly lifted: Lifted | null;
  readonly onCardKey: (event: KeyboardEvent<HTMLElement>, id: number) => void;
  /** Puts the lifted card back, if there is one. */
  readonly putBack: () => void;
}

/** The element that has the focus for a card. */
export const cardFocusId = (id: number) => `card-${id}`;

/**
 * Focuses a card; where a narrow screen doesn't show its column, the column switch; where the filter doesn't show the
 * card, what is said about it.
 */
export function focusCard(id: number): void {
  const places = [`#${cardFocusId(id)}`, '#demo [aria-current="true"]', '#board-news'];
  for (const place of places) {
    const element = document.querySelector<HTMLElement>(place);
    element?.focus();
    if (element && document.activeElement === element) return;
  }
}

/**
 * Moving by keyboard: Space lifts, arrows carry, Space drops, Escape puts back. Steps count the visible cards; the
 * rules count all of them.
 */
export function useLifting(
  board: Board,
  visible: Board,
  work: BoardWork,
  onLanded: (column: ColumnId) => void,
): Lifting {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  // The card may have gone since: deleted in another tab, or out of sight by the filter.
  if (lifted && !visible.cards.some(({ id }) => id === lifted.id)) setLifted(null);
  const title = (id: number) => board.cards.find((card) => card.id === id)?.title ?? '';
  // A card that changes its column is another element, so the focus is moved to it.
  useEffect(() => {
    if (lifted) focusCard(lifted.id);
  }, [lifted]);
  const begin = (id: number) => {
    const next = lift(visible, id);
    setLifted(next);
    if (next) work.tell({ text: `“${title(id)}” is lifted. ${placeWords(board, next)}` });
  };
  const putBack = () => {
    if (!lifted) return;
    setLifted(null);
    work.tell({ text: `“${title(lifted.id)}” is back where it was.` });
    requestAnimationFrame(() => focusCard(lifted.id));
  };
  const drop = (at: Lifted) => {
    if (!work.move(at.id, at.to)) return;
    setLifted(null);
    onLanded(at.to.column);
    requestAnimationFrame(() => focusCard(at.id));
  };
  const onLiftedKey = (event: KeyboardEvent<HTMLElement>, at: Lifted) => {
    if (event.key === 'Tab') {
      putBack();
      return;
    }
    event.preventDefault();
    if (event.key === ' ' || event.key === 'Enter') drop(at);
    else if (event.key === 'Escape') putBack();
    else if (isArrow(event.key)) {
      const next = carry(visible, at, event.key);
      setLifted(next);
      work.tell({ text: placeWords(board, next), isRefusal: whyNot(board, next, next.to.column) !== null });
    }
  };
  const onCardKey = (event: KeyboardEvent<HTMLElement>, id: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (lifted) onLiftedKey(event, lifted);
    else if (event.key === ' ') {
      event.preventDefault();
      begin(id);
    }
  };
  return { lifted, onCardKey, putBack };
}

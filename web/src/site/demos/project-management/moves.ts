import { type Board, type Card, type ColumnId, cardsIn, columnOf, maxArrivals } from './board.ts';

/** A place on the board: right above the card `before`, or at the foot of the column. */
export interface Place {
  readonly column: ColumnId;
  readonly before: number | null;
}

export type Outcome =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly reason: string };

/** Why this card can't come into that column; null where it can. A card that is there already always can. */
export function whyNot(board: Board, card: Pick<Card, 'id'>, to: ColumnId): string | null {
  const { limit, name } = columnOf(to);
  const there = cardsIn(board, to);
  if (there.some(({ id }) => id === card.id)) return null;
  const moves = board.cards.find(({ id }) => id === card.id)?.history.length ?? 0;
  if (moves >= maxArrivals)
    return `This card has been moved ${moves} times, which is as many as this demo can store.`;
  if (limit === null || there.length < limit) return null;
  return `${name} holds at most ${limit} cards and has ${there.length}. Move one out of it first.`;
}

/** The board with the card there, whatever the limits say: for showing where a lifted card would land. */
export function place(board: Board, moving: Card, { column, before }: Place): Board {
  const rest = board.cards.filter(({ id }) => id !== moving.id);
  const at = rest.findIndex((card) => card.id === before && card.column === column);
  const card = { ...moving, column };
  return { ...board, cards: at < 0 ? [...rest, card] : [...rest.slice(0, at), card, ...rest.slice(at)] };
}

/** Only a change of column is recorded; going up and down within one is not. */
function arrived(card: Card, column: ColumnId, today: string): Card {
  if (card.column === column) return card;
  // A clock that was set back must not make a history that runs backwards.
  const last = card.history.at(-1)?.on ?? today;
  return { ...card, column, history: [...card.history, { column, on: today > last ? today : last }] };
}

/** Moves a card, or says why not. `today` is London's date. */
export function moveCard(board: Board, id: number, to: Place, today: string): Outcome {
  const card = board.cards.find((one) => one.id === id);
  if (!card) return { ok: false, reason: 'This card is no longer on the board.' };
  const reason = whyNot(board, card, to.column);
  if (reason !== null) return { ok: false, reason };
  if (to.before === id) return { ok: true, board };
  return { ok: true, board: place(board, arrived(card, to.column, today), to) };
}

/** A card's position, for undoing. */
export function placeOf(board: Board, id: number): Place | null {
  const card = board.cards.find((one) => one.id === id);
  if (!card) return null;
  const column = cardsIn(board, card.column);
  const next = column[column.findIndex((one) => one.id === id) + 1];
  return { column: card.column, before: next?.id ?? null };
}

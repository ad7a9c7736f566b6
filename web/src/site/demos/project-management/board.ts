import { civilDate } from '@agency/domain/shared/fields';
import * as v from 'valibot';

export const columns = [
  { id: 'planned', name: 'To do', limit: null },
  { id: 'doing', name: 'Doing', limit: 5 },
  { id: 'review', name: 'In review', limit: null },
  { id: 'done', name: 'Done', limit: null },
] as const;
export const people = [
  { id: 'asha', name: 'Asha Bright', initials: 'AB' },
  { id: 'tom', name: 'Tom Fell', initials: 'TF' },
  { id: 'mina', name: 'Mina Okoro', initials: 'MO' },
  { id: 'jack', name: 'Jack Lowe', initials: 'JL' },
] as const;
export const labels = [
  { id: 'design', name: 'Design' },
  { id: 'content', name: 'Content' },
  { id: 'build', name: 'Build' },
  { id: 'fault', name: 'Fault' },
] as const;
/** Sizes of work; the gaps keep people from haggling over one point. */
export const pointSizes = [1, 2, 3, 5, 8] as const;

const columnId = v.picklist(columns.map(({ id }) => id));
const personId = v.picklist(people.map(({ id }) => id));
const labelId = v.picklist(labels.map(({ id }) => id));
const points = v.picklist(pointSizes);

export type ColumnId = v.InferOutput<typeof columnId>;
export type PersonId = v.InferOutput<typeof personId>;
export type LabelId = v.InferOutput<typeof labelId>;
export type Points = v.InferOutput<typeof points>;

/** A column that a card entered, and the London day. The first is where it was created. */
const arrival = v.strictObject({ column: columnId, on: civilDate });
export const maxTitle = 80;
/** The most cards on a board, and the most arrivals stored for a card. */
export const maxCards = 200;
export const maxArrivals = 500;

const card = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(maxTitle)),
    assignee: v.nullable(personId),
    due: v.nullable(civilDate),
    points,
    label: labelId,
    column: columnId,
    history: v.pipe(v.array(arrival), v.minLength(1), v.maxLength(maxArrivals)),
  }),
  v.check(({ column, history }) => history.at(-1)?.column === column, 'A card is where it last arrived'),
  v.check(
    ({ history }) => history.every(({ on }, at) => at === 0 || on >= (history[at - 1]?.on ?? '')),
    'A history runs forwards',
  ),
);

/** The order of `cards` is the order within each column, top to bottom. */
export const boardSchema = v.pipe(
  v.strictObject({
    sprint: v.strictObject({ start: civilDate, end: civilDate }),
    cards: v.pipe(v.array(card), v.maxLength(maxCards)),
    nextId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.check(({ sprint }) => sprint.start < sprint.end, 'A sprint begins before it ends'),
  v.check(({ cards }) => new Set(cards.map(({ id }) => id)).size === cards.length, 'Cards have ids'),
  v.check(({ cards, nextId }) => cards.every(({ id }) => id < nextId), 'The next id is a new one'),
  v.check(
    ({ cards }) =>
      columns.every(
        ({ id, limit }) => limit === null || cards.filter((c) => c.column === id).length <= limit,
      ),
    'No column is over its limit',
  ),
);

export type Card = v.InferOutput<typeof card>;
export type Board = v.InferOutput<typeof boardSchema>;

export function cardsIn(board: Board, column: ColumnId): readonly Card[] {
  return board.cards.filter((one) => one.column === column);
}

/**
 * The cards that a column's head counts, with their points: where a limit holds, all of them, whatever the filter shows.
 * A card that is being carried still counts where it came from.
 */
export function countedIn(board: Board, visible: Board, column: ColumnId): readonly Card[] {
  return cardsIn(columnOf(column).limit === null ? visible : board, column);
}

export function columnOf(id: ColumnId) {
  return columns.find((column) => column.id === id) ?? columns[0];
}

export function personName(id: PersonId | null): string {
  return people.find((person) => person.id === id)?.name ?? 'No one yet';
}

export function labelName(id: LabelId): string {
  return labels.find((label) => label.id === id)?.name ?? '';
}

/** 1 → '1 point', 5 → '5 points'. */
export function pointWords(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

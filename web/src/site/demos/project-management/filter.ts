import { type Board, type Card, type LabelId, labels, type PersonId, people } from './board.ts';

export interface Filter {
  readonly person: PersonId | 'nobody' | null;
  readonly label: LabelId | null;
  readonly overdueOnly: boolean;
}

export const noFilter: Filter = { person: null, label: null, overdueOnly: false };

/** A card is late from the day after its due date, until it is done. */
export function isOverdue(card: Pick<Card, 'due' | 'column'>, today: string): boolean {
  return card.due !== null && card.due < today && card.column !== 'done';
}

export function matches(card: Card, filter: Filter, today: string): boolean {
  const { person, label, overdueOnly } = filter;
  if (person !== null && (card.assignee ?? 'nobody') !== person) return false;
  if (label !== null && card.label !== label) return false;
  return !overdueOnly || isOverdue(card, today);
}

export function countMatching(board: Board, filter: Filter, today: string): number {
  return board.cards.filter((card) => matches(card, filter, today)).length;
}

export function isFiltering({ person, label, overdueOnly }: Filter): boolean {
  return person !== null || label !== null || overdueOnly;
}

/** A select's value; anything unknown filters nothing. */
export function personFilter(value: string): Filter['person'] {
  return value === 'nobody' ? value : (people.find(({ id }) => id === value)?.id ?? null);
}

export function labelFilter(value: string): Filter['label'] {
  return labels.find(({ id }) => id === value)?.id ?? null;
}

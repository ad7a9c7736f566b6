import { addDays } from '@agency/domain/shared/dates';
import { civilDate, line } from '@agency/domain/shared/fields';
import { formatDate } from '@agency/domain/shared/format';
import * as v from 'valibot';
import {
  type Board,
  type Card,
  labels,
  maxArrivals,
  maxCards,
  maxTitle,
  type PersonId,
  people,
  pointSizes,
} from './board.ts';
import { type Outcome, type Place, place, whyNot } from './moves.ts';

/** A card's form values. */
export interface CardDraft {
  readonly title: string;
  readonly assignee: string;
  readonly due: string;
  readonly points: string;
  readonly label: string;
}

export type CardValues = Pick<Card, 'title' | 'assignee' | 'due' | 'points' | 'label'>;
export type CardErrors = Partial<Record<keyof CardDraft, string>>;
export type Checked =
  | { readonly ok: true; readonly values: CardValues }
  | { readonly ok: false; readonly errors: CardErrors };

const person = v.picklist(
  people.map(({ id }) => id),
  'Choose one of the 4 people, or no one',
);
const draftSchema = v.object({
  title: v.pipe(
    v.string(),
    v.check((typed) => typed.trim() !== '', 'Enter a title'),
    line('Title', { min: 3, max: maxTitle }),
  ),
  assignee: v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform((): PersonId | null => null),
      ),
      person,
    ],
    'Choose who is doing it, or no one',
  ),
  due: v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform((): string | null => null),
      ),
      civilDate,
    ],
    'Enter a real date, or leave this empty',
  ),
  points: v.pipe(v.string(), v.transform(Number), v.picklist(pointSizes, 'Choose 1, 2, 3, 5 or 8 points')),
  label: v.picklist(
    labels.map(({ id }) => id),
    'Choose a label',
  ),
});

const yearAhead = 366;

/** A date in the past is refused unless the card had it already: late work stays editable. */
function dueError(due: string | null, today: string, had: string | null): string | null {
  if (due === null || due === had) return null;
  if (due < today) return `The due date has passed. Enter ${formatDate(today)} or later`;
  if (due > addDays(today, yearAhead)) return 'Enter a due date within a year';
  return null;
}

export function checkDraft(draft: CardDraft, today: string, had: Pick<Card, 'due'> | null = null): Checked {
  const parsed = v.safeParse(draftSchema, draft);
  if (!parsed.success) {
    const { nested = {} } = v.flatten<typeof draftSchema>(parsed.issues);
    return {
      ok: false,
      errors: Object.fromEntries(Object.entries(nested).map(([key, all]) => [key, all?.[0]])),
    };
  }
  const due = dueError(parsed.output.due, today, had?.due ?? null);
  return due === null ? { ok: true, values: parsed.output } : { ok: false, errors: { due } };
}

/** Why no card can come onto the board; null where one can. */
export function whyNoCard({ cards }: Board): string | null {
  return cards.length < maxCards
    ? null
    : `The board holds at most ${maxCards} cards. Delete one of them first.`;
}

/** A new card goes to the top of To do, where it is seen. */
export function addCard(board: Board, values: CardValues, today: string): Outcome {
  const reason = whyNoCard(board);
  if (reason !== null) return { ok: false, reason };
  const card: Card = {
    ...values,
    id: board.nextId,
    column: 'planned',
    history: [{ column: 'planned', on: today }],
  };
  return { ok: true, board: { ...board, cards: [card, ...board.cards], nextId: board.nextId + 1 } };
}

export function editCard(board: Board, id: number, values: CardValues): Board {
  return { ...board, cards: board.cards.map((card) => (card.id === id ? { ...card, ...values } : card)) };
}

export function removeCard(board: Board, id: number): Board {
  return { ...board, cards: board.cards.filter((card) => card.id !== id) };
}

/**
 * Takes a deletion back. If the card's column has filled up meanwhile, the card comes back into To do instead: undoing
 * must not break a limit.
 */
export function restoreCard(board: Board, card: Card, was: Place, today: string): Outcome {
  if (board.cards.some(({ id }) => id === card.id)) return { ok: true, board };
  const full = whyNoCard(board);
  if (full !== null) return { ok: false, reason: full };
  const nextId = Math.max(board.nextId, card.id + 1);
  const reason = whyNot(board, card, was.column);
  if (reason === null) return { ok: true, board: place({ ...board, nextId }, card, was) };
  if (card.history.length >= maxArrivals) return { ok: false, reason };
  const last = card.history.at(-1)?.on ?? today;
  const back: Card = {
    ...card,
    column: 'planned',
    history: [...card.history, { column: 'planned', on: today > last ? today : last }],
  };
  return { ok: true, board: { ...board, nextId, cards: [back, ...board.cards] } };
}

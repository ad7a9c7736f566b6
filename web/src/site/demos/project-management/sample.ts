import { addDays } from '@agency/domain/shared/dates';
import { weekdayOf } from '../shared/day-words.ts';
import type { Board, Card, ColumnId, LabelId, PersonId, Points } from './board.ts';
import { isWorkingDay } from './burndown.ts';

/** Title, who, label, points, days until due (null: none). */
type Row = readonly [string, PersonId | null, LabelId, Points, number | null];

const waiting: readonly Row[] = [
  ['Redirects from the old shop’s addresses', 'tom', 'build', 3, 2],
  ['Gift vouchers: page and wording', 'mina', 'content', 2, 5],
  ['Delivery days for bank holidays', 'jack', 'build', 5, 4],
  ['Alternative texts for 60 product photos', 'mina', 'content', 3, -1],
  ['Search finds “sour dough” and “sourdough”', 'tom', 'build', 3, 6],
  ['Print style of the order sheet', null, 'design', 2, null],
  ['Postcode with a space is refused', 'jack', 'fault', 1, -2],
  ['Photograph the autumn loaves', null, 'content', 2, 8],
  ['Quantity box too small on phones', 'asha', 'fault', 1, 1],
  ['Page for wholesale customers', null, 'design', 5, null],
  ['Move newsletter sign-ups over', 'jack', 'build', 2, 7],
];
/** Each with when it was begun, as a share of the sprint's working days so far. */
const begun: readonly (readonly [Row, number])[] = [
  [['Checkout: collection or delivery', 'jack', 'build', 8, 1], 0.4],
  [['Allergen table for every product', 'mina', 'content', 5, -1], 0.6],
  [['Basket forgets cakes after midnight', 'tom', 'fault', 3, 0], 0.8],
  [['Tablet layout of the shop window', 'asha', 'design', 3, 3], 0.9],
];
const reviewed: readonly (readonly [Row, number])[] = [
  [['Order confirmation by email', 'tom', 'build', 3, 0], 0.8],
  [['Words for the delivery page', 'mina', 'content', 2, 2], 0.7],
  [['Stamp card for regulars', 'asha', 'design', 3, 3], 0.9],
  [['Opening hours from one place', 'jack', 'build', 2, 1], 0.8],
];
const finished: readonly (readonly [Row, number])[] = [
  [['Set up the test shop', 'tom', 'build', 2, -6], 0.1],
  [['Colours and type of the new shop', 'asha', 'design', 5, -5], 0.2],
  [['List of all 84 products', 'mina', 'content', 3, -4], 0.3],
  [['Product page', 'asha', 'design', 5, -4], 0.4],
  [['Product page: build', 'jack', 'build', 5, -3], 0.5],
  [['Card payments in test mode', 'tom', 'build', 8, -2], 0.6],
  [['Logo blurs on sharp screens', 'asha', 'fault', 1, null], 0.5],
  [['About us, in 300 words', 'mina', 'content', 2, -2], 0.7],
  [['Basket adds up offers', 'jack', 'build', 3, -1], 0.8],
  [['Wrong VAT rate on cakes to eat in', 'tom', 'fault', 2, null], 0.9],
  [['Photo sizes by screen', 'jack', 'build', 2, 0], 0.9],
];
/** It was done once, and came back. */
const cameBack = 'Basket forgets cakes after midnight';
/** Made after the sprint had begun. */
const madeLater = 'Postcode with a space is refused';

/** Two weeks, Monday to Sunday; today is never in its first days, so that there is something to see. */
function sprintAround(today: string): Board['sprint'] {
  const day = weekdayOf(today);
  const monday = addDays(today, -day);
  const start = day < 5 ? addDays(monday, -7) : monday;
  return { start, end: addDays(start, 13) };
}

/** What everybody begins with: a bakery's new online shop, in the middle of a sprint. */
export function sampleBoard(today: string): Board {
  const sprint = sprintAround(today);
  const working = Array.from({ length: 14 }, (_, at) => addDays(sprint.start, at)).filter(
    (date) => isWorkingDay(date) && date <= today,
  );
  const on = (share: number) => working[Math.floor(share * working.length)] ?? sprint.start;
  const planned = addDays(sprint.start, -3);
  let id = 0;
  const card = ([title, assignee, label, points, due]: Row, history: Card['history']): Card => {
    id += 1;
    const column = history.at(-1)?.column ?? 'planned';
    return {
      id,
      title,
      assignee,
      label,
      points,
      due: due === null ? null : addDays(today, due),
      column,
      history,
    };
  };
  const step = (column: ColumnId, share: number) => ({ column, on: on(share) });
  const start = { column: 'planned', on: planned } as const;
  const cards = [
    ...waiting.map((row) => card(row, [row[0] === madeLater ? step('planned', 0.6) : start])),
    ...begun.map(([row, share]) => {
      const back = row[0] === cameBack ? [step('doing', 0.2), step('done', 0.4)] : [];
      return card(row, [start, ...back, step('doing', share)]);
    }),
    ...reviewed.map(([row, share]) => card(row, [start, step('doing', share / 2), step('review', share)])),
    ...finished.map(([row, share]) =>
      card(row, [start, step('doing', share / 2), step('review', share), step('done', share)]),
    ),
  ];
  return { sprint, cards, nextId: cards.length + 1 };
}

import { addDays, daysBetween } from '@agency/domain/shared/dates';
import { weekdayOf } from '../shared/day-words.ts';
import type { Board, Card, ColumnId } from './board.ts';

export interface BurndownDay {
  readonly date: string;
  readonly isWorking: boolean;
  /** Points that an even pace would leave at the end of this day. */
  readonly even: number;
  /** Points not done at the end of this day; null for days to come. */
  readonly left: number | null;
}

export interface Burndown {
  readonly days: readonly BurndownDay[];
  /** Points on the board when the sprint began. */
  readonly atStart: number;
  /** Points added to the board since. */
  readonly added: number;
  /** Points left now. */
  readonly left: number;
}

/** The column of a card at the end of a day: that of its last arrival by then. Null before it was created. */
export function columnAt(card: Pick<Card, 'history'>, day: string): ColumnId | null {
  return card.history.findLast(({ on }) => on <= day)?.column ?? null;
}

/** A card is done on the day it entered Done; one that went back counts again from that day. */
export function pointsLeft(cards: readonly Card[], day: string): number {
  return cards.reduce((sum, card) => {
    const column = columnAt(card, day);
    return column === null || column === 'done' ? sum : sum + card.points;
  }, 0);
}

export function isWorkingDay(date: string): boolean {
  return weekdayOf(date) < 5;
}

export function sprintDays({ start, end }: Board['sprint']): readonly string[] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at));
}

/**
 * The sprint day by day. Cards count from the day they were made, with the points they have now; deleted cards don't
 * count at all. The even pace falls only on Mondays to Fridays and reaches zero on the last of them.
 */
export function burndown({ cards, sprint }: Board, today: string): Burndown {
  const dates = sprintDays(sprint);
  const working = dates.filter(isWorkingDay).length;
  const dayBefore = addDays(sprint.start, -1);
  const atStart = pointsLeft(cards, dayBefore);
  const made = cards.filter((card) => columnAt(card, dayBefore) === null && columnAt(card, today) !== null);
  let worked = 0;
  const days = dates.map((date) => {
    if (isWorkingDay(date)) worked += 1;
    const even = working === 0 ? 0 : (atStart * (working - worked)) / working;
    return { date, isWorking: isWorkingDay(date), even, left: date > today ? null : pointsLeft(cards, date) };
  });
  return {
    days,
    atStart,
    added: made.reduce((sum, card) => sum + card.points, 0),
    left: pointsLeft(cards, today),
  };
}

/** The status in one sentence, for the chart's caption and for screen readers. */
export function burndownWords({ days, left }: Burndown, today: string): string {
  const now = days.find(({ date }) => date === today);
  const last = days.at(-1);
  if (left === 0) return 'All points are done.';
  const points = left === 1 ? '1 point' : `${left} points`;
  if (!now || !last) return `${points} left. The sprint is over.`;
  const ahead = Math.round(now.even - left);
  if (ahead === 0) return `${points} left, on the even pace.`;
  return `${points} left, ${Math.abs(ahead)} ${ahead > 0 ? 'ahead of' : 'behind'} the even pace.`;
}

import { londonDate } from '@agency/domain/shared/dates';
import type { Wish } from './opening.ts';
import { nextFree, propose } from './reservations.ts';
import type { Bookings } from './seating.ts';

/** What the page opens with: the next sitting that has a table for four. */
export function firstWish(bookings: Bookings, now: Date): Wish {
  const wish: Wish = { date: londonDate(now), sitting: 'early', party: 4 };
  if ('tables' in propose(bookings, wish, now)) return wish;
  return nextFree(bookings, wish, now) ?? wish;
}

/** A day that passed while the page was open can no longer be wished for. */
export function fromToday(wish: Wish, today: string): Wish {
  return wish.date < today ? { ...wish, date: today } : wish;
}

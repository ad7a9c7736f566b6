import type { Outcome } from './reservations.ts';
import type { Bookings } from './seating.ts';

/** With whose eyes the screen is looked at. */
export type View = 'guest' | 'staff';

/** Does something to the bookings as they are now, and tells what came of it. */
export type Take = (action: (bookings: Bookings, now: Date) => Outcome, words: string) => Outcome;

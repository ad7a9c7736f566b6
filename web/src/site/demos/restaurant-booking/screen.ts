import type { Outcome } from './reservations.ts';
import type { Bookings } from './seating.ts';

/** Whose view of the screen is shown. */
export type View = 'guest' | 'staff';

/** Applies an action to the bookings as they are now, and reports the result. */
export type Take = (action: (bookings: Bookings, now: Date) => Outcome, words: string) => Outcome;

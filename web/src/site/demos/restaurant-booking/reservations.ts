import { addDays, londonDate } from '@agency/domain/shared/dates';
import { line } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import {
  daysAhead,
  hasBegun,
  type OpeningRefusal,
  openingRefusal,
  sittingNames,
  type Wish,
} from './opening.ts';
import { type Booking, type Bookings, bestPlace, freePlaces } from './seating.ts';

export const guestName = line('Name', { max: 40 });

export type Refusal =
  | OpeningRefusal
  | { readonly kind: 'full' }
  | { readonly kind: 'name'; readonly message: string }
  | { readonly kind: 'begun' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'table' };

export type Outcome =
  | { readonly ok: true; readonly bookings: Bookings; readonly booking: Booking }
  | { readonly ok: false; readonly why: Refusal };

const refuse = (why: Refusal): Outcome => ({ ok: false, why });

/** Which tables a party would get; `except` is the booking being moved. */
export function propose(
  bookings: Bookings,
  wish: Wish,
  now: Date,
  except: string | null = null,
): { readonly tables: readonly number[] } | { readonly why: OpeningRefusal | { readonly kind: 'full' } } {
  const why = openingRefusal(wish, now);
  if (why) return { why };
  const tables = bestPlace(bookings, wish, except);
  return tables ? { tables } : { why: { kind: 'full' } };
}

function nextId(bookings: Bookings): string {
  return String(Math.max(0, ...bookings.map(({ id }) => Number(id))) + 1);
}

export interface Guest {
  readonly name: string;
  readonly isMine: boolean;
}

export function book(bookings: Bookings, wish: Wish, guest: Guest, now: Date): Outcome {
  const name = v.safeParse(guestName, guest.name);
  if (!name.success) return refuse({ kind: 'name', message: name.issues[0].message });
  const found = propose(bookings, wish, now);
  if ('why' in found) return refuse(found.why);
  const { date, sitting, party } = wish;
  const booking: Booking = {
    id: nextId(bookings),
    date,
    sitting,
    party,
    name: name.output,
    tables: found.tables,
    isMine: guest.isMine,
  };
  return { ok: true, bookings: [...bookings, booking], booking };
}

/** The booking if it can still be changed, or why not. */
function open(bookings: Bookings, id: string, now: Date): Booking | Refusal {
  const booking = bookings.find((each) => each.id === id);
  if (!booking) return { kind: 'gone' };
  return hasBegun(booking, now) ? { kind: 'begun' } : booking;
}

function replaced(bookings: Bookings, booking: Booking): Outcome {
  return { ok: true, bookings: bookings.map((each) => (each.id === booking.id ? booking : each)), booking };
}

/** Moves a booking to another evening, sitting or size. Where there is no place, it stays as it was. */
export function move(bookings: Bookings, id: string, wish: Wish, now: Date): Outcome {
  const booking = open(bookings, id, now);
  if ('kind' in booking) return refuse(booking);
  const found = propose(bookings, wish, now, id);
  if ('why' in found) return refuse(found.why);
  const { date, sitting, party } = wish;
  return replaced(bookings, { ...booking, date, sitting, party, tables: found.tables });
}

/** Moves a booking to other tables on the same evening, by hand. */
export function reseat(bookings: Bookings, id: string, tables: readonly number[], now: Date): Outcome {
  const booking = open(bookings, id, now);
  if ('kind' in booking) return refuse(booking);
  const isFree = freePlaces(bookings, booking, id).some((group) => group.join() === tables.join());
  return isFree ? replaced(bookings, { ...booking, tables }) : refuse({ kind: 'table' });
}

export function cancel(bookings: Bookings, id: string, now: Date): Outcome {
  const booking = open(bookings, id, now);
  if ('kind' in booking) return refuse(booking);
  return { ok: true, bookings: bookings.filter((each) => each.id !== id), booking };
}

/** The next sitting after a wished one that has a place for that many people. */
export function nextFree(
  bookings: Bookings,
  wish: Wish,
  now: Date,
  except: string | null = null,
): Wish | null {
  const today = londonDate(now);
  const wished = `${wish.date} ${sittingNames.indexOf(wish.sitting)}`;
  for (let day = 0; day < daysAhead; day++) {
    for (const [order, sitting] of sittingNames.entries()) {
      const other = { ...wish, date: addDays(today, day), sitting };
      if (`${other.date} ${order}` <= wished) continue;
      if ('tables' in propose(bookings, other, now, except)) return other;
    }
  }
  return null;
}

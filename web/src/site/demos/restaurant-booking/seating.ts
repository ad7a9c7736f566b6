import { groups, seatsAt } from './floor.ts';
import { spanOf, type Wish } from './opening.ts';

export interface Booking extends Wish {
  readonly id: string;
  readonly name: string;
  /** Lowest number first; several when tables were pushed together. */
  readonly tables: readonly number[];
  /** Made by the visitor in the guest's view. */
  readonly isMine: boolean;
}

export type Bookings = readonly Booking[];

/** Do these two need their tables at the same time? One may sit down as the other gets up. */
export function doMeet(one: Wish, other: Wish): boolean {
  if (one.date !== other.date) return false;
  const [from, to] = spanOf(one);
  const [otherFrom, otherTo] = spanOf(other);
  return from < otherTo && otherFrom < to;
}

/** The bookings whose tables are taken during a party's stay; one booking can be left out, to move it. */
export function meeting(bookings: Bookings, wish: Wish, except: string | null = null): Bookings {
  return bookings.filter((each) => each.id !== except && doMeet(each, wish));
}

/** Every place that is free and large enough, the best first. */
export function freePlaces(
  bookings: Bookings,
  wish: Wish,
  except: string | null = null,
): readonly (readonly number[])[] {
  const taken = new Set(meeting(bookings, wish, except).flatMap((each) => each.tables));
  return groups.filter((group) => seatsAt(group) >= wish.party && !group.some((number) => taken.has(number)));
}

/** The tables that a party gets: the smallest one that fits, neighbours pushed together where none does. */
export function bestPlace(
  bookings: Bookings,
  wish: Wish,
  except: string | null = null,
): readonly number[] | null {
  return freePlaces(bookings, wish, except)[0] ?? null;
}

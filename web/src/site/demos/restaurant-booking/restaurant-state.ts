import { daysBetween } from '@agency/domain/shared/dates';
import { civilDate } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { isGroup, seatsAt } from './floor.ts';
import { closesAt, daysAhead, mostPeople, sittingNames, spanOf } from './opening.ts';
import { guestName } from './reservations.ts';
import { type Booking, type Bookings, doMeet } from './seating.ts';

/** From how many days ago on an evening is forgotten. */
export const pastDays = 14;

const booking = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  date: civilDate,
  sitting: v.picklist(sittingNames),
  party: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPeople)),
  name: guestName,
  tables: v.pipe(
    v.array(v.number()),
    v.check((numbers: number[]) => isGroup(numbers), 'These tables stand together'),
  ),
  isMine: v.boolean(),
});

const shape = v.object({
  /** The first evening that is stored. */
  startsOn: civilDate,
  bookings: v.array(booking),
});

export interface RestaurantState {
  readonly startsOn: string;
  readonly bookings: Bookings;
}

/** What the rules can't have led to; empty for a state that they produced. */
export function faultsOf({ startsOn, bookings }: RestaurantState): readonly string[] {
  const latest = daysAhead + pastDays;
  const faults = bookings.flatMap((each, at) => {
    const ahead = daysBetween(startsOn, each.date);
    return [
      ...(ahead < 0 || ahead >= latest ? [`${each.id} is on a day that can’t be booked`] : []),
      ...(isInHours(each) ? [] : [`${each.id} sits while the restaurant is closed`]),
      ...(seatsAt(each.tables) < each.party ? [`${each.id} has too few seats`] : []),
      ...bookings.slice(at + 1).flatMap((other) => clashes(each, other)),
    ];
  });
  const ids = new Set(bookings.map(({ id }) => id));
  return ids.size < bookings.length ? [...faults, 'two bookings have one number'] : faults;
}

function isInHours(each: Booking): boolean {
  const closes = closesAt(each.date);
  return closes !== null && spanOf(each)[1] <= closes;
}

function clashes(one: Booking, other: Booking): readonly string[] {
  if (!doMeet(one, other)) return [];
  return one.tables
    .filter((number) => other.tables.includes(number))
    .map((number) => `table ${number} is given to ${one.id} and ${other.id} at once`);
}

export const restaurantState = v.pipe(
  shape,
  v.check((state) => faultsOf(state).length === 0, 'The bookings keep the rules'),
);

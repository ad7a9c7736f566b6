import { addDays, daysBetween, startOfLondonDay } from '@agency/domain/shared/dates';
import { weekdayOf } from '../shared/day-words.ts';
import { dice } from '../shared/dice.ts';
import { bookableDays, sittingNames } from './opening.ts';
import { book } from './reservations.ts';
import { pastDays, type RestaurantState } from './restaurant-state.ts';
import type { Bookings } from './seating.ts';

/** Invented, and no more than a surname: it is what a restaurant writes down. */
const guests: readonly string[] = [
  'Ashworth',
  'Bello',
  'Castellanos',
  'Dunmore',
  'Eriksen',
  'Farrow',
  'Ghosh',
  'Hollins',
  'Ivanova',
  'Jephcott',
  'Kowalczyk',
  'Lovelace',
  'Mbatha',
  'Nightingale',
  'Ó Briain',
  'Pemberton-Castellanos',
  'Quigley',
  'Rahman',
  'Sørensen',
  'Thistlethwaite',
  'Underhill',
  'Varga',
  'Whitlock',
  'Xu',
  'Yardley',
  'Zeller',
];

const sizes: readonly number[] = [2, 2, 2, 2, 3, 2, 4, 4, 2, 5, 6, 2, 4, 8, 2, 3, 1, 2, 4, 7];

/** How many parties ask for a table in one sitting, by day of the week: Monday is off, Saturday is crowded. */
const asking: readonly number[] = [0, 6, 7, 9, 14, 22, 8];

/** Sixty evenings of a small restaurant, fuller at weekends and over the next few days. */
export function sampleRestaurant(today: string): RestaurantState {
  return { startsOn: today, bookings: filledUp([], today) };
}

/** These bookings, and others' beside them until the evenings are as full as in a fresh sample. */
function filledUp(made: Bookings, today: string): Bookings {
  const throwDice = dice(4_711);
  const now = startOfLondonDay(today);
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(throwDice() * from.length)];
  let bookings = made;
  for (const [ahead, date] of bookableDays(today).entries()) {
    const parties = Math.round((asking[weekdayOf(date)] ?? 0) * Math.max(0.12, 1 - ahead / 30));
    for (const sitting of sittingNames) {
      const there = made.filter((each) => each.date === date && each.sitting === sitting).length;
      for (let asked = there; asked < parties; asked++) {
        const party = pick(sizes) ?? 2;
        const outcome = book(
          bookings,
          { date, sitting, party },
          { name: pick(guests) ?? '', isMine: false },
          now,
        );
        if (outcome.ok) bookings = outcome.bookings;
      }
    }
  }
  return bookings;
}

/**
 * A stored state as it goes on today. Each evening is kept until it is two weeks past; once the first one is, it is taken
 * out and others book for the evenings to come. Null where all of them are, or in a future that only a wrong clock has
 * seen.
 */
export function goOn(state: RestaurantState, today: string): RestaurantState | null {
  const age = daysBetween(state.startsOn, today);
  if (age < pastDays) return age > -pastDays ? state : null;
  const startsOn = addDays(today, 1 - pastDays);
  const staying = state.bookings.filter(({ date }) => date >= startsOn);
  return staying.length === 0 ? null : { startsOn, bookings: filledUp(staying, today) };
}

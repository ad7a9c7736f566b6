import { addDays, londonInstant } from '@agency/domain/shared/dates';
import { weekdayOf } from '../shared/day-words.ts';

/** One class on one day. Times are wall-clock minutes after midnight in London. */
export interface GymClass {
  /** The day and the place in it: '2026-11-28/4'. */
  readonly id: string;
  readonly date: string;
  readonly slot: number;
  readonly name: string;
  readonly teacher: string;
  readonly room: string;
  readonly capacity: number;
  readonly startsAt: number;
  readonly minutes: number;
}

export const daysShown = 14;
export const classesADay = 6;

interface Kind {
  readonly name: string;
  readonly room: string;
  readonly capacity: number;
}

const kinds = {
  spin: { name: 'Spin', room: 'Cycle room', capacity: 6 },
  yoga: { name: 'Yoga flow', room: 'Upper studio', capacity: 8 },
  strength: { name: 'Strength', room: 'Lower studio', capacity: 6 },
  reformer: { name: 'Reformer', room: 'Upper studio', capacity: 4 },
  boxing: { name: 'Boxing', room: 'Lower studio', capacity: 6 },
  mobility: { name: 'Mobility', room: 'Upper studio', capacity: 8 },
} as const satisfies Record<string, Kind>;

type KindName = keyof typeof kinds;

const at = (hours: number, minutes: number) => hours * 60 + minutes;

// The last two of a day run side by side in two rooms, so that nobody can be in both.
const weekdayTimes = [at(6, 45), at(9, 30), at(12, 15), at(15, 30), at(17, 45), at(18, 15)] as const;
const weekendTimes = [at(8, 30), at(9, 45), at(11, 0), at(12, 15), at(16, 0), at(16, 30)] as const;
const lengths = [45, 60, 45, 60, 60, 45] as const;

const rota: readonly (readonly KindName[])[] = [
  ['spin', 'mobility', 'strength', 'yoga', 'boxing', 'reformer'],
  ['strength', 'yoga', 'spin', 'reformer', 'mobility', 'spin'],
  ['yoga', 'strength', 'boxing', 'mobility', 'reformer', 'strength'],
  ['spin', 'reformer', 'strength', 'yoga', 'boxing', 'spin'],
  ['mobility', 'yoga', 'spin', 'strength', 'reformer', 'boxing'],
  ['yoga', 'spin', 'strength', 'mobility', 'reformer', 'boxing'],
  ['yoga', 'mobility', 'boxing', 'reformer', 'yoga', 'spin'],
];
const teachers = ['Bea Lindqvist', 'Marcus Adeyemi', 'Ines Duarte', 'Colm Reilly', 'Suki Tanaka'] as const;

export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

export function isWeekend(date: string): boolean {
  return weekdayOf(date) > 4;
}

// The rules ask for the same few classes thousands of times, so each class and its start are computed once: working out
// the sample's London times alone would take a phone a tenth of a second.
const madeClasses = new Map<string, GymClass | null>();
const beginnings = new WeakMap<GymClass, number>();

export function classOn(date: string, slot: number): GymClass | null {
  const id = `${date}/${slot}`;
  const made = madeClasses.get(id);
  if (made !== undefined) return made;
  const fresh = makeClass(id, date, slot);
  madeClasses.set(id, fresh);
  return fresh;
}

function makeClass(id: string, date: string, slot: number): GymClass | null {
  // 30 February would otherwise roll over into March.
  if (addDays(date, 0) !== date) return null;
  const kind = rota[weekdayOf(date)]?.[slot];
  const startsAt = (isWeekend(date) ? weekendTimes : weekdayTimes)[slot];
  const minutes = lengths[slot];
  const teacher = teachers[(weekdayOf(date) * 2 + slot) % teachers.length];
  if (!kind || startsAt === undefined || minutes === undefined || !teacher) return null;
  return { id, date, slot, teacher, startsAt, minutes, ...kinds[kind] };
}

/** All classes of a day, earliest first. */
export function classesOn(date: string): readonly GymClass[] {
  return Array.from({ length: classesADay }, (_, slot) => classOn(date, slot)).filter(
    (each) => each !== null,
  );
}

/** Both weeks, beginning on a Monday. */
export function timetable(startsOn: string): readonly GymClass[] {
  return Array.from({ length: daysShown }, (_, day) => classesOn(addDays(startsOn, day))).flat();
}

/** The moment at which the class begins, correct on the days of the clock change too. */
export function startOf(each: GymClass): Date {
  const known = beginnings.get(each);
  if (known !== undefined) return new Date(known);
  const { date, startsAt } = each;
  const begins = londonInstant(date, Math.floor(startsAt / 60), startsAt % 60);
  beginnings.set(each, begins.getTime());
  return begins;
}

export function endOf(each: GymClass): Date {
  return new Date(startOf(each).getTime() + each.minutes * 60_000);
}

/** One that begins as the other ends does not overlap it. */
export function doOverlap(one: GymClass, other: GymClass): boolean {
  return (
    one.date === other.date &&
    one.startsAt < other.startsAt + other.minutes &&
    other.startsAt < one.startsAt + one.minutes
  );
}

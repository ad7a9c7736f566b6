import { addDays, londonInstant } from '@agency/domain/shared/dates';
import { dice } from '../shared/dice.ts';
import { book, type Entries, type Entry, joinList, type Outcome } from './booking.ts';
import type { GymState } from './gym-state.ts';
import { type Member, members } from './members.ts';
import { classesADay, classOn, type GymClass, mondayOf, timetable } from './timetable.ts';

/** The visitor begins as somebody who has a place in the class that the story is about. */
const me = 'amira';
/** Tomorrow's last class is full, and three people wait: the first two can no longer take a place. */
const inStory = [me, 'joel', 'hattie', 'luca', 'grace', 'wren', 'dev', 'cerys'] as const;
const waiting = ['tom', 'nadia', 'owen'] as const;

const storySlot = classesADay - 1;

/** The class that the page opens with, by the day of the sample. */
export function storyClassId(madeOn: string): string {
  return `${addDays(madeOn, 1)}/${storySlot}`;
}

function onDay(date: string, slot: number): GymClass[] {
  return [classOn(date, slot)].filter((each) => each !== null);
}

/** The sample's own bookings were made, by the same rules, on the day before the first week. */
class Desk {
  readonly entries: Entry[] = [];
  /**
   * The same by class and by member: the rules need no other entries, and reading hundreds of them is slow on a phone.
   */
  readonly #ofClass = new Map<string, Entry[]>();
  readonly #ofMember = new Map<string, Entry[]>();
  readonly #now: Date;

  constructor(startsOn: string, made: Entries = []) {
    this.#now = londonInstant(addDays(startsOn, -1), 12);
    for (const each of made) this.#note(each);
  }

  book(classes: readonly GymClass[], memberId: string): void {
    for (const each of classes) this.#keep(book(this.#near(each, memberId), each, memberId, this.#now));
  }

  wait(classes: readonly GymClass[], memberId: string): void {
    for (const each of classes) this.#keep(joinList(this.#near(each, memberId), each, memberId, this.#now));
  }

  hasAsked({ id }: GymClass, memberId: string): boolean {
    return (this.#ofClass.get(id) ?? []).some((entry) => entry.memberId === memberId);
  }

  #near({ id }: GymClass, memberId: string): Entries {
    const elsewhere = (this.#ofMember.get(memberId) ?? []).filter(({ classId }) => classId !== id);
    return [...elsewhere, ...(this.#ofClass.get(id) ?? [])];
  }

  /** The latest to ask comes last. */
  #keep(outcome: Outcome): void {
    const asked = outcome.ok ? outcome.entries.at(-1) : undefined;
    if (asked) this.#note(asked);
  }

  #note(asked: Entry): void {
    this.entries.push(asked);
    for (const [lines, name] of [
      [this.#ofClass, asked.classId],
      [this.#ofMember, asked.memberId],
    ] as const) {
      lines.set(name, [...(lines.get(name) ?? []), asked]);
    }
  }
}

function tellStory(desk: Desk, today: string): void {
  const tomorrow = addDays(today, 1);
  const story = onDay(tomorrow, storySlot);
  for (const memberId of inStory) desk.book(story, memberId);
  for (const memberId of waiting) desk.wait(story, memberId);
  // Since then, Tom has used up his week, and Nadia has booked the class next door.
  const week = mondayOf(tomorrow);
  desk.book(
    [...onDay(addDays(week, tomorrow === addDays(week, 1) ? 2 : 1), 1), ...onDay(addDays(week, 3), 0)],
    'tom',
  );
  desk.book(onDay(tomorrow, storySlot - 1), 'nadia');
}

/** The share of the classes open to a member that they book. */
function eagerness({ id, plan }: Member, { slot, date }: GymClass, storyDate: string): number {
  // Owen keeps the evening of the story free, and the visitor has room to book.
  if (id === 'owen' && date === storyDate && slot >= storySlot - 1) return 0;
  if (id === me) return date > storyDate ? 0.1 : 0.2;
  if (plan === 'unlimited') return slot >= storySlot - 1 ? 0.62 : 0.34;
  return plan === 'flex' ? 0.3 : 0.4;
}

function fill(desk: Desk, classes: readonly GymClass[], today: string): void {
  const throwDice = dice(20_260);
  const storyDate = addDays(today, 1);
  for (const each of classes) {
    for (const member of members) {
      if (throwDice() > eagerness(member, each, storyDate)) continue;
      if (desk.hasAsked(each, member.id)) continue;
      desk.book([each], member.id);
      if (throwDice() < 0.5 && member.id !== me) desk.wait([each], member.id);
    }
  }
}

/** These bookings, and those that members make in a week that has come into sight, which begins on this Monday. */
export function withNewWeek(entries: Entries, monday: string, today: string): Entry[] {
  const desk = new Desk(monday, entries);
  const classes = timetable(monday).filter(({ date }) => date < addDays(monday, 7));
  fill(desk, classes, today);
  return [...desk.entries];
}

/** Two weeks of a small gym as they might look on this day. */
export function sampleGym(today: string): GymState {
  const startsOn = mondayOf(today);
  const desk = new Desk(startsOn);
  tellStory(desk, today);
  fill(desk, timetable(startsOn), today);
  return { startsOn, madeOn: today, me, entries: [...desk.entries], notes: [] };
}

import { formatTime } from '@agency/domain/shared/format';
import { longDay, shortDay } from '../shared/day-words.ts';
import { cancelUntil, classOf, type Move, type Refusal } from './booking.ts';
import type { Note } from './gym-state.ts';
import { memberOf } from './members.ts';
import { plans } from './memberships.ts';
import { endOf, type GymClass, startOf } from './timetable.ts';

/** 'Spin, Thu 26 Nov, 6:15 pm'. */
export function classWords(each: GymClass): string {
  return `${each.name}, ${shortDay(each.date)}, ${formatTime(startOf(each))}`;
}

/** '6:15 pm to 7:00 pm'. */
export function timeWords(each: GymClass): string {
  return `${formatTime(startOf(each))} to ${formatTime(endOf(each))}`;
}

/** 'Thursday 26 November, until 4:15 pm'. */
export function deadlineWords(each: GymClass): string {
  return `until ${formatTime(cancelUntil(each))} on ${longDay(each.date)}`;
}

/** Why something is not possible, to the member it concerns, as a sentence. */
export function refusalWords(why: Refusal, memberId: string): string {
  const { plan } = memberOf(memberId);
  switch (why.kind) {
    case 'started':
      return 'This class has started or finished.';
    case 'has-place':
      return 'You have a place in this class.';
    case 'waits':
      return 'You are on the waiting list of this class.';
    case 'overlap':
      return `It overlaps ${classWords(why.with)}, where you have a place.`;
    case 'off-peak':
      return `${plans[plan].name} membership: Monday to Friday, classes that start before 4:00 pm.`;
    case 'week':
      return `${plans[plan].name} membership: ${why.limit} classes a week, and you’ve already booked them this week.`;
    case 'full':
      return 'This class is full. You can join the waiting list.';
    case 'not-full':
      return 'There are free places, so you can book one.';
    case 'too-late':
      return 'You can give up a place until 2 hours before the class. Please call the desk.';
    case 'not-in':
      return 'You’re no longer on this list.';
  }
}

const passedOver = {
  overlap: 'now has another class at the same time',
  week: 'has already booked 2 classes that week',
  'off-peak': 'has a membership that doesn’t cover this time',
} as const;

/** What happened to whom, for everybody who watches. */
export function moveWords(move: Move): string {
  const name = memberOf(move.memberId).name;
  const at = classOf(move.classId);
  if (move.kind === 'promoted')
    return `${name} moves up from the waiting list into ${at ? classWords(at) : ''}.`;
  const { kind } = move.why;
  const reason = kind in passedOver ? passedOver[kind as keyof typeof passedOver] : 'can’t take the place';
  return `${name} ${reason}, so was skipped.`;
}

const toldWhy = {
  overlap: 'you have another class at that time',
  week: 'you’ve already booked 2 classes that week',
  'off-peak': 'your membership doesn’t cover that time',
} as const;

/** What a member was told. */
export function noteWords({ kind, classId, why }: Note): string {
  const at = classOf(classId);
  const named = at ? classWords(at) : 'a class';
  if (kind === 'promoted') return `A place became free in ${named}. You’re in.`;
  const reason = why ? toldWhy[why] : 'you can’t take it now';
  return `A place became free in ${named}, but ${reason}. You keep your place in the queue.`;
}

import { daysBetween } from '@agency/domain/shared/dates';
import { civilDate } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { classesOf, classOf, type Entries, type Move, placesTaken } from './booking.ts';
import { isMember, memberOf, members } from './members.ts';
import { membershipRefusal } from './memberships.ts';
import { daysShown, doOverlap, mondayOf } from './timetable.ts';

const note = v.object({
  classId: v.string(),
  memberId: v.string(),
  kind: v.picklist(['promoted', 'passed-over']),
  why: v.nullable(v.picklist(['overlap', 'week', 'off-peak'])),
});

const shape = v.object({
  /** The Monday of the first of two weeks. */
  startsOn: civilDate,
  /** The day up to which it goes: the page opens with the last class of the day after. */
  madeOn: civilDate,
  /** The member as whom the visitor uses it. */
  me: v.string(),
  entries: v.array(
    v.object({ classId: v.string(), memberId: v.string(), kind: v.picklist(['place', 'waiting']) }),
  ),
  /** What members were told, newest first. */
  notes: v.pipe(v.array(note), v.maxLength(40)),
});

export type Note = v.InferOutput<typeof note>;
export type GymState = v.InferOutput<typeof shape>;

/** What the rules can't have led to, by name; empty for a state that they produced. */
export function faultsOf({ startsOn, madeOn, me, entries, notes }: GymState): readonly string[] {
  const known = ({ classId, memberId }: { classId: string; memberId: string }) => {
    const found = classOf(classId);
    return isMember(memberId) && found?.id === classId && isShown(found.date, startsOn);
  };
  if (mondayOf(madeOn) !== startsOn) return ['the first day is the Monday before the sample was made'];
  if (!isMember(me) || ![...entries, ...notes].every(known)) return ['members and classes are known'];
  const asked = new Set(entries.map(({ classId, memberId }) => `${classId} ${memberId}`));
  if (asked.size < entries.length) return ['each member asks once for the same class'];
  return [...placeFaults(entries), ...members.flatMap(({ id }) => memberFaults(entries, id))];
}

function isShown(date: string, startsOn: string): boolean {
  const day = daysBetween(startsOn, date);
  return day >= 0 && day < daysShown;
}

function placeFaults(entries: Entries): readonly string[] {
  return [...new Set(entries.map(({ classId }) => classId))]
    .map((classId) => classOf(classId))
    .filter((each) => each !== null)
    .filter(({ id, capacity }) => placesTaken(entries, id) > capacity)
    .map(({ id }) => `${id} has more people than places`);
}

function memberFaults(entries: Entries, memberId: string): readonly string[] {
  const booked = classesOf(entries, memberId);
  return booked.flatMap((each, at) => {
    const others = booked.filter((_, other) => other !== at);
    const clash = others.some((other) => doOverlap(each, other));
    const why = membershipRefusal(memberOf(memberId).plan, each, others);
    return [
      ...(clash ? [`${memberId} is in two rooms at once`] : []),
      ...(why ? [`${memberId} has more than the membership allows: ${why.kind}`] : []),
    ];
  });
}

export const gymState = v.pipe(
  shape,
  v.check((state) => faultsOf(state).length === 0, 'The bookings keep the rules'),
);

/** The state after the waiting lists have moved: the people concerned are told. */
export function withMoves(state: GymState, entries: Entries, moves: readonly Move[]): GymState {
  const told = moves.map(noteOf);
  return { ...state, entries: [...entries], notes: [...told, ...state.notes].slice(0, 40) };
}

function noteOf(move: Move): Note {
  const { classId, memberId, kind } = move;
  const why = kind === 'passed-over' ? move.why.kind : null;
  return {
    classId,
    memberId,
    kind,
    why: why === 'overlap' || why === 'week' || why === 'off-peak' ? why : null,
  };
}

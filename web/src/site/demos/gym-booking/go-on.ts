import { addDays, daysBetween } from '@agency/domain/shared/dates';
import type { GymState } from './gym-state.ts';
import { sampleGym, withNewWeek } from './sample.ts';
import { daysShown, mondayOf } from './timetable.ts';

/**
 * A stored state as it goes on today: every booking and every place in a queue stays while its class is in sight, and a
 * week that comes into sight fills up. Where nobody has done anything, today's sample takes its place. Null where all of
 * it is past, or in a future that only a wrong clock has seen.
 */
export function goOn(state: GymState, today: string): GymState | null {
  const weeks = daysBetween(state.startsOn, mondayOf(today)) / 7;
  if (weeks < -1 || weeks * 7 >= daysShown) return null;
  // A clock that was a little fast, and is right again.
  if (today <= state.madeOn) return state;
  if (isUntouched(state)) return sampleGym(today);
  return weeks === 0 ? { ...state, madeOn: today } : aWeekLater(state, today);
}

function aWeekLater({ me, startsOn, ...state }: GymState, today: string): GymState {
  const monday = addDays(startsOn, 7);
  const isInSight = ({ classId }: { readonly classId: string }) => classId >= monday;
  return {
    startsOn: monday,
    madeOn: today,
    me,
    entries: withNewWeek(state.entries.filter(isInSight), addDays(monday, 7), today),
    notes: state.notes.filter(isInSight),
  };
}

function isUntouched({ madeOn, me, entries, notes }: GymState): boolean {
  const sample = sampleGym(madeOn);
  return me === sample.me && notes.length === 0 && JSON.stringify(entries) === JSON.stringify(sample.entries);
}

import { type GymClass, isWeekend, mondayOf } from './timetable.ts';

export const planNames = ['off-peak', 'flex', 'unlimited'] as const;
export type PlanName = (typeof planNames)[number];

interface Plan {
  readonly name: string;
  readonly rule: string;
  /** Classes a week, Monday to Sunday; null for as many as fit. */
  readonly aWeek: number | null;
  /** Only on weekdays, and beginning before this minute of the day; null for any time. */
  readonly before: number | null;
}

export const plans: Readonly<Record<PlanName, Plan>> = {
  'off-peak': {
    name: 'Off-peak',
    rule: 'Monday to Friday, classes that start before 4:00 pm.',
    aWeek: null,
    before: 16 * 60,
  },
  flex: { name: 'Flex', rule: 'Any class, two a week from Monday to Sunday.', aWeek: 2, before: null },
  unlimited: { name: 'Unlimited', rule: 'Any class, one at a time.', aWeek: null, before: null },
};

export type MembershipRefusal =
  | { readonly kind: 'off-peak' }
  | { readonly kind: 'week'; readonly limit: number };

/** Does this class fall into the same week, Monday to Sunday? */
export function isSameWeek(one: GymClass, other: GymClass): boolean {
  return mondayOf(one.date) === mondayOf(other.date);
}

/** Why the membership doesn't allow one more class, given the places its member has already; null if it does. */
export function membershipRefusal(
  plan: PlanName,
  wanted: GymClass,
  booked: readonly GymClass[],
): MembershipRefusal | null {
  const { aWeek, before } = plans[plan];
  if (before !== null && (isWeekend(wanted.date) || wanted.startsAt >= before)) return { kind: 'off-peak' };
  if (aWeek !== null && booked.filter((each) => isSameWeek(each, wanted)).length >= aWeek) {
    return { kind: 'week', limit: aWeek };
  }
  return null;
}

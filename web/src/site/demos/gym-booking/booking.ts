import { memberOf } from './members.ts';
import { type MembershipRefusal, membershipRefusal } from './memberships.ts';
import { classOn, doOverlap, type GymClass, startOf } from './timetable.ts';

/** Somebody has a place in a class, or waits for one. */
export interface Entry {
  readonly classId: string;
  readonly memberId: string;
  readonly kind: 'place' | 'waiting';
}

/** In the order of asking: earlier entries have waited longer. */
export type Entries = readonly Entry[];

export type Refusal =
  | MembershipRefusal
  | { readonly kind: 'started' }
  | { readonly kind: 'has-place' }
  | { readonly kind: 'waits' }
  | { readonly kind: 'overlap'; readonly with: GymClass }
  | { readonly kind: 'full' }
  | { readonly kind: 'not-full' }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'not-in' };

/** What the waiting lists did when a place came free. */
export type Move =
  | { readonly kind: 'promoted'; readonly classId: string; readonly memberId: string }
  | {
      readonly kind: 'passed-over';
      readonly classId: string;
      readonly memberId: string;
      readonly why: Refusal;
    };

export type Outcome =
  | { readonly ok: true; readonly entries: Entries; readonly moves: readonly Move[] }
  | { readonly ok: false; readonly why: Refusal };

/** A place can be given back until this long before the class begins. */
export const cancelMinutes = 120;

const refuse = (why: Refusal): Outcome => ({ ok: false, why });

export function classOf(classId: string): GymClass | null {
  const [, date, slot] = /^(\d{4}-\d{2}-\d{2})\/(\d)$/.exec(classId) ?? [];
  return date && slot ? classOn(date, Number(slot)) : null;
}

export function placesTaken(entries: Entries, classId: string): number {
  return entries.filter((each) => each.classId === classId && each.kind === 'place').length;
}

export function waitingFor(entries: Entries, classId: string): Entries {
  return entries.filter((each) => each.classId === classId && each.kind === 'waiting');
}

export function entryOf(entries: Entries, classId: string, memberId: string): Entry | null {
  return entries.find((each) => each.classId === classId && each.memberId === memberId) ?? null;
}

/** The classes in which a member has a place. */
export function classesOf(entries: Entries, memberId: string): readonly GymClass[] {
  return entries
    .filter((each) => each.memberId === memberId && each.kind === 'place')
    .map(({ classId }) => classOf(classId))
    .filter((each) => each !== null);
}

export function hasStarted(wanted: GymClass, now: Date): boolean {
  return now.getTime() >= startOf(wanted).getTime();
}

/** The last moment at which a place can be given back. */
export function cancelUntil(booked: GymClass): Date {
  return new Date(startOf(booked).getTime() - cancelMinutes * 60_000);
}

/** Why a member may not have a place in a class, whether or not one is free. */
function memberRefusal(entries: Entries, wanted: GymClass, memberId: string, now: Date): Refusal | null {
  if (hasStarted(wanted, now)) return { kind: 'started' };
  const booked = classesOf(entries, memberId);
  const clash = booked.find((each) => doOverlap(each, wanted));
  if (clash) return { kind: 'overlap', with: clash };
  return membershipRefusal(memberOf(memberId).plan, wanted, booked);
}

function askRefusal(entries: Entries, wanted: GymClass, memberId: string, now: Date): Refusal | null {
  const mine = entryOf(entries, wanted.id, memberId);
  if (mine) return { kind: mine.kind === 'place' ? 'has-place' : 'waits' };
  return memberRefusal(entries, wanted, memberId, now);
}

export function isFull(entries: Entries, wanted: GymClass): boolean {
  return placesTaken(entries, wanted.id) >= wanted.capacity;
}

/** Takes a free place. */
export function book(entries: Entries, wanted: GymClass, memberId: string, now: Date): Outcome {
  const why = askRefusal(entries, wanted, memberId, now);
  if (why) return refuse(why);
  if (isFull(entries, wanted)) return refuse({ kind: 'full' });
  return { ok: true, entries: [...entries, { classId: wanted.id, memberId, kind: 'place' }], moves: [] };
}

/** Joins the end of a full class's waiting list. Only members who could take a place may wait for one. */
export function joinList(entries: Entries, wanted: GymClass, memberId: string, now: Date): Outcome {
  const why = askRefusal(entries, wanted, memberId, now);
  if (why) return refuse(why);
  if (!isFull(entries, wanted)) return refuse({ kind: 'not-full' });
  return { ok: true, entries: [...entries, { classId: wanted.id, memberId, kind: 'waiting' }], moves: [] };
}

/** Gives a place back, in time, and lets the waiting lists move up. */
export function cancel(entries: Entries, booked: GymClass, memberId: string, now: Date): Outcome {
  const mine = entryOf(entries, booked.id, memberId);
  if (mine?.kind !== 'place') return refuse({ kind: 'not-in' });
  if (hasStarted(booked, now)) return refuse({ kind: 'started' });
  if (now.getTime() > cancelUntil(booked).getTime()) return refuse({ kind: 'too-late' });
  return { ok: true, ...moveUp(without(entries, mine), booked.id, now) };
}

/** Leaves a waiting list, which is possible until the class begins. */
export function leaveList(entries: Entries, wanted: GymClass, memberId: string, now: Date): Outcome {
  const mine = entryOf(entries, wanted.id, memberId);
  if (mine?.kind !== 'waiting') return refuse({ kind: 'not-in' });
  if (hasStarted(wanted, now)) return refuse({ kind: 'started' });
  return { ok: true, entries: without(entries, mine), moves: [] };
}

function without(entries: Entries, gone: Entry): Entries {
  return entries.filter((each) => each !== gone);
}

/**
 * Gives every free place to the first in the queue who may still take it. Members who can't any more are skipped, told
 * why (in the class that came free: elsewhere they know), and keep their place in the queue. All classes are checked,
 * because giving up one class can make room in a week for another. One round is enough: taking a place makes nobody
 * else eligible.
 */
function moveUp(
  entries: Entries,
  freed: string,
  now: Date,
): { readonly entries: Entries; readonly moves: readonly Move[] } {
  const waitedFor = [
    ...new Set(entries.filter(({ kind }) => kind === 'waiting').map(({ classId }) => classId)),
  ];
  let all = entries;
  const moves: Move[] = [];
  for (const classId of waitedFor.sort()) {
    const wanted = classOf(classId);
    if (!wanted) continue;
    for (const each of waitingFor(all, classId)) {
      if (isFull(all, wanted)) break;
      const why = memberRefusal(all, wanted, each.memberId, now);
      const { memberId } = each;
      if (!why) {
        all = all.map((entry) => (entry === each ? { ...entry, kind: 'place' } : entry));
        moves.push({ kind: 'promoted', classId, memberId });
      } else if (classId === freed) moves.push({ kind: 'passed-over', classId, memberId, why });
    }
  }
  return { entries: all, moves };
}

import { addDays, londonInstant } from '@agency/domain/shared/dates';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  book,
  cancel,
  classOf,
  entryOf,
  joinList,
  leaveList,
  type Outcome,
  placesTaken,
  waitingFor,
} from './booking.ts';
import { goOn } from './go-on.ts';
import { faultsOf, type GymState, gymState, withMoves } from './gym-state.ts';
import { members } from './members.ts';
import { sampleGym, storyClassId } from './sample.ts';
import { startOf, timetable } from './timetable.ts';

const today = '2026-11-25';
const startsOn = '2026-11-23';
const classes = timetable(startsOn);
const actions = { book, joinList, cancel, leaveList } as const;

// Few people, few classes, many actions: that is where rules collide.
const step = fc.record({
  action: fc.constantFrom('book', 'joinList', 'cancel', 'leaveList' as const),
  member: fc.constantFrom(...members),
  wanted: fc.constantFrom(...classes.filter(({ date }) => date >= '2026-11-25' && date <= '2026-11-30')),
  minutes: fc.integer({ min: 0, max: 90 }),
});

/** Members who are waiting although there is a free place that they could take. */
function wronglyWaiting(state: GymState, now: Date): readonly string[] {
  return classes
    .filter((each) => startOf(each) > now && placesTaken(state.entries, each.id) < each.capacity)
    .flatMap((each) =>
      waitingFor(state.entries, each.id)
        .filter((waiting) => {
          const others = state.entries.filter((entry) => entry !== waiting);
          return book(others, each, waiting.memberId, now).ok;
        })
        .map(({ memberId }) => `${memberId} could have ${each.id}`),
    );
}

/** Members who waited longer than one who moved up, and could have had the place. */
function passedBy(before: GymState, { entries, moves }: Extract<Outcome, { ok: true }>, now: Date) {
  return moves
    .filter(({ kind }) => kind === 'promoted')
    .flatMap(({ classId, memberId }) => {
      const queue = waitingFor(before.entries, classId);
      const ahead = queue.slice(
        0,
        queue.findIndex((each) => each.memberId === memberId),
      );
      const wanted = classOf(classId);
      return ahead.filter((each) => {
        const without = entries.filter(
          (other) =>
            other.classId !== classId || (other.memberId !== memberId && other.memberId !== each.memberId),
        );
        return (
          entryOf(entries, classId, each.memberId)?.kind === 'waiting' &&
          wanted &&
          book(without, wanted, each.memberId, now).ok
        );
      });
    });
}

describe('whatever members do', () => {
  it('no rule is ever broken, and nobody waits for a place that they could have', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, fromSample) => {
        let state: GymState = fromSample
          ? sampleGym(today)
          : { startsOn, madeOn: today, me: 'amira', entries: [], notes: [] };
        let now = londonInstant(today, 5);
        for (const { action, member, wanted, minutes } of steps) {
          now = new Date(now.getTime() + minutes * 60_000);
          const before = JSON.stringify(state);
          const outcome: Outcome = actions[action](state.entries, wanted, member.id, now);
          expect(JSON.stringify(state)).toBe(before);
          if (!outcome.ok) continue;
          expect(passedBy(state, outcome, now)).toEqual([]);
          state = withMoves(state, outcome.entries, outcome.moves);
          expect(faultsOf(state)).toEqual([]);
          expect(wronglyWaiting(state, now)).toEqual([]);
        }
        expect(v.safeParse(gymState, JSON.parse(JSON.stringify(state))).success).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the sample', () => {
  const days = Array.from({ length: 28 }, (_, at) => addDays('2026-03-20', at));

  it.each(days)('keeps the rules on %s and includes its story', (day) => {
    const state = sampleGym(day);
    expect(v.safeParse(gymState, state).success).toBe(true);
    expect(sampleGym(day)).toEqual(state);
    const story = classOf(storyClassId(day));
    if (!story) throw new Error('the story has a class');
    expect(placesTaken(state.entries, story.id)).toBe(story.capacity);
    expect(
      waitingFor(state.entries, story.id)
        .slice(0, 3)
        .map(({ memberId }) => memberId),
    ).toEqual(['tom', 'nadia', 'owen']);
    const outcome = cancel(state.entries, story, state.me, londonInstant(day, 23, 59));
    expect(outcome).toMatchObject({
      ok: true,
      moves: [
        { kind: 'passed-over', memberId: 'tom', why: { kind: 'week' } },
        { kind: 'passed-over', memberId: 'nadia', why: { kind: 'overlap' } },
        { kind: 'promoted', memberId: 'owen' },
      ],
    });
  });

  it('leaves room to book and classes to wait for', () => {
    const { entries } = sampleGym(today);
    const full = classes.filter((each) => placesTaken(entries, each.id) === each.capacity).length;
    expect(full).toBeGreaterThan(5);
    expect(full).toBeLessThan(60);
    expect(entries.filter(({ kind }) => kind === 'waiting').length).toBeGreaterThan(10);
  });
});

describe('a stored state', () => {
  const good = sampleGym(today);
  const add = (...entries: GymState['entries']) => ({ ...good, entries: [...good.entries, ...entries] });
  const free = classes.find(
    (each) =>
      each.capacity - placesTaken(good.entries, each.id) > 0 && !entryOf(good.entries, each.id, 'elin'),
  );

  it.each([
    ['somebody unknown', add({ classId: '2026-11-25/0', memberId: 'nobody', kind: 'place' })],
    ['an unknown class', add({ classId: '2026-11-25/7', memberId: 'cerys', kind: 'waiting' })],
    ['a class of another fortnight', add({ classId: '2026-12-07/0', memberId: 'cerys', kind: 'waiting' })],
    ['one person twice', add(...good.entries.filter(({ kind }) => kind === 'waiting').slice(0, 1))],
    [
      'a class with one too many',
      {
        ...good,
        entries: members
          .slice(0, 9)
          .map(({ id }) => ({ classId: '2026-12-02/0', memberId: id, kind: 'place' }) as const),
      },
    ],
    [
      'a Flex week of three',
      {
        ...good,
        entries: ['24', '26', '27'].map(
          (day) => ({ classId: `2026-11-${day}/0`, memberId: 'tom', kind: 'place' }) as const,
        ),
      },
    ],
    [
      'two rooms at once',
      {
        ...good,
        entries: [4, 5].map(
          (slot) => ({ classId: `2026-11-25/${slot}`, memberId: 'owen', kind: 'place' }) as const,
        ),
      },
    ],
    ['a week that begins on Tuesday', { ...good, startsOn: '2026-11-24', entries: [] }],
    ['a day of another week', { ...good, madeOn: '2026-11-30' }],
    ['no day', { startsOn, me: 'amira', entries: [], notes: [] }],
    ['a visitor who is nobody', { ...good, me: 'nobody' }],
    [
      'a message about nothing',
      { ...good, notes: [{ classId: 'x', memberId: 'tom', kind: 'promoted', why: null }] },
    ],
    ['no entries', { startsOn, madeOn: today, me: 'amira', notes: [] }],
  ])('is refused with %s', (_, state) => {
    expect(v.safeParse(gymState, state).success).toBe(false);
  });

  it('is accepted with one legal entry more', () => {
    expect(free).toBeDefined();
    expect(v.safeParse(gymState, good).success).toBe(true);
  });

  it('goes on for as long as a class of it is in sight', () => {
    expect(goOn(good, today)).toBe(good);
    expect(goOn(good, '2026-11-24')).toBe(good);
    expect(goOn(good, '2026-12-06')).not.toBeNull();
    expect(goOn(good, '2026-12-07')).toBeNull();
    expect(goOn(good, '2026-11-08')).toBeNull();
  });

  it('has at most forty notes', () => {
    const moves = Array.from(
      { length: 50 },
      () => ({ kind: 'promoted', classId: '2026-11-25/5', memberId: 'owen' }) as const,
    );
    expect(withMoves(good, good.entries, moves).notes).toHaveLength(40);
  });
});

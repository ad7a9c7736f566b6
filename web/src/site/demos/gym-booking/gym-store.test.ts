import { addDays, londonInstant } from '@agency/domain/shared/dates';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { savedState } from '../shared/saved-state.ts';
import { withStorage } from '../shared/testing.ts';
import { book, cancel, classOf, entryOf, isFull, joinList, waitingFor } from './booking.ts';
import { gymState, withMoves } from './gym-state.ts';
import { gymStore } from './gym-store.ts';
import { members } from './members.ts';
import { storyClassId } from './sample.ts';

const monday = '2026-11-23';

function classAt(id: string) {
  const found = classOf(id);
  if (!found) throw new Error(`there is no class ${id}`);
  return found;
}

function visit(day: string) {
  const saved = savedState(gymStore, () => day);
  const { state, beganAnew } = saved.snapshot();
  return { saved, state, beganAnew, tomorrow: classAt(storyClassId(day)) };
}

describe('what ‘Try this’ promises', () => {
  withStorage();

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 13, 30])(
    'holds %i days later for somebody who has only looked',
    (later) => {
      visit(monday).saved.readAgain(monday);
      const day = addDays(monday, later);
      const { state, tomorrow } = visit(day);
      expect(state.me).toBe('amira');
      expect(entryOf(state.entries, tomorrow.id, 'amira')?.kind).toBe('place');
      expect(isFull(state.entries, tomorrow)).toBe(true);
      expect(waitingFor(state.entries, tomorrow.id).length).toBeGreaterThanOrEqual(3);
      expect(cancel(state.entries, tomorrow, 'amira', londonInstant(day, 23, 59)).ok).toBe(true);
    },
  );
});

describe('what somebody has booked', () => {
  withStorage();
  const sunday = addDays(monday, 6);
  const inTwoWeeks = `${addDays(monday, 13)}/0`;

  /** Books on the last Sunday in sight, or waits there, as the first member who may. */
  function work() {
    const { saved } = visit(monday);
    const now = londonInstant(monday, 9);
    const wanted = classAt(inTwoWeeks);
    const me = members.find(({ id }) => {
      const { outcome } = saved.change((newest) => {
        const act = isFull(newest.entries, wanted) ? joinList : book;
        const led = act(newest.entries, wanted, id, now);
        return { outcome: led, state: led.ok ? { ...withMoves(newest, led.entries, []), me: id } : newest };
      });
      return outcome.ok;
    });
    if (!me) throw new Error('nobody may');
    return { me: me.id, left: saved.snapshot().state };
  }

  it.each([0, 1, 6])('is there %i days later, to the last entry', (later) => {
    const { left } = work();
    const { state } = visit(addDays(monday, later));
    expect(state).toEqual({ ...left, madeOn: addDays(monday, later) });
  });

  it('lives on in the next week, which has another one behind it', () => {
    const { me, left } = work();
    const { state, beganAnew } = visit(addDays(monday, 7));
    expect(beganAnew).toBe(false);
    expect(state.me).toBe(me);
    const inSight = left.entries.filter(({ classId }) => classId >= addDays(monday, 7));
    expect(state.entries.slice(0, inSight.length)).toEqual(inSight);
    expect(entryOf(state.entries, inTwoWeeks, me)).not.toBeNull();
    const fresh = state.entries.filter(({ classId }) => classId >= addDays(monday, 14));
    expect(fresh.length).toBeGreaterThan(50);
    expect(v.safeParse(gymState, JSON.parse(JSON.stringify(state))).success).toBe(true);
  });

  it('lives over midnight in an open tab, and a queue is not lost', () => {
    const { saved, tomorrow } = visit(sunday);
    saved.change((newest) => ({ state: { ...newest, me: 'tom' } }));
    const queue = waitingFor(saved.snapshot().state.entries, tomorrow.id);
    saved.readAgain(addDays(sunday, 1));
    const { state, period } = saved.snapshot();
    expect(state).toMatchObject({ me: 'tom', startsOn: addDays(monday, 7) });
    expect(period).toBe(0);
    expect(waitingFor(state.entries, tomorrow.id)).toEqual(queue);
  });

  it('is past two weeks later, and the page says that it has begun anew', () => {
    work();
    expect(visit(addDays(monday, 14))).toMatchObject({ beganAnew: true, state: { me: 'amira' } });
  });
});

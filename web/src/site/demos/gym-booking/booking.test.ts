import { londonInstant } from '@agency/domain/shared/dates';
import { describe, expect, it } from 'vitest';
import {
  book,
  cancel,
  cancelUntil,
  classOf,
  type Entries,
  entryOf,
  joinList,
  leaveList,
  type Outcome,
  placesTaken,
  waitingFor,
} from './booking.ts';
import { type GymClass, startOf } from './timetable.ts';

// Monday 23 November 2026. Class 5 of Wednesday is Strength, 6:15 pm, six places; class 4 is Reformer, 5:45 to 6:45 pm.
const monday = londonInstant('2026-11-23', 6);
const evening = '2026-11-25/5';
const nextDoor = '2026-11-25/4';

function at(classId: string): GymClass {
  const found = classOf(classId);
  if (!found) throw new Error(`no class ${classId}`);
  return found;
}

function entriesOf(outcome: Outcome): Entries {
  if (!outcome.ok) throw new Error(`refused: ${outcome.why.kind}`);
  return outcome.entries;
}

const place = (classId: string, memberId: string) => ({ classId, memberId, kind: 'place' }) as const;
const waits = (classId: string, memberId: string) => ({ classId, memberId, kind: 'waiting' }) as const;
const six = ['amira', 'joel', 'hattie', 'luca', 'wren', 'dev'].map((id) => place(evening, id));
const minutesBefore = (classId: string, minutes: number) =>
  new Date(startOf(at(classId)).getTime() - minutes * 60_000);
const refused = (outcome: Outcome) => (outcome.ok ? null : outcome.why.kind);

describe('booking', () => {
  it('takes the last place and no more', () => {
    const five = six.slice(1);
    expect(placesTaken(entriesOf(book(five, at(evening), 'amira', monday)), evening)).toBe(6);
    expect(refused(book(six, at(evening), 'cerys', monday))).toBe('full');
  });

  it('refuses the same class twice, and the one next door', () => {
    expect(refused(book(six.slice(0, 2), at(evening), 'amira', monday))).toBe('has-place');
    const why = book(six, at(nextDoor), 'amira', monday);
    expect(why).toMatchObject({ ok: false, why: { kind: 'overlap', with: { id: evening } } });
  });

  it('checks the membership', () => {
    expect(refused(book([], at(evening), 'margaret', monday))).toBe('off-peak');
    const two = [place('2026-11-24/0', 'tom'), place('2026-11-26/0', 'tom')];
    expect(refused(book(two, at(evening), 'tom', monday))).toBe('week');
    expect(refused(book(two, at('2026-11-30/0'), 'tom', monday))).toBeNull();
  });

  it('is open until the class begins', () => {
    expect(refused(book([], at(evening), 'owen', minutesBefore(evening, 1)))).toBeNull();
    expect(refused(book([], at(evening), 'owen', minutesBefore(evening, 0)))).toBe('started');
    expect(refused(joinList(six, at(evening), 'owen', minutesBefore(evening, 0)))).toBe('started');
  });
});

describe('the waiting list', () => {
  it('is for full classes, for people who may come, once each', () => {
    expect(refused(joinList(six.slice(1), at(evening), 'owen', monday))).toBe('not-full');
    expect(refused(joinList(six, at(evening), 'margaret', monday))).toBe('off-peak');
    expect(refused(joinList(six, at(evening), 'amira', monday))).toBe('has-place');
    const waiting = entriesOf(joinList(six, at(evening), 'owen', monday));
    expect(refused(joinList(waiting, at(evening), 'owen', monday))).toBe('waits');
    expect(refused(book(waiting, at(evening), 'owen', monday))).toBe('waits');
    expect(waitingFor(waiting, evening)).toEqual([waits(evening, 'owen')]);
  });

  it('gives a place that comes free to the member who waited longest', () => {
    const outcome = cancel(
      [...six, waits(evening, 'owen'), waits(evening, 'cerys')],
      at(evening),
      'amira',
      monday,
    );
    const entries = entriesOf(outcome);
    expect(entryOf(entries, evening, 'owen')?.kind).toBe('place');
    expect(entryOf(entries, evening, 'cerys')?.kind).toBe('waiting');
    expect(entryOf(entries, evening, 'amira')).toBeNull();
    expect(outcome).toMatchObject({ moves: [{ kind: 'promoted', classId: evening, memberId: 'owen' }] });
  });

  it('skips members who can’t come any more, tells them why, and keeps their place in the queue', () => {
    const busy = [
      ...six,
      waits(evening, 'tom'),
      waits(evening, 'nadia'),
      waits(evening, 'owen'),
      place('2026-11-24/0', 'tom'),
      place('2026-11-26/0', 'tom'),
      place(nextDoor, 'nadia'),
    ];
    const outcome = cancel(busy, at(evening), 'amira', monday);
    expect(outcome).toMatchObject({
      moves: [
        { kind: 'passed-over', memberId: 'tom', why: { kind: 'week', limit: 2 } },
        { kind: 'passed-over', memberId: 'nadia', why: { kind: 'overlap', with: { id: nextDoor } } },
        { kind: 'promoted', memberId: 'owen' },
      ],
    });
    expect(waitingFor(entriesOf(outcome), evening).map(({ memberId }) => memberId)).toEqual(['tom', 'nadia']);
  });

  it('leaves the place free when nobody on it can come, for anybody else to book', () => {
    const busy = [...six, waits(evening, 'nadia'), place(nextDoor, 'nadia')];
    const entries = entriesOf(cancel(busy, at(evening), 'amira', monday));
    expect(placesTaken(entries, evening)).toBe(5);
    expect(refused(book(entries, at(evening), 'owen', monday))).toBeNull();
  });

  it('also moves up where a cancellation makes room in somebody’s week or evening', () => {
    const busy = [...six.slice(1), waits(evening, 'nadia'), place(nextDoor, 'nadia')];
    const outcome = cancel(busy, at(nextDoor), 'nadia', monday);
    expect(entryOf(entriesOf(outcome), evening, 'nadia')?.kind).toBe('place');
    expect(outcome).toMatchObject({ moves: [{ kind: 'promoted', classId: evening, memberId: 'nadia' }] });
  });

  it('gives away only one place for each one given up', () => {
    const friday = '2026-11-27/0';
    const busy = [
      place('2026-11-24/0', 'tom'),
      place('2026-11-26/0', 'tom'),
      waits(evening, 'tom'),
      waits(friday, 'tom'),
    ];
    const outcome = cancel(busy, at('2026-11-24/0'), 'tom', monday);
    expect(outcome).toMatchObject({ moves: [{ kind: 'promoted', classId: evening, memberId: 'tom' }] });
    expect(entryOf(entriesOf(outcome), friday, 'tom')?.kind).toBe('waiting');
  });

  it('tells nobody about another class again', () => {
    const busy = [
      ...six.slice(1),
      waits(evening, 'nadia'),
      place(nextDoor, 'nadia'),
      place('2026-11-26/0', 'owen'),
    ];
    expect(cancel(busy, at('2026-11-26/0'), 'owen', monday)).toMatchObject({ moves: [] });
  });

  it('does not move for a class that has begun', () => {
    const busy = [
      ...six.slice(1),
      waits(evening, 'tom'),
      place('2026-11-26/3', 'tom'),
      place('2026-11-27/0', 'tom'),
    ];
    const after = minutesBefore(evening, -10);
    expect(cancel(busy, at('2026-11-26/3'), 'tom', after)).toMatchObject({ ok: true, moves: [] });
  });

  it('can be left until the class begins, unlike a place', () => {
    const entries = [...six, waits(evening, 'owen')];
    expect(entriesOf(leaveList(entries, at(evening), 'owen', minutesBefore(evening, 1)))).toEqual(six);
    expect(refused(leaveList(entries, at(evening), 'owen', minutesBefore(evening, 0)))).toBe('started');
    expect(refused(leaveList(entries, at(evening), 'amira', monday))).toBe('not-in');
    expect(refused(cancel(entries, at(evening), 'owen', monday))).toBe('not-in');
  });
});

describe('giving a place back', () => {
  it('is possible until exactly two hours before', () => {
    expect(refused(cancel(six, at(evening), 'amira', minutesBefore(evening, 120)))).toBeNull();
    const late = new Date(minutesBefore(evening, 120).getTime() + 1);
    expect(refused(cancel(six, at(evening), 'amira', late))).toBe('too-late');
    expect(refused(cancel(six, at(evening), 'amira', minutesBefore(evening, 0)))).toBe('started');
  });

  it.each(['2026-03-29', '2026-10-25'])('means two hours on %s too', (date) => {
    const morning = at(`${date}/0`);
    expect(startOf(morning).getTime() - cancelUntil(morning).getTime()).toBe(7_200_000);
  });

  it.each(['', '2026-11-25', '2026-11-25/', '2026-11-25/9', '2026-11-25/1/2', 'x/1', '2026-02-30/1'])(
    'knows no class %j',
    (classId) => {
      expect(classOf(classId)).toBeNull();
    },
  );
});

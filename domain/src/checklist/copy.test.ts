import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { copiedItems, movedDays, waitsForStart } from './copy.ts';
import type { ChecklistItem } from './schema.ts';

const item = (rest: Partial<ChecklistItem> = {}): ChecklistItem => ({
  text: 'Ask',
  done: false,
  assigneeUid: 'anna',
  dueOn: null,
  position: 0,
  note: 'Twice',
  dueAfterDays: null,
  ...rest,
});
const copied = (of: ChecklistItem, to: Partial<Parameters<typeof copiedItems>[1]> = {}) =>
  copiedItems({ a: of }, { kind: 'running', startOn: null, sourceStartOn: null, ...to }).a;

describe('a template that is applied', () => {
  it('counts the days from the start of the project, and keeps who does it and the note', () => {
    const of = item({ dueAfterDays: 30, done: true });
    expect(copied(of, { startOn: '2027-01-31' })).toEqual(item({ dueAfterDays: 30, dueOn: '2027-03-02' }));
  });

  it('leaves the day empty without a start, or where the template says none', () => {
    expect(copied(item({ dueAfterDays: 3 }))).toMatchObject({ dueOn: null, dueAfterDays: 3 });
    expect(copied(item(), { startOn: '2027-01-31' })).toMatchObject({ dueOn: null });
  });

  test('lands on the same distance from any start', () => {
    const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, fc.nat({ max: 1000 }), (at, dueAfterDays) => {
        const startOn = at.toISOString().slice(0, 10);
        expect(copied(item({ dueAfterDays }), { startOn })?.dueOn).toBe(addDays(startOn, dueAfterDays));
      }),
    );
  });
});

describe('a running list', () => {
  it.each([
    ['2026-12-01', '2026-12-15', 14],
    ['2026-12-01', '2026-12-01', 0],
    ['2026-12-01', '2026-11-30', null],
    ['2020-12-01', '2026-11-30', null],
    [null, '2026-12-15', null],
  ])(
    'saved as a template: begun on %s, what is due on %s is due %s days after',
    (sourceStartOn, dueOn, days) => {
      const made = copied(item({ dueOn }), { kind: 'template', sourceStartOn });
      expect(made).toMatchObject({ dueOn: null, dueAfterDays: days });
    },
  );

  it('moves its open days with the start, but none that somebody chose', () => {
    const items = {
      follows: item({ dueAfterDays: 7, dueOn: '2026-12-08' }),
      empty: item({ dueAfterDays: 0 }),
      chosen: item({ dueOn: '2026-12-08' }),
      done: item({ dueAfterDays: 7, dueOn: '2026-12-08', done: true }),
      right: item({ dueAfterDays: 1, dueOn: '2026-12-11' }),
    };
    expect(movedDays(items, '2026-12-10')).toEqual({ follows: '2026-12-17', empty: '2026-12-10' });
    expect(waitsForStart(items)).toBe(true);
    expect(waitsForStart({ follows: items.follows, done: items.done })).toBe(false);
  });
});

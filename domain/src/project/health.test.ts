import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, startOfLondonDay } from '../shared/dates.ts';
import { attentionOn, healthReasons, listedFields } from './health.ts';
import { neverLate } from './schema.ts';

const today = '2026-11-30';
const asked = (on: string) => [
  { milestoneId: 'm', title: 'Design', askedAt: startOfLondonDay(on), answerBy: null },
];
const onTrack = {
  status: 'active',
  membersVersion: 3,
  waiting: [],
  lateOn: null,
  invoiceDueOn: null,
} as const;

describe('why a project needs attention', () => {
  test.each([
    ['nothing', {}, []],
    ['a milestone planned for today', { lateOn: today }, []],
    ['a milestone of yesterday', { lateOn: '2026-11-29' }, ['Milestone 1 day late']],
    ['an older one', { lateOn: '2026-11-21' }, ['Milestone 9 days late']],
    ['an invoice', { invoiceDueOn: '2026-11-16' }, ['Invoice 14 days overdue']],
    ['a client who was asked', { waiting: asked('2026-11-21') }, []],
    ['a silent client', { waiting: asked('2026-11-18') }, ['Client silent for 12 days']],
    ['a client who can’t see it', { membersVersion: null, waiting: asked('2026-11-18') }, []],
    ['a late milestone of paused work', { status: 'onHold', lateOn: '2026-11-01' }, []],
    [
      'what is owed for paused work',
      { status: 'onHold', invoiceDueOn: '2026-11-29' },
      ['Invoice 1 day overdue'],
    ],
    [
      'anything that has ended',
      { status: 'completed', lateOn: '2026-11-01', invoiceDueOn: '2026-11-01' },
      [],
    ],
  ] as const)('%s', (_of, change, reasons) => {
    expect(
      healthReasons(
        { ...onTrack, ...change, waiting: [...('waiting' in change ? change.waiting : [])] },
        today,
      ),
    ).toEqual(reasons);
  });

  test('all reasons at once', () => {
    const project = {
      ...onTrack,
      lateOn: '2026-11-01',
      invoiceDueOn: '2026-11-02',
      waiting: asked('2026-11-03'),
    };
    expect(healthReasons(project, today)).toEqual([
      'Milestone 29 days late',
      'Invoice 28 days overdue',
      'Client silent for 27 days',
    ]);
  });

  test('it begins on exactly the day that is stored', () => {
    const day = fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days));
    const project = fc.record({
      status: fc.constantFrom('planned', 'active', 'onHold', 'completed', 'cancelled' as const),
      membersVersion: fc.option(fc.constant(3)),
      lateOn: fc.option(day),
      invoiceDueOn: fc.option(day),
      waiting: fc.array(day, { maxLength: 3 }).map((days) => days.flatMap(asked)),
    });
    fc.assert(
      fc.property(project, (one) => {
        const first = attentionOn(one);
        if (first === neverLate) {
          expect(healthReasons(one, addDays(today, 1000))).toEqual([]);
          return;
        }
        expect(healthReasons(one, addDays(first, -1))).toEqual([]);
        expect(healthReasons(one, first)).not.toEqual([]);
      }),
    );
  });
});

test('what was asked of a client, and by a client, waits until the project is cancelled', () => {
  const waiting = asked(today);
  const changesAsked = { milestoneId: 'one', title: 'Design', at: new Date() };
  const nothing = { ...onTrack, changesAsked: null };
  expect(listedFields({ ...nothing, waiting: [] }).awaitsAnswer).toBe(false);
  for (const status of ['planned', 'active', 'onHold', 'completed'] as const) {
    const listed = listedFields({ ...onTrack, status, waiting, changesAsked });
    expect(listed).toMatchObject({ awaitsAnswer: true, changesAsked });
  }
  expect(listedFields({ ...onTrack, status: 'cancelled', waiting, changesAsked })).toEqual({
    attentionOn: neverLate,
    awaitsAnswer: false,
    changesAsked: null,
  });
});

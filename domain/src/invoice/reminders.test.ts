import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, londonInstant } from '../shared/dates.ts';
import { isWorkingDay } from '../shared/working-days.ts';
import {
  askAboutReportOn,
  nextReminders,
  type PlannedReminder,
  remindableDueDates,
  reminderOn,
} from './reminders.ts';
import { issued as owed } from './testing/issued.ts';

type Reminded = Parameters<typeof nextReminders>[0];

const issued: Reminded = owed;
const usual = [-3, 0, 7, 14];

/** Lives through the days and sends what is due on each; returns what was sent. */
function live(
  invoice: Reminded,
  offsets: readonly number[],
  days: readonly string[],
): { sent: PlannedReminder[]; invoice: Reminded } {
  let current = invoice;
  const sent: PlannedReminder[] = [];
  for (const today of days) {
    // Three runs of a day: the second and third must find nothing to do.
    for (let run = 0; run < 3; run += 1) {
      const due = reminderOn(current, offsets, today);
      if (due === null) continue;
      sent.push(due);
      current = { ...current, lastReminder: { on: today, offset: due.offset } };
    }
  }
  return { sent, invoice: current };
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

describe('reminders of an invoice', () => {
  test('go on the days of the rules, over the spring change of the clocks too', () => {
    expect(nextReminders(issued, usual, '2026-03-11')).toEqual([
      { offset: -3, on: '2026-03-21' },
      { offset: 0, on: '2026-03-24' },
      { offset: 7, on: '2026-03-31' },
      { offset: 14, on: '2026-04-07' },
    ]);
    expect(live(issued, usual, daysFrom('2026-03-10', 120)).sent).toEqual(
      nextReminders(issued, usual, '2026-03-11'),
    );
  });

  test('after an outage are the latest alone', () => {
    expect(live(issued, usual, ['2026-03-20', ...daysFrom('2026-04-02', 10)]).sent).toEqual([
      { offset: 7, on: '2026-04-02' },
      { offset: 14, on: '2026-04-07' },
    ]);
    // Two days without a run.
    expect(live(issued, usual, ['2026-03-23', ...daysFrom('2026-03-26', 3)]).sent).toEqual([
      { offset: -3, on: '2026-03-23' },
      { offset: 0, on: '2026-03-26' },
    ]);
  });

  test('before the due date end with it, and none comes more than a month late', () => {
    expect(nextReminders(issued, [-3], '2026-03-24')).toEqual([{ offset: -3, on: '2026-03-24' }]);
    expect(nextReminders(issued, [-3], '2026-03-25')).toEqual([]);
    expect(nextReminders(issued, [14], '2026-05-08')).toEqual([{ offset: 14, on: '2026-05-08' }]);
    expect(nextReminders(issued, [14], '2026-05-09')).toEqual([]);
  });

  test('do not come with the invoice itself', () => {
    const dueAtOnce: Reminded = { ...issued, dueOn: '2026-03-10' };
    expect(nextReminders(dueAtOnce, usual, '2026-03-10')).toEqual([
      { offset: 7, on: '2026-03-17' },
      { offset: 14, on: '2026-03-24' },
    ]);
  });

  test.each<[string, Partial<Reminded>]>([
    ['a paid invoice', { status: 'paid', paidAmount: 12_000 }],
    ['a void invoice', { status: 'void' }],
    ['one credited in full', { status: 'credited', creditedAmount: 12_000 }],
    ['one that was written off', { status: 'writtenOff' }],
    ['a disputed invoice', { disputed: true }],
    ['a stage that is not due, which is a draft', { status: 'draft', issuedOn: null, dueOn: null }],
    ['a discarded draft', { status: 'discarded', issuedOn: null, dueOn: null }],
    ['a credit note', { kind: 'creditNote' }],
  ])('are none for %s', (_what, change) => {
    expect(nextReminders({ ...issued, ...change }, usual, '2026-03-24')).toEqual([]);
  });

  const reportedAt = (at: Date) => ({ paymentReported: { paidOn: '2026-03-20', reference: '', by: '', at } });

  // The 27th is a Friday, Easter is on 5 April: working days are 30 March to 2 April, and 7 April.
  test('wait for five working days after the client said that they have paid, then go on with the latest', () => {
    const reported = { ...issued, ...reportedAt(londonInstant('2026-03-27', 23, 59)) };
    expect(nextReminders(reported, usual, '2026-03-27')).toEqual([{ offset: 14, on: '2026-04-08' }]);
    expect(live(reported, usual, daysFrom('2026-03-27', 60)).sent).toEqual([
      { offset: 14, on: '2026-04-08' },
    ]);
    expect(askAboutReportOn(londonInstant('2026-03-27', 23, 59))).toBe('2026-04-08');
  });

  test.each([
    // A minute before and after midnight in London, in summer time and out of it, and on the days between the two.
    ['2026-03-28', 23, 59, '2026-04-08'],
    ['2026-03-29', 0, 30, '2026-04-08'],
    ['2026-03-29', 23, 59, '2026-04-08'],
    ['2026-03-30', 0, 0, '2026-04-09'],
    ['2026-10-24', 23, 59, '2026-10-31'],
    ['2026-10-25', 0, 30, '2026-10-31'],
    ['2026-10-25', 23, 59, '2026-10-31'],
    ['2026-10-26', 0, 0, '2026-11-03'],
  ])('count the days of a report from %s %i:%i by the day in London', (day, hour, minute, asked) => {
    expect(askAboutReportOn(londonInstant(day, hour, minute))).toBe(asked);
  });

  test('leave out one that was skipped, and no other', () => {
    const [first] = nextReminders(issued, usual, '2026-03-11');
    const skipped = { ...issued, skippedTo: first?.offset ?? 0 };
    expect(live(skipped, usual, daysFrom('2026-03-10', 120)).sent.map(({ offset }) => offset)).toEqual([
      0, 7, 14,
    ]);
    const later = { ...issued, lastReminder: { on: '2026-03-24', offset: 0 }, skippedTo: 7 };
    expect(live(later, usual, daysFrom('2026-03-24', 120)).sent).toEqual([{ offset: 14, on: '2026-04-07' }]);
  });

  test('follow changed rules as shown', () => {
    const once = { ...issued, lastReminder: { on: '2026-03-24', offset: 0 } };
    const shown = nextReminders(once, [-7, 0, 2, 5], '2026-03-24');
    expect(shown).toEqual([
      { offset: 2, on: '2026-03-26' },
      { offset: 5, on: '2026-03-29' },
    ]);
    expect(live(once, [-7, 0, 2, 5], daysFrom('2026-03-24', 60)).sent).toEqual(shown);
  });
});

const offsets = fc.array(fc.integer({ min: -30, max: 120 }), { maxLength: 10 });
const skipped = fc.array(fc.boolean(), { minLength: 200, maxLength: 200 });
const terms = fc.integer({ min: 0, max: 120 });
/** What delays or leaves out: a report on one of the days, and a rule up to which all is skipped. */
const delayed = fc.record({
  reportedOn: fc.option(fc.integer({ min: 0, max: 150 }), { nil: undefined }),
  skippedTo: fc.option(fc.integer({ min: -30, max: 120 }), { nil: undefined }),
});

function invoiceOf(
  days: number,
  { reportedOn, skippedTo }: { reportedOn?: number | undefined; skippedTo?: number | undefined },
) {
  const at = londonInstant(addDays('2026-03-10', reportedOn ?? 0), 12);
  const report = { paidOn: '2026-03-10', reference: '', by: '', at, askOn: askAboutReportOn(at) };
  return {
    ...issued,
    dueOn: addDays('2026-03-10', days),
    ...(reportedOn === undefined ? {} : { paymentReported: report }),
    ...(skippedTo === undefined ? {} : { skippedTo }),
  };
}

describe('whatever the rules and outages', () => {
  test('an invoice gets each rule at most once, in order, one a day, and the schedule ends', () => {
    fc.assert(
      fc.property(offsets, skipped, terms, (rules, runs, days) => {
        const invoice = { ...issued, dueOn: addDays('2026-03-10', days) };
        const all = daysFrom('2026-03-10', 200);
        const { sent, invoice: after } = live(
          invoice,
          rules,
          all.filter((_, index) => runs[index]),
        );
        expect(sent.map(({ on }) => on)).toEqual([...new Set(sent.map(({ on }) => on))].toSorted());
        const given = sent.map(({ offset }) => offset);
        expect(given).toEqual([...new Set(given)].toSorted((a, b) => a - b));
        for (const { offset, on } of sent) {
          expect(rules).toContain(offset);
          expect(on >= addDays(invoice.dueOn, offset)).toBe(true);
          expect(on > '2026-03-10').toBe(true);
        }
        expect(nextReminders(after, rules, addDays(invoice.dueOn, 200))).toEqual([]);
      }),
    );
  });

  test('what is shown as next is what is sent', () => {
    fc.assert(
      fc.property(offsets, terms, delayed, fc.integer({ min: 0, max: 150 }), (rules, days, delay, ahead) => {
        const invoice = invoiceOf(days, delay);
        const today = addDays('2026-03-10', ahead);
        const shown = nextReminders(invoice, rules, today);
        expect(live(invoice, rules, daysFrom(today, 260)).sent).toEqual(shown);
      }),
    );
  });

  test('the due dates that a run looks at are all that can be due', () => {
    fc.assert(
      fc.property(offsets, terms, delayed, fc.integer({ min: 0, max: 300 }), (rules, days, delay, ahead) => {
        const invoice = invoiceOf(days, delay);
        const today = addDays('2026-03-10', ahead);
        const window = remindableDueDates(rules, today);
        if (reminderOn(invoice, rules, today) === null) return;
        expect(window && window.from <= invoice.dueOn && invoice.dueOn <= window.to).toBe(true);
      }),
    );
  });

  test('none goes for five working days after a report, and staff are asked on the day on which they go on', () => {
    fc.assert(
      fc.property(offsets, terms, fc.integer({ min: 0, max: 150 }), (rules, days, reportedOn) => {
        const invoice = invoiceOf(days, { reportedOn });
        const reported = addDays('2026-03-10', reportedOn);
        const asked = askAboutReportOn(londonInstant(reported, 12));
        const free = daysFrom(addDays(reported, 1), 20).filter((day) => day < asked);
        expect(free.filter(isWorkingDay)).toHaveLength(5);
        const { sent } = live(invoice, rules, daysFrom(reported, 200));
        expect(sent.filter(({ on }) => on < asked)).toEqual([]);
      }),
    );
  });
});

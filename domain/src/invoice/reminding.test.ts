import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { lastRemindedBefore, remindingOf } from './reminders.ts';
import { issued } from './testing/issued.ts';

type Open = Parameters<typeof remindingOf>[0][number] & { readonly id: string };

const open: Open = {
  id: 'one',
  ...issued,
};
const today = '2026-03-31';
const reminded = (on: string, offset = 0): Partial<Open> => ({ lastReminder: { on, offset } });
const one = { ...open, ...reminded(today, 7) };

function listedOf(invoices: readonly Open[], day = today, sentOn = today): string[] | string {
  const reminding = remindingOf(invoices, day, sentOn);
  return 'calledOff' in reminding ? reminding.calledOff : reminding.listed.map(({ id }) => id);
}

const over = 'What it was for has been paid, credited, disputed or reported as paid.';

describe('a reminder to a client', () => {
  test('lists all that is due, the longest due first, whether or not a rule of its own is due', () => {
    const invoices = [
      { ...open, id: 'due today', dueOn: today },
      one,
      { ...open, id: 'oldest', dueOn: '2026-02-01' },
      { ...open, id: 'to come', dueOn: '2026-04-01' },
      { ...open, id: 'to come, reminded of', dueOn: '2026-04-03', ...reminded(today, -3) },
    ];
    expect(listedOf(invoices)).toEqual(['oldest', 'one', 'due today', 'to come, reminded of']);
  });

  test('leaves out what may not be asked for', () => {
    const at = new Date('2026-03-30T12:00:00Z');
    const invoices: Open[] = [
      one,
      { ...open, id: 'disputed', disputed: true },
      { ...open, id: 'paid', status: 'paid', paidAmount: 12_000 },
      { ...open, id: 'written off', status: 'writtenOff' },
      { ...open, id: 'reported', paymentReported: { paidOn: '2026-03-30', reference: '', by: '', at } },
    ];
    expect(listedOf(invoices)).toEqual(['one']);
  });

  test('is called off when what it was for is over, even if something else is due', () => {
    const other = { ...open, id: 'other', dueOn: '2026-03-26' };
    expect(listedOf([{ ...one, disputed: true }, other])).toBe(over);
    expect(listedOf([other])).toBe(over);
    expect(listedOf([])).toBe(over);
  });

  test('gives way to one of a later day, unless that has nothing left to say', () => {
    const later = { ...open, id: 'later', dueOn: '2026-04-01', ...reminded('2026-04-01') };
    expect(listedOf([one, later], today, '2026-04-01')).toBe('A later reminder is due.');
    expect(listedOf([one, later], '2026-04-01', '2026-04-01')).toEqual(['one', 'later']);
    const paid: Open = { ...later, status: 'paid', paidAmount: 12_000 };
    expect(listedOf([one, paid], today, '2026-04-01')).toEqual(['one']);
    expect(listedOf([one, paid], '2026-04-01', '2026-04-01')).toBe(over);
  });

  test('of those that wait exactly one goes, while anything that they were for is left', () => {
    const day = fc.integer({ min: 0, max: 6 }).map((days) => addDays('2026-03-24', days));
    const invoice = fc.record({ on: fc.option(day), disputed: fc.boolean() });
    fc.assert(
      fc.property(fc.array(invoice, { maxLength: 8 }), (made) => {
        const invoices = made.map(({ on, disputed }, index) => ({
          ...open,
          id: String(index),
          disputed,
          ...(on === null ? {} : reminded(on)),
        }));
        const days = [...new Set(made.flatMap(({ on }) => on ?? []))];
        const sent = days.filter((queued) => typeof listedOf(invoices, queued) !== 'string');
        const isLeft = made.some(({ on, disputed }) => on !== null && !disputed);
        expect(sent).toHaveLength(isLeft ? 1 : 0);
      }),
    );
  });
});

test('the last reminder before a day is that of any invoice', () => {
  const none = { lastReminder: null, reminders: [] };
  const last = { on: '2026-03-30', offset: 7 };
  const invoices = [
    none,
    // As stored before all were noted.
    { ...none, lastReminder: { on: '2026-03-24', offset: 0 } },
    { lastReminder: last, reminders: [{ on: '2026-03-26', offset: 0 }, last] },
  ];
  expect(lastRemindedBefore(invoices, '2026-03-31')).toBe('2026-03-30');
  expect(lastRemindedBefore(invoices, '2026-03-30')).toBe('2026-03-26');
  expect(lastRemindedBefore(invoices, '2026-03-26')).toBe('2026-03-24');
  expect(lastRemindedBefore(invoices, '2026-03-24')).toBeNull();
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { remindersFormSchema, toRemindersForm } from './reminders-form.ts';
import { scheduleFormSchema, toScheduleForm } from './schedule-form.ts';
import { toVatForm, vatFormSchema } from './vat-form.ts';

const today = '2026-11-30';

function pathsOf(schema: v.GenericSchema, form: unknown): (string | null)[] {
  return v.safeParse(schema, form).issues?.map((issue) => v.getDotPath(issue)) ?? [];
}

describe('the VAT section', () => {
  const stored = {
    vatRegistered: false,
    vatChanges: [{ from: '2026-01-01', registered: true }],
    rateChanges: [{ from: '2026-06-01', kind: 'standard' as const, rate: 2200 }],
    defaultVatRate: 2000,
  };

  it('returns what is stored, with the default rate as it is today', () => {
    const form = toVatForm(stored, today);
    expect(form.defaultKind).toBe('standard');
    expect(v.parse(vatFormSchema(today), form)).toEqual({ ...stored, defaultVatRate: 2200 });
    const zero = toVatForm({ ...stored, defaultVatRate: 0 }, today);
    expect(v.parse(vatFormSchema(today), zero).defaultVatRate).toBe(0);
  });

  it('names each empty field once, and days that come twice', () => {
    const form = toVatForm(stored, today);
    const empty = { from: '', kind: 'standard' as const, rate: null };
    const wrong = new Set(pathsOf(vatFormSchema(today), { ...form, rateChanges: [empty] }));
    expect([...wrong]).toEqual(['rateChanges.0.from', 'rateChanges.0.rate']);
    const twice = [...form.vatChanges, ...form.vatChanges];
    expect(pathsOf(vatFormSchema(today), { ...form, vatChanges: twice })).toEqual(['vatChanges']);
  });
});

describe('the payment schedule', () => {
  const stored = {
    paymentInEqualParts: false,
    paymentSchedule: [
      { label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' as const } },
      { label: 'Later', share: 1000, trigger: { kind: 'date' as const, date: '2027-03-01' } },
      { label: 'Rest', share: 5000, trigger: { kind: 'milestone' as const, milestoneId: 'last' } },
    ],
  };

  it('returns what is stored, a stage with a day of its own too', () => {
    expect(v.parse(scheduleFormSchema, toScheduleForm(stored))).toEqual(stored);
  });

  it('needs shares that add up to 100%, unless the parts are equal', () => {
    const form = toScheduleForm(stored);
    const stages = form.paymentSchedule.slice(0, 2);
    expect(pathsOf(scheduleFormSchema, { ...form, paymentSchedule: stages })).toEqual(['paymentSchedule']);
    const equal = { paymentInEqualParts: true, paymentSchedule: form.paymentSchedule };
    const shares = v.parse(scheduleFormSchema, equal).paymentSchedule.map(({ share }) => share);
    expect(shares).toEqual([3334, 3333, 3333]);
    const empty = form.paymentSchedule.map((stage) => ({ ...stage, share: null }));
    expect(pathsOf(scheduleFormSchema, { ...equal, paymentSchedule: empty })).toEqual([]);
  });
});

describe('the reminders', () => {
  it('return what is stored, the earliest first', () => {
    const form = toRemindersForm({ reminderOffsets: [7, -3, 0] });
    expect(form.reminderOffsets[0]).toEqual({ days: 3, when: 'before' });
    expect(v.parse(remindersFormSchema, form)).toEqual({ reminderOffsets: [-3, 0, 7] });
  });

  it('have no day before and after zero', () => {
    const form = { reminderOffsets: [{ days: 0, when: 'before' as const }] };
    expect(Object.is(v.parse(remindersFormSchema, form).reminderOffsets[0], 0)).toBe(true);
    const wrong = { reminderOffsets: [{ days: -1, when: 'after' as const }] };
    expect(pathsOf(remindersFormSchema, wrong)).toEqual(['reminderOffsets.0.days']);
  });
});

import { type MoneyValues, moneySections } from '@agency/domain/money-settings/sections';
import * as v from 'valibot';

const days = v.pipe(
  v.custom<number>((value) => typeof value === 'number'),
  v.number('Enter a number of days'),
  v.minValue(0, 'Enter 0 or more days'),
);
const fields = v.object({
  reminderOffsets: v.array(v.object({ days, when: v.picklist(['before', 'after']) })),
});
export type RemindersForm = v.InferInput<typeof fields>;

export function toRemindersForm({ reminderOffsets }: MoneyValues<'reminders'>): RemindersForm {
  return {
    reminderOffsets: reminderOffsets
      .toSorted((a, b) => a - b)
      .map((offset) => ({ days: Math.abs(offset), when: offset < 0 ? 'before' : 'after' })),
  };
}

/** The section as the operation takes it: days from the due date, negative before it. */
export const remindersFormSchema = v.pipe(
  fields,
  v.transform(({ reminderOffsets }) => ({
    // Not −0, which is stored as another number than 0.
    reminderOffsets: reminderOffsets.map(({ days: count, when }) => (when === 'before' ? 0 - count : count)),
  })),
  moneySections.reminders,
);

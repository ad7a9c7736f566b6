import { type MoneyValues, moneySections } from '@agency/domain/money-settings/sections';
import { lastMilestone, type paymentTrigger } from '@agency/domain/settings/schema';
import { allocate } from '@agency/domain/shared/money';
import * as v from 'valibot';

const typedShare = v.pipe(
  v.custom<number | null>((value) => value === null || typeof value === 'number'),
  v.transform((value) => value ?? Number.NaN),
);

const fields = v.object({
  paymentInEqualParts: v.boolean(),
  paymentSchedule: v.array(
    v.object({
      label: v.string(),
      share: typedShare,
      trigger: v.picklist(['acceptance', 'milestone', 'date']),
      /** Of a stage with a day of its own, which only the settings files can give it. */
      date: v.string(),
    }),
  ),
});
export type ScheduleForm = v.InferInput<typeof fields>;

export function toScheduleForm(business: MoneyValues<'paymentSchedule'>): ScheduleForm {
  return {
    paymentInEqualParts: business.paymentInEqualParts,
    paymentSchedule: business.paymentSchedule.map(({ label, share, trigger }) => ({
      label,
      share,
      trigger: trigger.kind,
      date: trigger.kind === 'date' ? trigger.date : '',
    })),
  };
}

type Stage = ScheduleForm['paymentSchedule'][number];
type Trigger = v.InferInput<typeof paymentTrigger>;

function triggerOf({ trigger, date }: Pick<Stage, 'trigger' | 'date'>): Trigger {
  switch (trigger) {
    case 'acceptance':
      return { kind: trigger };
    case 'milestone':
      return { kind: trigger, milestoneId: lastMilestone };
    case 'date':
      return { kind: trigger, date };
  }
}

/** The section as the operation takes it. Equal parts have equal shares, whatever was typed before. */
export const scheduleFormSchema = v.pipe(
  fields,
  v.transform(({ paymentInEqualParts, paymentSchedule }) => {
    const equal = allocate(
      10_000,
      paymentSchedule.map(() => 1),
    );
    const stages = paymentSchedule.map(({ label, share, ...when }, index) => ({
      label,
      share: paymentInEqualParts ? (equal[index] ?? 0) : share,
      trigger: triggerOf(when),
    }));
    return { paymentInEqualParts, paymentSchedule: stages };
  }),
  moneySections.paymentSchedule,
);

import * as v from 'valibot';
import type { MilestoneStatus } from '../project/status.ts';
import { type CivilDate, civilDate } from '../shared/fields.ts';
import type { Invoice } from './schema.ts';

type PaymentTrigger = NonNullable<Invoice['stage']>['trigger'];

/**
 * Has the trigger of this stage of a payment schedule occurred? Its draft is then shown as due; staff issue it by
 * hand, because only they know whether the client agrees that the work is done.
 */
export function isStageDue(
  { trigger }: NonNullable<Invoice['stage']>,
  milestones: readonly { readonly id: string; readonly status: MilestoneStatus }[],
  today: CivilDate,
): boolean {
  switch (trigger.kind) {
    case 'acceptance':
      return true;
    case 'date':
      return trigger.date <= today;
    case 'milestone':
      return milestones.some(({ id, status }) => id === trigger.milestoneId && status === 'completed');
  }
}

/**
 * Since when the stage of a draft made on this day is due for invoicing, and when staff were asked about it: they hear of
 * an acceptance anyway. A milestone says so when it is completed.
 */
export function stageFields(
  trigger: PaymentTrigger,
  today: CivilDate,
): Pick<Invoice, 'dueSince' | 'stageAskedOn'> {
  switch (trigger.kind) {
    case 'acceptance':
      return { dueSince: today, stageAskedOn: today };
    case 'date':
      return { dueSince: v.is(civilDate, trigger.date) ? trigger.date : today, stageAskedOn: null };
    case 'milestone':
      return { dueSince: null, stageAskedOn: null };
  }
}

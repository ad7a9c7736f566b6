import type { MilestoneStatus } from '../project/status.ts';
import type { CivilDate } from '../shared/fields.ts';
import type { Invoice } from './schema.ts';

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

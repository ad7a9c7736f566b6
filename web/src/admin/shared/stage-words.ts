import type { Invoice } from '@agency/domain/invoice/schema';
import { isStageDue } from '@agency/domain/invoice/stage';
import type { Milestone } from '@agency/domain/project/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { formatDate } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';

export type Staged = Pick<Invoice, 'createdAt'> & { readonly stage: NonNullable<Invoice['stage']> };
type AwaitedMilestone = Pick<Stored<Milestone>, 'id' | 'title' | 'status' | 'completedAt'> | null;

/** Whether a draft's stage can be issued: 'Ready to issue since 3 December 2026', 'Waiting for “Design approved”'. */
export function stageWords({ stage, createdAt }: Staged, milestone: AwaitedMilestone, now: Date): string {
  const { trigger } = stage;
  const isDue = isDueNow(stage, milestone, now);
  const since = (day: string) => `Ready to issue since ${formatDate(day)}`;
  switch (trigger.kind) {
    case 'acceptance':
      return since(londonDate(createdAt));
    case 'date':
      return isDue ? since(trigger.date) : `To be issued on ${formatDate(trigger.date)}`;
    case 'milestone':
      if (isDue) return since(londonDate(milestone?.completedAt ?? now));
      return milestone ? `Waiting for “${milestone.title}”` : 'Waiting for a milestone that has been deleted';
  }
}

/** What staff should know before they issue a stage that isn't due; null where it is. */
export function waitsWords({ stage }: Staged, milestone: AwaitedMilestone, now: Date): string | null {
  const { trigger } = stage;
  if (trigger.kind === 'acceptance' || isDueNow(stage, milestone, now)) return null;
  if (trigger.kind === 'date') return `This stage isn’t due until ${formatDate(trigger.date)}.`;
  return milestone
    ? `This stage isn’t due yet: it’s waiting for “${milestone.title}”.`
    : 'This stage is waiting for a milestone that has been deleted.';
}

function isDueNow(stage: Staged['stage'], milestone: AwaitedMilestone, now: Date): boolean {
  return isStageDue(stage, milestone ? [milestone] : [], londonDate(now));
}

import type { Invoice } from '@agency/domain/invoice/schema';
import { isStageDue } from '@agency/domain/invoice/stage';
import type { Milestone } from '@agency/domain/project/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { formatDate } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';

type Staged = Pick<Invoice, 'createdAt'> & { readonly stage: NonNullable<Invoice['stage']> };

/** Whether a draft's stage can be issued: 'Ready to issue since 3 December 2026', 'Waits for “Design approved”'. */
export function stageWords(
  { stage, createdAt }: Staged,
  milestone: Pick<Stored<Milestone>, 'id' | 'title' | 'status' | 'completedAt'> | null,
  now: Date,
): string {
  const { trigger } = stage;
  const isDue = isStageDue(stage, milestone ? [milestone] : [], londonDate(now));
  const since = (day: string) => `Ready to issue since ${formatDate(day)}`;
  switch (trigger.kind) {
    case 'acceptance':
      return since(londonDate(createdAt));
    case 'date':
      return isDue ? since(trigger.date) : `To be issued on ${formatDate(trigger.date)}`;
    case 'milestone':
      if (isDue) return since(londonDate(milestone?.completedAt ?? now));
      return milestone ? `Waits for “${milestone.title}”` : 'Waits for a step that has been deleted';
  }
}

import { healthReasons, isUnderWay } from '@agency/domain/project/health';
import type { Project } from '@agency/domain/project/schema';
import type { ProjectStatus } from '@agency/domain/project/status';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDateShort } from '@agency/domain/shared/format';
import type { Tone } from '../../ui/tone.tsx';

interface Words {
  readonly label: string;
  readonly tone: Tone;
}

/** A project's status as staff call it; its client reads other words (`views/project/words.ts`). */
export const statusWords: Readonly<Record<ProjectStatus, Words>> = {
  planned: { label: 'Planned', tone: 'neutral' },
  active: { label: 'Active', tone: 'info' },
  onHold: { label: 'On hold', tone: 'warning' },
  completed: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** Why it needs attention, or that it doesn't; nothing good of one that is on hold, nothing of one that has ended. */
export function healthWords(
  project: Parameters<typeof healthReasons>[0],
  today: CivilDate,
): readonly Words[] {
  if (!isUnderWay(project)) return [];
  const reasons = healthReasons(project, today);
  if (reasons.length === 0)
    return project.status === 'onHold' ? [] : [{ label: 'On track', tone: 'success' }];
  return reasons.map((label) => ({ label, tone: 'warning' }));
}

/** '3 of 7 completed' */
export function progressWords({ milestonesCompleted: done, milestonesTotal: total }: Project): string {
  return total === 0 ? 'No milestones yet' : `${done} of ${total} completed`;
}

/** What the next step waits for: the client's answer, or its day. */
export function nextDay({ next, waiting }: Pick<Project, 'next' | 'waiting'>): string {
  if (next === null) return '';
  const asked = waiting.find(({ milestoneId }) => milestoneId === next.milestoneId);
  if (asked) return asked.answerBy ? `Answer by ${formatDateShort(asked.answerBy)}` : 'Waiting for an answer';
  return next.plannedOn ? `Planned for ${formatDateShort(next.plannedOn)}` : 'No day planned';
}

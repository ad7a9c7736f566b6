import type { PlannedMilestone } from '../quote/content.ts';
import { addDays } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';

/** A promised milestone with its due date when work starts on `startOn`. */
export interface DatedMilestone {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly position: number;
  readonly plannedOn: CivilDate;
}

/** The project's milestones as the accepted quote promised them, in its order. */
export function milestonesFromQuote(
  planned: readonly PlannedMilestone[],
  startOn: CivilDate,
): DatedMilestone[] {
  return planned.map(({ id, title, description, weeksAfterStart }, position) => ({
    id,
    title,
    description,
    position,
    plannedOn: addDays(startOn, weeksAfterStart * 7),
  }));
}

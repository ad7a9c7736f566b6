import { addDays, daysBetween } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import { type Checklist, type ChecklistItem, maxDueAfterDays } from './schema.ts';

interface CopyFor {
  readonly kind: Checklist['kind'];
  /** When the project of the copy starts; null without a project or a start. */
  readonly startOn: CivilDate | null;
  /** The same of the list that is copied. */
  readonly sourceStartOn: CivilDate | null;
}

/**
 * The items of a list as open ones of another. Days are counted from the start of each project: those of an earlier job
 * mean nothing in the next, so where either start is missing they stay empty.
 */
export function copiedItems(items: Checklist['items'], to: CopyFor): Checklist['items'] {
  const copies = Object.entries(items).map(([id, item]): [string, ChecklistItem] => {
    const dueAfterDays = item.dueAfterDays ?? daysAfter(to.sourceStartOn, item.dueOn);
    const dueOn = to.kind === 'template' ? null : dayAfter(to.startOn, dueAfterDays);
    return [id, { ...item, done: false, dueOn, dueAfterDays }];
  });
  return Object.fromEntries(copies);
}

function dayAfter(startOn: CivilDate | null, days: number | null): CivilDate | null {
  return startOn === null || days === null ? null : addDays(startOn, days);
}

/** What was due before the start, or later than a template can say, has no such number. */
function daysAfter(startOn: CivilDate | null, dueOn: CivilDate | null): number | null {
  if (startOn === null || dueOn === null) return null;
  const days = daysBetween(startOn, dueOn);
  return days < 0 || days > maxDueAfterDays ? null : days;
}

/** The items that have no day only because their project had no start when they were made. */
export function waitsForStart(items: Checklist['items']): boolean {
  return Object.values(items).some(
    ({ done, dueOn, dueAfterDays }) => !done && dueOn === null && dueAfterDays !== null,
  );
}

/** Open items whose day is counted from the start and is another one by now, with that day. */
export function movedDays(
  items: Checklist['items'],
  startOn: CivilDate,
): Readonly<Record<string, CivilDate>> {
  const moved = Object.entries(items).flatMap(
    ([id, { done, dueOn, dueAfterDays }]): [string, CivilDate][] => {
      const day = dayAfter(startOn, dueAfterDays);
      return done || day === null || day === dueOn ? [] : [[id, day]];
    },
  );
  return Object.fromEntries(moved);
}

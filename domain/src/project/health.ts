import { addDays, daysBetween, londonDate } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import { neverLate, type Project } from './schema.ts';
import type { ProjectStatus } from './status.ts';

/** After so many days without an answer that we asked for, a client counts as silent. */
export const silentAfterDays = 10;

type Dates = Pick<Project, 'status' | 'membersVersion' | 'waiting' | 'lateOn' | 'invoiceDueOn'>;
type Listed = Pick<Project, 'attentionOn' | 'awaitsAnswer' | 'changesAsked'>;

/** Projects whose work goes on, or will: only these are ever late. */
export const statusesUnderWay = ['planned', 'active', 'onHold'] as const satisfies readonly ProjectStatus[];

export function isUnderWay({ status }: Pick<Project, 'status'>): boolean {
  return statusesUnderWay.some((one) => one === status);
}

/** The day on which we asked for the answer that has been missing longest. Who can't see it has not been asked. */
function askedOn({ membersVersion, waiting }: Dates): CivilDate | null {
  if (membersVersion === null) return null;
  const [first] = waiting.map(({ askedAt }) => londonDate(askedAt)).toSorted();
  return first ?? null;
}

/** Paused work isn't late; what is owed and what was asked stays so. */
function plannedDay({ status, lateOn }: Dates): CivilDate | null {
  return status === 'onHold' ? null : lateOn;
}

/** The first day on which something about the project is late, as things stand; `neverLate` where nothing will be. */
export function attentionOn(project: Dates): CivilDate {
  if (!isUnderWay(project)) return neverLate;
  const asked = askedOn(project);
  const late = plannedDay(project);
  const days = [
    ...(late === null ? [] : [addDays(late, 1)]),
    ...(project.invoiceDueOn === null ? [] : [addDays(project.invoiceDueOn, 1)]),
    ...(asked === null ? [] : [addDays(asked, silentAfterDays)]),
  ];
  return days.toSorted()[0] ?? neverLate;
}

/** The fields that lists ask for, which follow from others. Nothing of a cancelled project waits for anyone. */
export function listedFields(project: Dates & Pick<Project, 'changesAsked'>): Listed {
  const { status, waiting, changesAsked } = project;
  return {
    attentionOn: attentionOn(project),
    awaitsAnswer: status !== 'cancelled' && waiting.length > 0,
    changesAsked: status === 'cancelled' ? null : changesAsked,
  };
}

/** Why the project needs attention today, in words ('Milestone 9 days late'); empty while it is on track. */
export function healthReasons(project: Dates, today: CivilDate): string[] {
  if (!isUnderWay(project)) return [];
  const asked = askedOn(project);
  const silent = asked === null ? 0 : daysBetween(asked, today);
  return [
    ...reason('Milestone', daysSince(plannedDay(project), today), 'late'),
    ...reason('Invoice', daysSince(project.invoiceDueOn, today), 'overdue'),
    ...(silent < silentAfterDays ? [] : [`Client silent for ${silent} days`]),
  ];
}

function daysSince(day: CivilDate | null, today: CivilDate): number {
  return day === null ? 0 : daysBetween(day, today);
}

function reason(what: string, days: number, how: string): string[] {
  return days <= 0 ? [] : [`${what} ${days === 1 ? '1 day' : `${days} days`} ${how}`];
}

import type { InvoiceState } from '../invoice/state.ts';
import type { Stored } from '../shared/parse.ts';
import type { Milestone, Project } from './schema.ts';
import type { MilestoneStatus, ProjectStatus } from './status.ts';

/** A milestone as its client sees it; times are ISO strings. */
export interface MilestoneView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly plannedOn: string | null;
  readonly status: MilestoneStatus;
  readonly completedAt: string | null;
}

/** A project as its client sees it, on the signed-in screen and behind a tracking link. */
export interface ProjectView {
  readonly number: string;
  readonly name: string;
  readonly status: ProjectStatus;
  readonly summary: string;
  readonly startOn: string | null;
  readonly dueOn: string | null;
  readonly progress: number;
  readonly milestones: readonly MilestoneView[];
}

export function projectView(project: Project, milestones: readonly Stored<Milestone>[]): ProjectView {
  const { number, name, status, summary, startOn, dueOn, progress } = project;
  return {
    number,
    name,
    status,
    summary,
    startOn,
    dueOn,
    progress,
    milestones: milestones
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, title, description, plannedOn, status: state, completedAt }) => ({
        id,
        title,
        description,
        plannedOn,
        status: state,
        completedAt: completedAt?.toISOString() ?? null,
      })),
  };
}

/** A project as its public link shows it. */
export interface TrackedProject extends ProjectView {
  readonly invoices: readonly InvoiceState[];
}

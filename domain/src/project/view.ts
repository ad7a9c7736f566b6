import type { InvoiceState } from '../invoice/state.ts';
import type { Stored } from '../shared/parse.ts';
import { answerOf } from './answer.ts';
import type { AnswerChannel, Milestone, Project, ProjectUpdate } from './schema.ts';
import type { MilestoneStatus, ProjectStatus } from './status.ts';

/** What the client's side said to a milestone, or that it said nothing by the day it was asked for. */
export type MilestoneAnswer =
  | {
      readonly kind: 'approved' | 'changesRequested';
      readonly at: string;
      /** Who said it and in which words: null behind a link, which may be in anyone's hands. */
      readonly name: string | null;
      readonly comment: string | null;
      /** How it reached us, where we wrote it down. */
      readonly how: AnswerChannel | null;
    }
  | { readonly kind: 'none'; readonly answerBy: string };

/** A milestone as its client sees it; times are ISO strings. */
export interface MilestoneView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly plannedOn: string | null;
  readonly status: MilestoneStatus;
  readonly completedAt: string | null;
  /** When we asked for an answer, and by when, while we wait for it. */
  readonly askedAt: string | null;
  readonly answerBy: string | null;
  readonly answer: MilestoneAnswer | null;
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

/** Does its client see it? */
export function isShared({ membersVersion }: Pick<Project, 'membersVersion'>): boolean {
  return membersVersion !== null;
}

interface ViewOptions {
  /** Names and words of people are for those who are signed in. */
  readonly isSignedIn: boolean;
}

export function projectView(
  project: Project,
  milestones: readonly Stored<Milestone>[],
  options: ViewOptions,
): ProjectView {
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
      .map((milestone) => milestoneView(milestone, options)),
  };
}

function milestoneView(milestone: Stored<Milestone>, options: ViewOptions): MilestoneView {
  const { id, title, description, plannedOn, status, completedAt, askedAt, answerBy } = milestone;
  return {
    id,
    title,
    description,
    plannedOn,
    status,
    completedAt: completedAt?.toISOString() ?? null,
    askedAt: status === 'inReview' ? (askedAt?.toISOString() ?? null) : null,
    answerBy: status === 'inReview' ? answerBy : null,
    answer: answerView(milestone, options),
  };
}

function answerView(milestone: Milestone, { isSignedIn }: ViewOptions): MilestoneAnswer | null {
  const answer = answerOf(milestone);
  if (answer === null) return null;
  if (answer.kind === 'none') return answer;
  const { answer: kind, at, name, comment, recorded } = answer.approval;
  return {
    kind,
    at: at.toISOString(),
    name: isSignedIn ? name : null,
    comment: isSignedIn ? comment : null,
    how: recorded?.how ?? null,
  };
}

/** News for the client, without who wrote it. */
export interface UpdateView {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly publishedAt: string;
}

export function updateView({ id, title, body, createdAt }: Stored<ProjectUpdate>): UpdateView {
  return { id, title, body, publishedAt: createdAt.toISOString() };
}

/** A file as a link names it: it can't be fetched without an account. */
export interface TrackedFile {
  readonly name: string;
  readonly size: number;
  readonly addedAt: string;
}

/** A project as its public link shows it. */
export interface TrackedProject extends ProjectView {
  readonly invoices: readonly InvoiceState[];
  /** The newest of these and of the files that the client sees, at most `trackedItems`. */
  readonly updates: readonly UpdateView[];
  readonly files: readonly TrackedFile[];
}

export const trackedItems = 20;

import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { type Message, message, quietThread } from '@agency/domain/message/schema';
import { threadHeadAfter } from '@agency/domain/message/thread-head';
import { defaultAnswerBy } from '@agency/domain/project/answer';
import { milestonesFromQuote } from '@agency/domain/project/from-quote';
import { latestOf, newProjectHead } from '@agency/domain/project/head';
import { listedFields } from '@agency/domain/project/health';
import {
  type Milestone,
  milestone,
  type ProjectActivity,
  project,
  projectActivity,
} from '@agency/domain/project/schema';
import { projectSearchTokens } from '@agency/domain/project/search';
import type { MilestoneStatus, ProjectStatus } from '@agency/domain/project/status';
import { daysBetween, londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { type ClientKey, clientIds } from './client.ts';
import type { SeedContext } from './context.ts';
import { seedLink } from './link.ts';
import { people } from './people.ts';
import { type AcceptedQuote, startDayOf } from './quote.ts';
import { acceptedProjectIds, type SeededQuotes } from './quotes.ts';

export const projectIds = { ...acceptedProjectIds, planned: 'P-8W6CRN', completed: 'P-6B3DKP' } as const;

interface PlannedStep {
  id: string;
  title: string;
  description: string;
  plannedOn: string;
  status: MilestoneStatus;
  /** While it is in review: when the client was asked. */
  askedAt?: Date;
}

interface ProjectParts {
  id: string;
  name: string;
  status: ProjectStatus;
  owner: ClientKey;
  quoteId: string | null;
  summary: string;
  startOn: string;
  steps: PlannedStep[];
  completedOn?: string;
  /** When the first of its open invoices is due. */
  invoiceDueOn?: string;
}

/** When the client of the running project was asked to try the first version. */
export const askedInReview = ({ at }: Pick<SeedContext, 'at'>): Date => at(-2, 15, 30);

/** Four projects: the running one and a voided one from their quotes, and two that staff began by themselves. */
export function seedProjects(
  context: SeedContext,
  clients: Record<ClientKey, Client>,
  quotes: SeededQuotes,
): void {
  const all = [
    running(context, quotes.accepted),
    cancelled(quotes.voided),
    planned(context),
    completed(context),
  ];
  for (const parts of all) seedProject(context, clients[parts.owner], parts);
  for (const { id, ...said } of conversation(context)) {
    context.put('projectMessages', [projectIds.accepted, id], message, said);
  }
}

function running(context: SeedContext, accepted: AcceptedQuote): ProjectParts {
  const states: MilestoneStatus[] = ['completed', 'completed', 'inReview', 'planned'];
  const { steps, ...parts } = fromQuote(accepted, states);
  const askedAt = askedInReview(context);
  return {
    ...parts,
    steps: steps.map((step) => (step.status === 'inReview' ? { ...step, askedAt } : step)),
    // Part of it has been paid (`invoice-samples.ts`).
    invoiceDueOn: context.day(5),
    name: 'Order-ahead website',
    status: 'active',
    owner: 'bakery',
    summary: 'A new website for the bakery, and bread ordered the day before.',
  };
}

const cancelled = (voided: AcceptedQuote): ProjectParts => ({
  ...fromQuote(voided, ['planned', 'planned']),
  name: 'Appointment page',
  status: 'cancelled',
  owner: 'physio',
  summary: '',
});

function fromQuote(accepted: AcceptedQuote, states: readonly MilestoneStatus[]) {
  const startOn = startDayOf(accepted);
  const steps = milestonesFromQuote(accepted.content.milestones, startOn).map((step, index) => ({
    ...step,
    status: states[index] ?? 'planned',
  }));
  return { id: accepted.projectId, quoteId: accepted.id, startOn, steps };
}

const planned = ({ day }: SeedContext): ProjectParts => ({
  id: projectIds.planned,
  name: 'Print shop extension',
  status: 'planned',
  owner: 'studio',
  quoteId: null,
  summary: 'Selling prints from the portfolio, beginning in the new year.',
  startOn: day(21),
  steps: [
    { id: 'range', title: 'Range and prices', description: '', plannedOn: day(35), status: 'planned' },
    { id: 'shop', title: 'Shop ready to try', description: '', plannedOn: day(63), status: 'planned' },
  ],
});

const completed = ({ day }: SeedContext): ProjectParts => ({
  id: projectIds.completed,
  name: 'Opening-hours page',
  status: 'completed',
  owner: 'bakery',
  quoteId: null,
  summary: 'One page with hours, holidays and how to find us, to begin with.',
  startOn: day(-190),
  completedOn: day(-168),
  steps: [
    { id: 'texts', title: 'Texts and pictures', description: '', plannedOn: day(-180), status: 'completed' },
    { id: 'live', title: 'Live', description: '', plannedOn: day(-168), status: 'completed' },
  ],
});

function seedProject(context: SeedContext, client: Client, parts: ProjectParts): void {
  const { put, at } = context;
  const steps = milestonesOf(context, parts);
  const audience = audienceOf(client);
  const clientId = clientIds[parts.owner];
  const createdAt = createdAtOf(context, parts);
  const linkId = seedLink(context, {
    kind: 'project',
    documentId: parts.id,
    clientId,
    audience,
    lastDay: parts.completedOn ?? null,
    createdAt,
  });
  put('projects', [parts.id], project, {
    number: parts.id,
    name: parts.name,
    status: parts.status,
    clientId,
    ...audience,
    quoteId: parts.quoteId,
    startOn: parts.startOn,
    dueOn: parts.steps.at(-1)?.plannedOn ?? null,
    summary: parts.summary,
    completedAt: parts.completedOn ? instantOn(context, parts.completedOn) : null,
    linkId,
    searchTokens: projectSearchTokens(
      { number: parts.id, name: parts.name, quoteId: parts.quoteId },
      client.name,
      parts.quoteId ? client.people[0]?.name : undefined,
    ),
    ...headOf(context, parts, steps),
    createdAt,
    updatedAt: at(-1),
    updatedBy: 'system',
  });
  for (const { id, ...step } of steps) put('projectMilestones', [parts.id, id], milestone, step);
  for (const { id, ...entry } of activityOf(context, parts)) {
    put('projectActivity', [parts.id, id], projectActivity, entry);
  }
}

/** What functions would have written to the project about all of it. */
function headOf(context: SeedContext, parts: ProjectParts, steps: readonly Stored<Milestone>[]) {
  const { status, invoiceDueOn = null } = parts;
  const head = { ...newProjectHead(status, steps), invoiceDueOn };
  const newestFirst = activityOf(context, parts).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const said = parts.id === projectIds.accepted ? conversation(context) : [];
  return {
    ...head,
    ...threadHeadAfter(quietThread, said),
    // All of the samples are shared.
    ...listedFields({ ...head, status, membersVersion: 1 }),
    latest: latestOf(newestFirst),
  };
}

const createdAtOf = (context: SeedContext, { startOn }: ProjectParts): Date =>
  instantOn(context, startOn < context.day(0) ? startOn : context.day(-2));

const instantOn = ({ day, at }: SeedContext, date: string): Date => at(daysBetween(day(0), date), 15);

function milestonesOf(context: SeedContext, parts: ProjectParts): Stored<Milestone>[] {
  const createdAt = createdAtOf(context, parts);
  return parts.steps.map(({ id, title, description, plannedOn, status, askedAt = null }, position) => {
    const completedAt = status === 'completed' ? instantOn(context, plannedOn) : null;
    return {
      id,
      title,
      description,
      position,
      plannedOn,
      status,
      completedAt,
      mailRound: 1,
      approval: null,
      askedAt,
      answerBy: askedAt && defaultAnswerBy(londonDate(askedAt)),
      unanswered: null,
      createdAt,
      createdBy: 'system',
      updatedAt: completedAt ?? askedAt ?? createdAt,
      updatedBy: 'system',
    };
  });
}

function activityOf(context: SeedContext, parts: ProjectParts): Stored<ProjectActivity>[] {
  const actorName = people.admin.name;
  const steps = milestonesOf(context, parts);
  return [
    {
      id: 'created',
      kind: 'projectCreated',
      subject: parts.name,
      actorName,
      at: createdAtOf(context, parts),
    },
    ...steps.flatMap(({ id, title, completedAt, askedAt }): Stored<ProjectActivity>[] => [
      ...(completedAt
        ? [
            {
              id: `completed-${id}`,
              kind: 'milestoneCompleted' as const,
              subject: title,
              actorName,
              at: completedAt,
            },
          ]
        : []),
      ...(askedAt
        ? [{ id: `asked-${id}`, kind: 'approvalAsked' as const, subject: title, actorName, at: askedAt }]
        : []),
    ]),
  ];
}

/** What client and staff wrote to each other about the running project. */
function conversation({ at }: SeedContext) {
  const said = [
    {
      id: 'photos',
      by: people.client,
      when: at(-20, 9, 40),
      body: 'The photographs of the new oven are ready. I have put them into one folder for you.',
    },
    {
      id: 'thanks',
      by: people.admin,
      when: at(-20, 11, 5),
      body: 'Thank you, they are lovely. The third one goes to the top of the home page.',
    },
    {
      id: 'review',
      by: people.admin,
      when: at(-2, 15, 30),
      body: 'The first version is ready for you to try. Please order a loaf for tomorrow and tell us where you hesitated.',
    },
  ];
  return said.map(
    ({ id, by, when, body }): Stored<Message> => ({
      id: `sample-${id}`,
      body,
      authorName: by.name,
      authorKind: by === people.admin ? 'staff' : 'client',
      createdBy: by.uid,
      createdAt: when,
      updatedBy: by.uid,
      updatedAt: when,
    }),
  );
}

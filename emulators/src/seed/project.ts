import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { message } from '@agency/domain/message/schema';
import { milestonesFromQuote } from '@agency/domain/project/from-quote';
import { milestone, project, projectActivity } from '@agency/domain/project/schema';
import { projectSearchTokens } from '@agency/domain/project/search';
import { type MilestoneStatus, type ProjectStatus, progressOf } from '@agency/domain/project/status';
import { daysBetween } from '@agency/domain/shared/dates';
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
}

/** Four projects: the running one and a voided one from their quotes, and two that staff began by themselves. */
export function seedProjects(
  context: SeedContext,
  clients: Record<ClientKey, Client>,
  quotes: SeededQuotes,
): void {
  const all = [running(quotes.accepted), cancelled(quotes.voided), planned(context), completed(context)];
  for (const parts of all) seedProject(context, clients[parts.owner], parts);
  seedConversation(context);
}

function running(accepted: AcceptedQuote): ProjectParts {
  const states: MilestoneStatus[] = ['completed', 'completed', 'inReview', 'planned'];
  return {
    ...fromQuote(accepted, states),
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
  const done = parts.steps.filter(({ status }) => status === 'completed').length;
  const audience = audienceOf(client);
  const clientId = clientIds[parts.owner];
  const createdAt = instantOn(context, parts.startOn < context.day(0) ? parts.startOn : context.day(-2));
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
    progress: progressOf(done, parts.steps.length),
    milestonesTotal: parts.steps.length,
    milestonesCompleted: done,
    completedAt: parts.completedOn ? instantOn(context, parts.completedOn) : null,
    linkId,
    searchTokens: projectSearchTokens(
      { number: parts.id, name: parts.name, quoteId: parts.quoteId },
      client.name,
      parts.quoteId ? client.people[0]?.name : undefined,
    ),
    createdAt,
    updatedAt: at(-1),
    updatedBy: 'system',
  });
  seedMilestones(context, parts, createdAt);
  put('projectActivity', [parts.id, 'created'], projectActivity, {
    kind: 'projectCreated',
    subject: parts.name,
    actorName: people.admin.name,
    at: createdAt,
  });
}

const instantOn = ({ day, at }: SeedContext, date: string): Date => at(daysBetween(day(0), date), 15);

function seedMilestones(context: SeedContext, parts: ProjectParts, createdAt: Date): void {
  const { put } = context;
  parts.steps.forEach((step, position) => {
    const completedAt = step.status === 'completed' ? instantOn(context, step.plannedOn) : null;
    put('projectMilestones', [parts.id, step.id], milestone, {
      title: step.title,
      description: step.description,
      position,
      plannedOn: step.plannedOn,
      status: step.status,
      completedAt,
      mailRound: 1,
      approval: null,
      createdAt,
      createdBy: 'system',
      updatedAt: completedAt ?? createdAt,
      updatedBy: 'system',
    });
    if (!completedAt) return;
    put('projectActivity', [parts.id, `completed-${step.id}`], projectActivity, {
      kind: 'milestoneCompleted',
      subject: step.title,
      actorName: people.admin.name,
      at: completedAt,
    });
  });
}

/** What client and staff wrote to each other about the running project. */
function seedConversation({ put, at }: SeedContext): void {
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
  for (const { id, by, when, body } of said) {
    put('projectMessages', [projectIds.accepted, `sample-${id}`], message, {
      body,
      authorName: by.name,
      authorKind: by === people.admin ? 'staff' : 'client',
      createdBy: by.uid,
      createdAt: when,
      updatedBy: by.uid,
      updatedAt: when,
    });
  }
}

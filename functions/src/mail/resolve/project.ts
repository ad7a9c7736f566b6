import type { OutboxMail } from '@agency/domain/mail/schema';
import { plainExcerpt } from '@agency/domain/project/excerpt';
import { projectQueries } from '@agency/domain/project/queries';
import {
  type Milestone,
  milestone as milestoneSchema,
  type Project,
  projectUpdate,
} from '@agency/domain/project/schema';
import { progressOf } from '@agency/domain/project/status';
import { id } from '@agency/domain/shared/fields';
import { formatDateTime } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths, type OfClient } from '@agency/domain/site/admin-paths';
import { absoluteUrl } from '@agency/domain/site/paths';
import * as v from 'valibot';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { ProjectCreatedNotification } from '../../mail-render/templates/project-created-notification.tsx';
import type { ProjectMilestoneCompleted } from '../../mail-render/templates/project-milestone-completed.tsx';
import type { ProjectUpdateNotification } from '../../mail-render/templates/project-update-notification.tsx';
import type { Deps } from '../../platform/deps.ts';
import {
  collectionRef,
  documentRef,
  findDocument,
  parseAll,
  runnableQuery,
} from '../../platform/firestore.ts';
import { type ClientRecipient, findRecipient } from '../../records/client/recipients.ts';
import { findProject, isShared } from '../../records/project/store.ts';
import { clientProjectUrl, projectUrl } from './quote.ts';
import { idsOf, type NoticeResolver, type Resolution, type Resolver } from './resolution.ts';

const ofProject = v.object({ projectId: id });
const ofMilestone = v.object({ projectId: id, milestoneId: id });
const ofUpdate = v.object({ projectId: id, updateId: id });

const gone: Resolution = { calledOff: 'The project has been deleted.' };
const notShared: Resolution = { calledOff: 'The client can’t see this project.' };
const isCancelled: Resolution = { calledOff: 'The project has been cancelled.' };
const noRecipient: Resolution = { calledOff: 'This person no longer has access to the project.' };

interface ToClient {
  readonly project: Stored<Project>;
  readonly recipient: ClientRecipient;
}

/** The project and the person at its client whom the mail is for, while neither has changed. */
export async function toClient(
  deps: Deps,
  projectId: string,
  { to }: Pick<OutboxMail, 'to'>,
): Promise<ToClient | Resolution> {
  const project = await findProject(deps, projectId);
  if (project === null) return gone;
  if (!isShared(project)) return notShared;
  const recipient = await findRecipient(deps, project.clientId, to[0]);
  return recipient === null ? noRecipient : { project, recipient };
}

/** With the link that needs no account, and the milestones as planned now. */
export const projectCreatedNotification: Resolver = async (deps, mail) => {
  const found = await toClient(deps, idsOf(ofProject, mail).projectId, mail);
  if (!('project' in found)) return found;
  const { project, recipient } = found;
  if (project.status === 'cancelled') return isCancelled;
  return {
    data: async (): Promise<ProjectCreatedNotification> => {
      const spec = projectQueries.milestonesOfProject;
      const { docs } = await runnableQuery(deps.db, spec, [], [project.id]).get();
      // A plan is mailed whole or not at all.
      const milestones = parseAll(milestoneSchema, docs);
      return {
        clientName: recipient.name,
        isBusiness: recipient.isBusiness,
        projectName: project.name,
        projectNumber: project.number,
        milestones: milestones.map(({ title, plannedOn }) => ({ title, plannedOn })),
        trackingUrl: await projectUrl(deps, project.id),
      };
    },
  };
};

/** Sent only while the milestone is still completed. */
export const projectMilestoneCompleted: Resolver = async (deps, mail) => {
  const { projectId, milestoneId } = idsOf(ofMilestone, mail);
  const found = await toClient(deps, projectId, mail);
  if (!('project' in found)) return found;
  const { project, recipient } = found;
  if (project.status === 'cancelled') return isCancelled;
  const milestone = await findMilestone(deps, projectId, milestoneId);
  if (milestone?.status !== 'completed') return { calledOff: 'The step is no longer completed.' };
  const { completedAt } = milestone;
  invariant(completedAt !== null, 'a completed milestone says when');
  return {
    data: async (): Promise<ProjectMilestoneCompleted> => ({
      clientName: recipient.name,
      isBusiness: recipient.isBusiness,
      projectName: project.name,
      milestoneTitle: milestone.title,
      completedAt: completedAt.toISOString(),
      progress: await progressNow(deps, projectId),
      projectUrl: await projectUrl(deps, projectId),
    }),
  };
};

/** Counted now: the project's counters follow a moment later. */
async function progressNow(deps: Deps, projectId: string): Promise<number> {
  const all = await collectionRef(deps.db, 'projectMilestones', projectId).select('status').get();
  return progressOf(all.docs.filter((one) => one.get('status') === 'completed').length, all.size);
}

export const projectUpdateNotification: Resolver = async (deps, mail) => {
  const { projectId, updateId } = idsOf(ofUpdate, mail);
  const found = await toClient(deps, projectId, mail);
  if (!('project' in found)) return found;
  const { project, recipient } = found;
  const update = await findDocument(
    projectUpdate,
    documentRef(deps.db, 'projectUpdates', projectId, updateId),
  );
  if (update === null) return { calledOff: 'The update has been deleted.' };
  return {
    data: async (): Promise<ProjectUpdateNotification> => ({
      clientName: recipient.name,
      isBusiness: recipient.isBusiness,
      projectName: project.name,
      updateTitle: update.title,
      excerpt: plainExcerpt(update.body),
      projectUrl: await projectUrl(deps, projectId),
    }),
  };
};

/** To the client's people, while the milestone awaits their answer. */
export const approvalAsked: NoticeResolver<'approvalAsked'> = async (
  deps,
  mail,
  { projectId, milestoneId },
) => {
  const found = await toClient(deps, projectId, mail);
  if (!('project' in found)) return found;
  const { project, recipient } = found;
  if (project.status === 'cancelled') return isCancelled;
  const milestone = await findMilestone(deps, projectId, milestoneId);
  if (milestone?.status !== 'inReview') return { calledOff: 'The step is no longer waiting for an answer.' };
  const hasAccount = recipient.uid !== null;
  return words({
    subject: `Please check: ${milestone.title}`,
    heading: `${milestone.title} is ready for you to check`,
    paragraphs: [
      `${greeting(recipient.name, recipient.isBusiness)},`,
      hasAccount
        ? `A step of your project ${project.name} is ready. Approve it or tell us what to change.`
        : `A step of your project ${project.name} is ready. Have a look, then reply to this email to approve it or tell us what to change.`,
    ],
    quoted: milestone.description === '' ? null : { text: milestone.description, author: milestone.title },
    action: {
      label: hasAccount ? 'Check and reply' : 'View the project',
      url: hasAccount ? clientProjectUrl(deps, projectId) : await projectUrl(deps, projectId),
    },
  });
};

/** To staff; the client's answer stays true whatever happens next. */
function answered(
  heading: (title: string) => string,
  what: string,
): NoticeResolver<'approvalGiven' | 'changesAsked'> {
  return async (deps, _mail, { projectId, milestoneId, answeredAt }) => {
    const project = await findProject(deps, projectId);
    const milestone = await findMilestone(deps, projectId, milestoneId);
    if (!project || !milestone?.approval) return gone;
    const { name, at, comment } = milestone.approval;
    if (at.getTime() !== answeredAt) return { calledOff: 'There is a newer answer.' };
    return words({
      subject: `${heading(milestone.title)} (${project.number})`,
      heading: heading(milestone.title),
      paragraphs: [`${name} ${what} in the project ${project.name}.`],
      facts: [
        { label: 'Step', value: milestone.title },
        { label: 'Answered', value: formatDateTime(at) },
      ],
      quoted: comment === '' ? null : { text: comment, author: `${name} wrote` },
      action: { label: 'Open the project', url: adminProjectUrl(deps, project) },
    });
  };
}

export const approvalGiven = answered((title) => `Approved: ${title}`, 'approved a step');
export const changesAsked = answered((title) => `Changes requested: ${title}`, 'asked for changes');

function words(notice: Notice): Resolution {
  return { data: async () => notice };
}

function findMilestone(
  deps: Deps,
  projectId: string,
  milestoneId: string,
): Promise<Stored<Milestone> | null> {
  return findDocument(milestoneSchema, documentRef(deps.db, 'projectMilestones', projectId, milestoneId));
}

export function adminProjectUrl(deps: Deps, project: OfClient): string {
  return absoluteUrl(deps.config.origin, adminPaths.project(project));
}

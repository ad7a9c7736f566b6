import type { OutboxMail } from '@agency/domain/mail/schema';
import { answerOf } from '@agency/domain/project/answer';
import { plainExcerpt } from '@agency/domain/project/excerpt';
import { projectQueries } from '@agency/domain/project/queries';
import {
  type Milestone,
  milestone as milestoneSchema,
  type Project,
  projectUpdate,
} from '@agency/domain/project/schema';
import { progressOf } from '@agency/domain/project/status';
import { isShared } from '@agency/domain/project/view';
import { type CivilDate, id } from '@agency/domain/shared/fields';
import { invariant } from '@agency/domain/shared/invariant';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl } from '@agency/domain/site/paths';
import * as v from 'valibot';
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
import { findProject } from '../../records/project/store.ts';
import { projectUrl } from './quote.ts';
import { idsOf, type Resolution, type Resolver } from './resolution.ts';

const ofProject = v.object({ projectId: id });
const ofMilestone = v.object({ projectId: id, milestoneId: id });
const ofUpdate = v.object({ projectId: id, updateId: id });

export const gone: Resolution = { calledOff: 'The project has been deleted.' };
const notShared: Resolution = { calledOff: 'The client can’t see this project.' };
export const isCancelled: Resolution = { calledOff: 'The project has been cancelled.' };
const noRecipient: Resolution = { calledOff: 'This person no longer has access to the project.' };

export interface ToClient {
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
      ...silenceOf(milestone),
      projectUrl: await projectUrl(deps, projectId),
    }),
  };
};

function silenceOf(milestone: Milestone): { unansweredBy?: CivilDate } {
  const answer = answerOf(milestone);
  return answer?.kind === 'none' ? { unansweredBy: answer.answerBy } : {};
}

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

export function findMilestone(
  deps: Deps,
  projectId: string,
  milestoneId: string,
): Promise<Stored<Milestone> | null> {
  return findDocument(milestoneSchema, documentRef(deps.db, 'projectMilestones', projectId, milestoneId));
}

export function adminProjectUrl(deps: Deps, project: { readonly id: string }): string {
  return absoluteUrl(deps.config.origin, adminPaths.project(project));
}

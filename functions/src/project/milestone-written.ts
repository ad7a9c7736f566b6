import { defaultAnswerBy } from '@agency/domain/project/answer';
import { type Milestone, milestone as milestoneSchema, type Project } from '@agency/domain/project/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { londonDate } from '@agency/domain/shared/dates';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { withDates } from '@agency/domain/shared/with-dates';
import { commit } from '../platform/commit.ts';
import type { DocumentChange } from '../platform/deploy.ts';
import type { Deps } from '../platform/deps.ts';
import { auditBrowserWrite, idOfEvent } from '../platform/triggers/audit-browser-write.ts';
import { createTogether } from '../platform/triggers/once.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { refreshHead } from '../records/project/refresh-head.ts';
import {
  activityRef,
  displayNameOf,
  findProject,
  newActivity,
  readProject,
} from '../records/project/store.ts';
import { prepareAsking, readMilestone } from './asking.ts';
import { prepareCompleted } from './notify-completed.ts';
import { updateStagesOf } from './update-stages.ts';

/**
 * A milestone changed. Writes by operations (`system`) were reported there; the project's head follows every write.
 */
export const milestoneWritten: TriggerHandler = async (deps, change) => {
  await auditBrowserWrite(deps, change);
  const { projectId = '' } = change.params;
  // The earlier state need not be readable: only its status matters.
  const statusBefore = change.before?.status;
  const isNew = change.before === undefined;
  const isMadeWithProject = isNew && change.after?.updatedBy === 'system';
  const statusAfter = change.after?.status;
  if (!isMadeWithProject && isShownOnHead(change)) await refreshHead(deps, projectId);
  if (!isMadeWithProject && statusBefore !== statusAfter) {
    const isAboutDone = statusBefore === 'completed' || statusAfter === 'completed';
    if (isAboutDone) await updateStagesOf(deps, projectId, change.params.milestoneId ?? '');
  }
  if (isNew || change.after === undefined) return;
  const after = parseDocument(milestoneSchema, change.path, change.after);
  if (after.updatedBy === 'system' || statusBefore === after.status) return;
  const project = await findProject(deps, projectId);
  if (project === null) return;
  const actorName = await displayNameOf(deps, after.updatedBy);
  const step: Step = { change, project, statusBefore, after, actorName };
  if (after.status === 'completed') await notifyCompleted(deps, step);
  else if (after.status === 'inReview') await askApproval(deps, step);
  else await noteStep(deps, step);
};

/** Did anything change that the project repeats? */
function isShownOnHead({ before, after }: DocumentChange): boolean {
  const shown = ({ title, position, plannedOn, status, askedAt, answerBy }: Fields) =>
    canonicalJson(withDates({ title, position, plannedOn, status, askedAt, answerBy }));
  return before === undefined || after === undefined || shown(before) !== shown(after);
}

/** `projects/{projectId}/milestones/{milestoneId}` */
export const written = triggerHandler(milestoneWritten);

type Fields = Readonly<Record<string, unknown>>;

interface Step {
  readonly change: DocumentChange;
  readonly project: Stored<Project>;
  readonly statusBefore: unknown;
  readonly after: Stored<Milestone>;
  readonly actorName: string;
}

function notifyCompleted(deps: Deps, { change, project, after, actorName }: Step): Promise<void> {
  const quietId = idOfEvent(change);
  const completion = { project, milestoneId: after.id, milestone: after, actorName, quietId };
  return commit(deps, async (unit) => {
    const notify = await prepareCompleted(deps, unit, completion);
    notify();
  });
}

/**
 * A browser of an older build put it into review: the client is asked with the usual time to answer. Not when it has
 * moved on since, nor twice.
 */
async function askApproval(deps: Deps, { change, project: { id }, after, actorName }: Step): Promise<void> {
  await commit(deps, async (unit) => {
    const project = await readProject(deps, id, unit);
    const milestone = await readMilestone(deps, unit, { projectId: id, milestoneId: after.id });
    const at = after.updatedAt;
    const isAsked = milestone.askedAt !== null && milestone.askedAt.getTime() >= at.getTime();
    if (milestone.status !== 'inReview' || isAsked) return;
    const answerBy = defaultAnswerBy(londonDate(at));
    const by = { actorName, activityId: idOfEvent(change), at };
    const ask = await prepareAsking(deps, unit, { project, milestone, answerBy, ...by });
    ask();
  });
}

/** Adds steps to the activity that the client sees but nobody is mailed about. */
async function noteStep(
  deps: Deps,
  { change, project, statusBefore, after, actorName }: Step,
): Promise<void> {
  const kind =
    statusBefore === 'completed'
      ? 'milestoneReopened'
      : after.status === 'changesRequested'
        ? 'changesAsked'
        : null;
  if (kind === null) return;
  const activity = newActivity(kind, after.title, actorName, after.updatedAt);
  await createTogether(deps, { ref: activityRef(deps, project.id, idOfEvent(change)), data: activity }, []);
}

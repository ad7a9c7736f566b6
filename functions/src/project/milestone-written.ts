import { type Milestone, milestone as milestoneSchema, type Project } from '@agency/domain/project/schema';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { approvalAskedMails } from '../mail-queue/project-mails.ts';
import { commit } from '../platform/commit.ts';
import type { DocumentChange } from '../platform/deploy.ts';
import type { Deps } from '../platform/deps.ts';
import { auditBrowserWrite, idOfEvent } from '../platform/triggers/audit-browser-write.ts';
import { createTogether } from '../platform/triggers/once.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { findRecipients } from '../records/client/recipients.ts';
import { activityRef, displayNameOf, findProject, isShared, newActivity } from '../records/project/store.ts';
import { countMilestones } from './count-milestones.ts';
import { prepareCompleted } from './notify-completed.ts';
import { updateStagesOf } from './update-stages.ts';

/** A milestone changed. Writes by operations (`system`) were reported there; counters are updated after every write. */
export const milestoneWritten: TriggerHandler = async (deps, change) => {
  await auditBrowserWrite(deps, change);
  const { projectId = '' } = change.params;
  // The earlier state need not be readable: only its status matters.
  const statusBefore = change.before?.status;
  const isNew = change.before === undefined;
  const isMadeWithProject = isNew && change.after?.updatedBy === 'system';
  const statusAfter = change.after?.status;
  if (statusBefore !== statusAfter && !isMadeWithProject) {
    await countMilestones(deps, projectId);
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

/** `projects/{projectId}/milestones/{milestoneId}` */
export const written = triggerHandler(milestoneWritten);

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

/** Asks the client's people, once for each time that it goes into review. */
async function askApproval(deps: Deps, { change, project, after, actorName }: Step): Promise<void> {
  const recipients = isShared(project) ? await findRecipients(deps, project.clientId) : [];
  const of = { projectId: project.id, milestoneId: after.id };
  const mails = approvalAskedMails(of, after.updatedAt, recipients, deps.clock());
  const activity = newActivity('approvalAsked', after.title, actorName, after.updatedAt);
  await createTogether(
    deps,
    { ref: activityRef(deps, project.id, idOfEvent(change)), data: activity },
    mails.map(({ path, data }) => ({ ref: deps.db.doc(path), data })),
  );
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

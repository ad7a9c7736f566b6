import { audienceOf } from '@agency/domain/client/members';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { defaultAnswerBy } from '@agency/domain/project/answer';
import { projectQueries } from '@agency/domain/project/queries';
import { milestone as milestoneSchema, type Project } from '@agency/domain/project/schema';
import { isShared } from '@agency/domain/project/view';
import { isDayOver, londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { type QueuedMail, queueMails } from '../mail-queue/outbox.ts';
import { approvalMails, createdMails } from '../mail-queue/project-mails.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, parseReadable, readDocument, runnableQuery } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { type ClientRecipient, recipientsOf } from '../records/client/recipients.ts';
import { resyncAudience } from '../records/client/sync-audience.ts';
import { prepareLink } from '../records/link/write.ts';
import { activityRef, changeProject, newActivity, readProject } from '../records/project/store.ts';
import { milestoneRef } from './asking.ts';

/**
 * Gives the client's people access, makes the tracking link where there is none, and queues the mail about it: all in
 * one commit. Sharing again changes nothing; the activity records that it was shared, so that nobody is notified twice.
 * The client of an accepted quote sees its project already: then only the mail is new.
 */
export const shareProject: OperationHandler<'shareProject'> = async (deps, { projectId }, { person }) => {
  const sharedWith = await commit(deps, async (unit): Promise<Stored<Client> | null> => {
    const project = await readProject(deps, projectId, unit);
    const shared = activityRef(deps, projectId, 'shared');
    if ((await unit.get(shared)).exists) return null;
    if (project.status === 'cancelled') {
      throw new AppError('failed-precondition', 'This project has been cancelled.');
    }
    const ref = documentRef(deps.db, 'clients', project.clientId);
    const client = await readDocument(clientSchema, ref, 'This project’s client has been deleted.', unit);
    const wanted = { kind: 'project', documentId: projectId, client, expiresOn: null } as const;
    const recipients = await recipientsOf(deps, client);
    const asking = await prepareAsked(deps, unit, project, recipients);
    // An existing link stays as it is: revoked by staff, it stays revoked.
    const link = project.linkId === null ? await prepareLink(deps, unit, null, wanted) : null;
    const now = deps.clock();
    link?.write();
    const change = { ...audienceOf(client), linkId: link?.linkId ?? project.linkId, sharedAt: now };
    changeProject(deps, unit, { project, change, actor: person.uid, action: 'shareProject' });
    unit.create(shared, newActivity('projectShared', project.name, person.name, now));
    queueMails(deps, unit, [...createdMails(projectId, recipients, now), ...asking]);
    return client;
  });
  if (sharedWith !== null) await resyncAudience(deps, sharedWith);
  return { shared: true };
};

/**
 * Asks them for the approvals that waited for the sharing, and returns the mails. They count as asked from now on; where
 * the day to answer by has passed, they get the usual time.
 */
async function prepareAsked(
  deps: Deps,
  unit: UnitOfWork,
  project: Stored<Project>,
  recipients: readonly ClientRecipient[],
): Promise<QueuedMail[]> {
  if (isShared(project)) return [];
  const query = runnableQuery(deps.db, projectQueries.milestonesOfProject, [], [project.id]);
  const steps = parseReadable(deps, milestoneSchema, (await unit.find(query)).docs);
  const now = deps.clock();
  return steps.flatMap(({ id, status, answerBy: by }) => {
    const ref = milestoneRef(deps, project.id, id);
    if (status !== 'inReview') {
      // Of a request at this moment either this one knows, or that one knows that the project is shared.
      unit.guard(ref);
      return [];
    }
    const answerBy = by === null || isDayOver(by, now) ? defaultAnswerBy(londonDate(now)) : by;
    unit.update(ref, { askedAt: now, answerBy, updatedAt: now, updatedBy: 'system' });
    return approvalMails({ projectId: project.id, milestoneId: id, askedAt: now, answerBy }, recipients, now);
  });
}

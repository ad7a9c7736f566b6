import { audienceOf } from '@agency/domain/client/members';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { queueMails } from '../mail-queue/outbox.ts';
import { createdMails } from '../mail-queue/project-mails.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, readDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { recipientsOf } from '../records/client/recipients.ts';
import { resyncAudience } from '../records/client/sync-audience.ts';
import { prepareLink } from '../records/link/write.ts';
import { activityRef, changeProject, newActivity, readProject } from '../records/project/store.ts';

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
    // An existing link stays as it is: revoked by staff, it stays revoked.
    const link = project.linkId === null ? await prepareLink(deps, unit, null, wanted) : null;
    const now = deps.clock();
    link?.write();
    const change = { ...audienceOf(client), linkId: link?.linkId ?? project.linkId };
    changeProject(deps, unit, { project, change, actor: person.uid, action: 'shareProject' });
    unit.create(shared, newActivity('projectShared', project.name, person.name, now));
    queueMails(deps, unit, createdMails(projectId, recipients, now));
    return client;
  });
  if (sharedWith !== null) await resyncAudience(deps, sharedWith);
  return { shared: true };
};

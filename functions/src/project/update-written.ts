import { projectActivity, projectUpdate } from '@agency/domain/project/schema';
import { isShared } from '@agency/domain/project/view';
import { parseDocument } from '@agency/domain/shared/parse';
import { updateMails } from '../mail-queue/project-mails.ts';
import { commit } from '../platform/commit.ts';
import type { DocumentChange } from '../platform/deploy.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { createTogether } from '../platform/triggers/once.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { findRecipients } from '../records/client/recipients.ts';
import { activityRef, displayNameOf, findProject, newActivity } from '../records/project/store.ts';

/** News for the client: its people are notified when it appears, and not again when it is edited. */
export const updateWritten: TriggerHandler = async (deps, change) => {
  await auditBrowserWrite(deps, change);
  const { projectId = '' } = change.params;
  if (change.after === undefined) return;
  if (change.before === undefined) await tellClient(deps, change, projectId);
  await followTitle(deps, projectId, change.params.updateId ?? '');
};

async function tellClient(deps: Deps, change: DocumentChange, projectId: string): Promise<void> {
  if (change.after === undefined) return;
  const update = parseDocument(projectUpdate, change.path, change.after);
  const project = await findProject(deps, projectId);
  if (project === null) return;
  const recipients = isShared(project) ? await findRecipients(deps, project.clientId) : [];
  const actorName = await displayNameOf(deps, update.createdBy);
  const activity = newActivity('updatePublished', update.title, actorName, update.createdAt);
  const mails = updateMails(projectId, update.id, recipients, deps.clock());
  await createTogether(
    deps,
    { ref: activityRef(deps, projectId, `update-${update.id}`), data: activity },
    mails.map(({ path, data }) => ({ ref: deps.db.doc(path), data })),
  );
}

/** A title may be corrected because the client mustn’t read it: the activity, which they read, must not keep it. */
async function followTitle(deps: Deps, projectId: string, updateId: string): Promise<void> {
  const ref = activityRef(deps, projectId, `update-${updateId}`);
  await commit(deps, async (unit) => {
    const entry = await findDocument(projectActivity, ref, unit);
    const update = await findDocument(
      projectUpdate,
      documentRef(deps.db, 'projectUpdates', projectId, updateId),
      unit,
    );
    if (entry === null || update === null) return;
    const { subject } = newActivity('updatePublished', update.title, entry.actorName, entry.at);
    if (subject !== entry.subject) unit.update(ref, { subject });
  });
}

/** `projects/{projectId}/updates/{updateId}` */
export const written = triggerHandler(updateWritten);

import { projectFile } from '@agency/domain/file/schema';
import { isShared } from '@agency/domain/project/view';
import { parseDocument } from '@agency/domain/shared/parse';
import { queueFileDigest } from '../mail-queue/message-digests.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { otherSide } from '../records/message/thread.ts';
import { findProject } from '../records/project/store.ts';

/**
 * A file was added, or shared with the client later: the other side is notified. Operations write and audit files and
 * their activity, so who wrote it last doesn't matter here.
 */
export const fileWritten: TriggerHandler = async (deps, { path, params, before, after }) => {
  const { projectId = '' } = params;
  if (after === undefined) return;
  const file = parseDocument(projectFile, path, after);
  const isAdded = before === undefined;
  const isShown = before?.visibility === 'internal' && file.visibility === 'client';
  const isNews =
    file.uploaderKind === 'client' ? isAdded : file.visibility === 'client' && (isAdded || isShown);
  if (!isNews) return;
  const project = await findProject(deps, projectId);
  if (project === null) return;
  const thread = {
    kind: 'projects',
    id: projectId,
    name: project.name,
    clientId: isShared(project) ? project.clientId : null,
  } as const;
  const item = { id: file.id, at: file.updatedAt };
  await queueFileDigest(deps, thread, file.uploaderKind, otherSide[file.uploaderKind], item);
};

/** `projects/{projectId}/files/{fileId}` */
export const written = triggerHandler(fileWritten);

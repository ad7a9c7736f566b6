import { id } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import type { FileUploadNotification } from '../../mail-render/templates/file-upload-notification.tsx';
import { filesAfter, findThread, otherSide } from '../../records/message/thread.ts';
import { digestRecipient, threadUrl, unreadFrom } from './message.ts';
import { idsOf, type Resolver } from './resolution.ts';

const ofFiles = v.object({ projectId: id, side: v.picklist(['client', 'staff']), firstAt: v.number() });

/** The files added since the one that started the digest, if they still exist and are still shared. */
export const fileUploadNotification: Resolver = async (deps, mail) => {
  const { projectId, side, firstAt } = idsOf(ofFiles, mail);
  const thread = await findThread(deps, 'projects', projectId);
  if (thread === null) return { calledOff: 'The project has been deleted.' };
  const recipient = await digestRecipient(deps, thread, side, mail);
  if (recipient === null) return { calledOff: 'This person no longer has access.' };
  const files = await filesAfter(deps, projectId, otherSide[side], unreadFrom(firstAt, null));
  if (files.length === 0) return { calledOff: 'The files have been deleted.' };
  return {
    data: async (): Promise<FileUploadNotification> => ({
      recipientName: recipient.name,
      isBusiness: recipient.isBusiness,
      projectName: thread.name,
      files: files.map(({ name, size }) => ({ name, size })),
      url: await threadUrl(deps, thread, side, recipient),
    }),
  };
};

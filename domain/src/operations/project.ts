import * as v from 'valibot';
import { type FileVisibility, fileRef, fileVisibility } from '../file/schema.ts';
import { type MilestoneStatus, type ProjectStatus, projectStatus } from '../project/status.ts';
import { id, text } from '../shared/fields.ts';
import { operation, output } from './contract.ts';
import { projectId } from './ids.ts';

const ofProject = v.strictObject({ projectId });

/**
 * The device's file name, which may be longer and hold other characters than ours: it is cleaned on arrival, and no
 * file is refused for its name.
 */
const deviceFileName = v.pipe(
  v.string('File name is missing'),
  v.maxLength(1000, 'The file name is too long'),
);

/** Projects, their milestones and files. */
export const projectOperations = {
  /** Gives the client's people access and mails them; sharing again changes nothing. */
  shareProject: operation('admin', ofProject, output<{ shared: true }>()),
  setProjectStatus: operation(
    'admin',
    v.strictObject({ projectId, status: projectStatus }),
    output<{ status: ProjectStatus }>(),
  ),
  /** The client's answer to a milestone that is in review. */
  answerMilestone: operation(
    'member',
    v.strictObject({
      projectId,
      milestoneId: id,
      answer: v.picklist(['approved', 'changesRequested']),
      comment: text('Comment', { min: 0, max: 2000 }),
    }),
    output<{ status: MilestoneStatus }>(),
  ),

  /** Checks files that were put to `incoming/{uid}/{uploadId}` by their bytes and adds them to the project. */
  addProjectFiles: operation(
    'member',
    v.strictObject({
      projectId,
      files: v.pipe(
        v.array(v.strictObject({ uploadId: id, name: deviceFileName })),
        v.minLength(1),
        v.maxLength(20, 'At most 20 files at once'),
      ),
      /** A client's files are always for both sides. */
      visibility: fileVisibility,
    }),
    output<{ added: readonly string[]; refused: readonly { name: string; reason: string }[] }>(),
  ),
  setFileVisibility: operation(
    'admin',
    v.strictObject({ projectId, fileId: id, visibility: fileVisibility }),
    output<{ visibility: FileVisibility }>(),
  ),
  removeProjectFile: operation(
    'admin',
    v.strictObject({ projectId, fileId: id }),
    output<{ removed: true }>(),
  ),
  /** An address of two minutes for a file, for this person alone. */
  getFileTicket: operation('member', v.strictObject({ file: fileRef }), output<{ url: string }>()),
} as const;

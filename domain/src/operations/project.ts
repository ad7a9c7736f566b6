import * as v from 'valibot';
import { type FileVisibility, fileRef, fileVisibility } from '../file/schema.ts';
import { answerChannels, mostMilestones, project } from '../project/schema.ts';
import { type MilestoneStatus, type ProjectStatus, projectStatus } from '../project/status.ts';
import { recipient } from '../quote/schema.ts';
import { civilDate, id, line, milliseconds, text } from '../shared/fields.ts';
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

const ofMilestone = v.strictObject({ projectId, milestoneId: id });

const comment = text('Comment', { min: 0, max: 2000 });
const answer = v.picklist(['approved', 'changesRequested'], 'Choose an answer');

/** What a project says about itself. */
const details = v.pipe(
  v.strictObject({
    name: project.entries.name,
    summary: project.entries.summary,
    startOn: project.entries.startOn,
    dueOn: project.entries.dueOn,
  }),
  v.forward(
    v.check(
      ({ startOn, dueOn }) => startOn === null || dueOn === null || startOn <= dueOn,
      'The end can’t be before the start',
    ),
    ['dueOn'],
  ),
);

/** Projects, their milestones and files. */
export const projectOperations = {
  /**
   * A project that no quote has made, for a client there is or for somebody new; `copyOf` copies the milestones of
   * another project, planned as far from the start as they were there. The browser makes the id (`makeReference`) before
   * the first try: asked again it is the same project.
   */
  createProject: operation(
    'admin',
    v.strictObject({
      projectId,
      client: v.variant('kind', [
        v.strictObject({ kind: v.literal('existing'), clientId: id }),
        v.strictObject({ kind: v.literal('new'), contact: recipient }),
      ]),
      details,
      copyOf: v.nullable(projectId),
    }),
    output<{ projectId: string }>(),
  ),
  /** `seen` is what the change began from: where it is another by now, nothing is saved. */
  saveProject: operation(
    'admin',
    v.strictObject({ projectId, details, seen: details }),
    output<{ saved: true }>(),
  ),
  /** Gives the client's people access and mails them; sharing again changes nothing. */
  shareProject: operation('admin', ofProject, output<{ shared: true }>()),
  setProjectStatus: operation(
    'admin',
    v.strictObject({ projectId, status: projectStatus }),
    output<{ status: ProjectStatus }>(),
  ),
  /** The ids of all its milestones in their new order. */
  orderMilestones: operation(
    'admin',
    v.strictObject({ projectId, order: v.pipe(v.array(id), v.maxLength(mostMilestones)) }),
    output<{ ordered: true }>(),
  ),
  /** Of a planned milestone that no stage of payment waits for. */
  removeMilestone: operation('admin', ofMilestone, output<{ removed: true }>()),
  /**
   * Asks the client to approve a milestone that is in progress, or asks again with another day. `round` is the time of the
   * last request in milliseconds, 0 before the first: a repeated request asks once.
   */
  askApproval: operation(
    'admin',
    v.strictObject({
      ...ofMilestone.entries,
      answerBy: civilDate,
      round: milliseconds,
    }),
    output<{ status: MilestoneStatus }>(),
  ),
  /** Takes the request back: the milestone is in progress again. */
  withdrawApproval: operation('admin', ofMilestone, output<{ status: MilestoneStatus }>()),
  /**
   * The client's answer to a milestone that is in review. `asked` is when the request was made that the page shows, in
   * milliseconds: an answer to an older one is refused.
   */
  answerMilestone: operation(
    'member',
    v.strictObject({ ...ofMilestone.entries, answer, comment, asked: v.exactOptional(milliseconds) }),
    output<{ status: MilestoneStatus }>(),
  ),
  /** An answer that came by phone, email or in a meeting, under the name of the person who gave it. */
  recordMilestoneAnswer: operation(
    'admin',
    v.strictObject({
      ...ofMilestone.entries,
      answer,
      comment,
      name: line('Name', { max: 100 }),
      how: v.picklist(answerChannels, 'Choose how they answered'),
    }),
    output<{ status: MilestoneStatus }>(),
  ),
  /** Completes a milestone whose client didn't answer by the day that they were given. */
  completeUnanswered: operation('admin', ofMilestone, output<{ status: MilestoneStatus }>()),

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
  /** Removes a file that the caller added by mistake, in the minutes after; repeating it changes nothing. */
  takeBackFile: operation('member', v.strictObject({ projectId, fileId: id }), output<{ takenBack: true }>()),
  /** An address of two minutes for a file, for this person alone. */
  getFileTicket: operation('member', v.strictObject({ file: fileRef }), output<{ url: string }>()),
} as const;

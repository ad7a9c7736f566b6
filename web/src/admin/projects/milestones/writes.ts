import type { Milestone } from '@agency/domain/project/schema';
import { AppError } from '@agency/domain/shared/errors';
import { serverTimestamp } from 'firebase/firestore';
import { createRecord, updateRecord } from '../../../firebase/firestore/write.ts';

/** Where a milestone is stored. */
export interface MilestonePath {
  readonly projectId: string;
  readonly milestoneId: string;
}

export type MilestoneText = Pick<Milestone, 'title' | 'description' | 'plannedOn'>;

/** A new milestone at this position; the id was made before the first try. */
export async function addMilestone(
  { projectId, milestoneId }: MilestonePath,
  text: MilestoneText,
  position: number,
  onSlow: () => void,
): Promise<void> {
  const fields = { ...text, position, status: 'planned', completedAt: null, mailRound: 1, approval: null };
  await createRecord('projectMilestones', [projectId, milestoneId], fields, onSlow);
}

export function saveMilestone(path: MilestonePath, text: MilestoneText): Promise<void> {
  return write(path, { ...text });
}

/** Starts it, or starts it again: also with the changes that were asked for. */
export function startMilestone(path: MilestonePath): Promise<void> {
  return write(path, { status: 'inProgress', completedAt: null });
}

/** `mailRound` is raised where the client is to be mailed about it again. */
export function completeMilestone(
  path: MilestonePath,
  { mailRound, mailAgain }: { readonly mailRound: number; readonly mailAgain: boolean },
): Promise<void> {
  const round = mailAgain ? mailRound + 1 : mailRound;
  return write(path, { status: 'completed', completedAt: serverTimestamp(), mailRound: round });
}

/** The rules refuse a step that doesn't follow from how the milestone stands by now. */
async function write(
  { projectId, milestoneId }: MilestonePath,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await updateRecord('projectMilestones', [projectId, milestoneId], fields);
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'permission-denied') throw thrown;
    const words = 'Someone else has just changed this step. Check what they changed, then try again.';
    throw new AppError('failed-precondition', words, { cause: thrown });
  }
}

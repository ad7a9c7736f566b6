import * as v from 'valibot';
import { stateMachine } from '../shared/states.ts';

export const projectStatuses = stateMachine('project', {
  planned: ['active', 'cancelled'],
  active: ['onHold', 'completed', 'cancelled'],
  onHold: ['active', 'cancelled'],
  completed: ['active'],
  cancelled: [],
});
export type ProjectStatus = keyof typeof projectStatuses.transitions;
export const projectStatus = v.picklist(projectStatuses.states);

export const milestoneStatuses = stateMachine('milestone', {
  planned: ['inProgress'],
  inProgress: ['inReview', 'completed'],
  inReview: ['completed', 'changesRequested'],
  changesRequested: ['inProgress'],
  completed: ['inProgress'],
});
export type MilestoneStatus = keyof typeof milestoneStatuses.transitions;
export const milestoneStatus = v.picklist(milestoneStatuses.states);

/** Completed milestones in whole per cent, rounded down so that 100 means all of them. */
export function progressOf(completed: number, total: number): number {
  return total === 0 ? 0 : Math.floor((completed * 100) / total);
}

import {
  milestone,
  project,
  projectActivity,
  projectNote,
  projectUpdate,
} from '@agency/domain/project/schema';
import { converter } from '../firestore/converter.ts';

export const projects = converter('projects', project);
export const milestones = converter('projectMilestones', milestone);
export const projectUpdates = converter('projectUpdates', projectUpdate);
export const projectNotes = converter('projectNotes', projectNote);
export const projectActivities = converter('projectActivity', projectActivity);

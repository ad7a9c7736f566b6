import { milestone, project, projectActivity } from '@agency/domain/project/schema';
import { converter } from '../firestore/converter.ts';

export const projects = converter('projects', project);
export const milestones = converter('projectMilestones', milestone);
export const projectActivities = converter('projectActivity', projectActivity);

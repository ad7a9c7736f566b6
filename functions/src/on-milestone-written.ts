import { reacting } from './platform/react.ts';
import { milestoneWritten } from './project/milestone-written.ts';

/** `projects/{projectId}/milestones/{milestoneId}` */
export const onMilestoneWritten = reacting(milestoneWritten);

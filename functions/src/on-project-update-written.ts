import { reacting } from './platform/react.ts';
import { updateWritten } from './project/update-written.ts';

/** `projects/{projectId}/updates/{updateId}` */
export const onProjectUpdateWritten = reacting(updateWritten);

import { checklistWritten } from './checklist/written.ts';
import { reacting } from './platform/react.ts';

/** `checklists/{checklistId}` */
export const onChecklistWritten = reacting(checklistWritten);

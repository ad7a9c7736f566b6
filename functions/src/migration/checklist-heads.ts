import { staleHead } from '../records/checklist/refresh-head.ts';
import type { Migration } from './migration.ts';

/** To run after 0.2.0: what changes later is written as it changes. */
export const checklistHeads: Migration = {
  says: 'Every checklist says what is open in it and for whom, so that the lists of staff find it.',
  steps: [{ collection: 'checklists', change: async (_deps, snapshot) => staleHead(snapshot) }],
};

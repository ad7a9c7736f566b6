import { staleNudgeDay } from '../records/quote/refresh-nudge-day.ts';
import type { Migration } from './migration.ts';

/** To run after 0.2.0: what changes later is written as it changes. */
export const quoteNudges: Migration = {
  says: 'Every quote says from which day a nudge is offered, so that Today finds it.',
  steps: [{ collection: 'quotes', change: async (_deps, snapshot) => staleNudgeDay(snapshot) }],
};

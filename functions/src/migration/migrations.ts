import { auditCollections } from './audit-collections.ts';
import { checklistHeads } from './checklist-heads.ts';
import { metricsKeys } from './metrics-keys.ts';
import type { Migration } from './migration.ts';
import { projectHeads } from './project-heads.ts';
import { quoteNudges } from './quote-nudges.ts';
import { searchWords } from './search-words.ts';

/**
 * Every migration by the name under which `npm run migrate` runs it. One that every installation has run can be
 * removed.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  'search-words': searchWords,
  'project-heads': projectHeads,
  'checklist-heads': checklistHeads,
  'quote-nudges': quoteNudges,
  'metrics-keys': metricsKeys,
  'audit-collections': auditCollections,
};

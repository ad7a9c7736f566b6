import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { Checklist } from './schema.ts';

/** What staff find a checklist by. */
export function checklistSearchTokens({
  title,
  projectId,
}: Pick<Checklist, 'title' | 'projectId'>): string[] {
  return makeSearchTokens([title, projectId]);
}

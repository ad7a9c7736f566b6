import type { Checklist } from '@agency/domain/checklist/schema';
import { makeSearchTokens } from '@agency/domain/shared/search-tokens';

/** What staff find a checklist by. */
export function checklistSearchTokens({
  title,
  projectId,
}: Pick<Checklist, 'title' | 'projectId'>): string[] {
  return makeSearchTokens([title, projectId]);
}

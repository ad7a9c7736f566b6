import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { Project } from './schema.ts';

/** What staff find a project by: its own words, and those of its client. */
export function projectSearchTokens(
  { number, name, quoteId }: Pick<Project, 'number' | 'name' | 'quoteId'>,
  clientName: string | undefined,
  recipientName: string | undefined,
): string[] {
  return makeSearchTokens([number, name, clientName, recipientName, quoteId]);
}

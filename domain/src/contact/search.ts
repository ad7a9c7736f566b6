import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { Contact } from './schema.ts';

/** What staff find a contact by. */
export function contactSearchTokens(
  contact: Pick<Contact, 'reference' | 'name' | 'email' | 'subject'>,
): string[] {
  const { reference, name, email, subject } = contact;
  return makeSearchTokens([reference, name, email, subject]);
}

import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { User } from './schema.ts';

/** What staff find a person by. */
export function userSearchTokens({ displayName, email }: Pick<User, 'displayName' | 'email'>): string[] {
  return makeSearchTokens([displayName, email]);
}

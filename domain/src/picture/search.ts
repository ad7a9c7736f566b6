import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { Picture } from './schema.ts';

/** What staff find a picture by. */
export function pictureSearchTokens({ alt, name }: Pick<Picture, 'alt' | 'name'>): string[] {
  return makeSearchTokens([alt, name.replace(/\.[a-z0-9]{1,5}$/i, '')]);
}

import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { BlogPost } from './schema.ts';

/** What staff find a post by. */
export function blogPostSearchTokens(post: Pick<BlogPost, 'title' | 'author' | 'categories'>): string[] {
  return makeSearchTokens([post.title, post.author, ...post.categories]);
}

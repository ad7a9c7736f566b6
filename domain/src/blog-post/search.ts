import { makeSearchTokens } from '../shared/search-tokens.ts';
import type { BlogPost } from './schema.ts';

type Found = Pick<BlogPost, 'title' | 'draftTitle' | 'author' | 'categories' | 'draftCategories'>;

/** What staff find a post by: what is public of it, and what its draft is called. */
export function blogPostSearchTokens({
  title,
  draftTitle,
  author,
  categories,
  draftCategories,
}: Found): string[] {
  return makeSearchTokens([draftTitle, title, author, ...new Set([...draftCategories, ...categories])]);
}

import { currentCategories } from '@agency/domain/blog-category/current';
import { fillFigures } from '@agency/domain/figures/fill';
import { textSearch } from '@agency/domain/shared/search-tokens';
import type { PublicCategory, PublicPost, PublicPostSummary } from '@agency/domain/site/content';
import type { FilledContent } from '../../../platform/filled-content.server.ts';
import { articles } from './articles.server.ts';

/** Posts of staff and the site's own articles, the newest first. */
export async function allPosts(content: FilledContent): Promise<readonly PublicPostSummary[]> {
  const summaries = articles.map(
    ({ body: _body, seoTitle: _title, seoDescription: _description, ...summary }) => summary,
  );
  const own = fillFigures(summaries, await content.figures());
  const [posts, categories] = await Promise.all([content.posts(), content.categories()]);
  return [...own, ...posts]
    .map((post) => ({ ...post, categories: currentCategories(post.categories, categories) }))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
}

/** In their order, without those that no public post is in. */
export function categoriesOf(
  posts: readonly PublicPostSummary[],
  categories: readonly PublicCategory[],
): readonly PublicCategory[] {
  return categories.filter(({ slug }) => posts.some((post) => post.categories.includes(slug)));
}

export async function findPost(content: FilledContent, slug: string): Promise<PublicPost | null> {
  const own = articles.find((article) => article.slug === slug);
  const post = own ? fillFigures(own, await content.figures()) : await content.post(slug);
  return post && { ...post, categories: currentCategories(post.categories, await content.categories()) };
}

/** Posts in which every word that was typed begins some word of title, summary or category. */
export function searchPosts(
  posts: readonly PublicPostSummary[],
  typed: string,
): readonly PublicPostSummary[] {
  const isFound = textSearch(typed);
  return posts.filter(({ title, excerpt, categories }) => isFound([title, excerpt, ...categories].join(' ')));
}

/** Others of its categories first, then the newest. */
export function relatedPosts(
  posts: readonly PublicPostSummary[],
  post: PublicPostSummary,
  most: number,
): readonly PublicPostSummary[] {
  const shared = (other: PublicPostSummary) =>
    other.categories.filter((category) => post.categories.includes(category)).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most);
}

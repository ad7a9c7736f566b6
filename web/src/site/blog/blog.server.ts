import { AppError } from '@agency/domain/shared/errors';
import type { PublicCategory, PublicPostSummary } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { allPosts, categoriesOf, searchPosts } from '../content/posts/posts.server.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';

const postsPerPage = 9;

export interface BlogData {
  readonly posts: readonly PublicPostSummary[];
  readonly categories: readonly PublicCategory[];
  /** The search text; empty for the whole list. */
  readonly typed: string;
  readonly found: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** @throws AppError `not-found` for an invalid page number or one beyond the last page. */
function pageNumber(given: string | undefined, pages: number): number {
  const number = /^[1-9]\d{0,3}$/.test(given ?? '1') ? Number(given ?? '1') : Number.NaN;
  if (number >= 1 && number <= Math.max(pages, 1)) return number;
  throw new AppError('not-found', 'We can’t find this page of the blog.');
}

export const blogPage = serverPage<BlogData>({
  async load({ content, query }) {
    const typed = (query.q ?? '').trim().slice(0, 100);
    const [everything, categories] = await Promise.all([allPosts(content), content.categories()]);
    const found = typed === '' ? everything : searchPosts(everything, typed);
    const pages = Math.ceil(found.length / postsPerPage);
    const page = pageNumber(query.page, pages);
    const posts = found.slice((page - 1) * postsPerPage, page * postsPerPage);
    return {
      posts,
      categories: categoriesOf(everything, categories),
      typed,
      found: found.length,
      page,
      pages,
    };
  },
  head: (_data, { origin, site }) => ({
    title: 'Blog: plain answers about websites and web apps',
    description: `What websites and web apps cost, how they are built well and how people find them, written down by ${site.brandName} for owners of businesses.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Blog', path: paths.blog() },
      ]),
    ],
  }),
});

import { AppError } from '@agency/domain/shared/errors';
import type { PublicCategory, PublicPostSummary } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { allPosts } from '../content/posts/posts.server.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';

export interface BlogCategoryData {
  readonly category: PublicCategory;
  readonly posts: readonly PublicPostSummary[];
  readonly others: readonly PublicCategory[];
}

export const blogCategoryPage = serverPage<BlogCategoryData>({
  async load({ content, params }) {
    const categories = await content.categories();
    const category = categories.find(({ slug }) => slug === params.category);
    if (!category) throw new AppError('not-found', 'There is no such category.');
    const posts = (await allPosts(content)).filter((post) => post.categories.includes(category.slug));
    return { category, posts, others: categories.filter(({ slug }) => slug !== category.slug) };
  },
  head: ({ category, posts }, { origin, path }) => ({
    title: `${category.name}: posts`,
    description: `${category.description} ${posts.length} ${posts.length === 1 ? 'post' : 'posts'} about ${category.name.toLowerCase()} for owners of UK businesses.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Blog', path: paths.blog() },
        { name: category.name, path },
      ]),
    ],
  }),
});

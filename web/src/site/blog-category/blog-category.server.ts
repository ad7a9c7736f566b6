import { AppError } from '@agency/domain/shared/errors';
import type { PublicCategory, PublicPostSummary } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { allPosts, categoriesOf } from '../content/posts/posts.server.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';

export interface BlogCategoryData {
  readonly category: PublicCategory;
  readonly posts: readonly PublicPostSummary[];
  readonly others: readonly PublicCategory[];
}

function countWords(posts: number): string {
  if (posts === 0) return 'Posts';
  return posts === 1 ? 'One post' : `${posts} posts`;
}

export const blogCategoryPage = serverPage<BlogCategoryData>({
  async load({ content, params }) {
    const categories = await content.categories();
    const category = categories.find(({ slug }) => slug === params.category);
    if (!category) throw new AppError('not-found', 'We can’t find this category.');
    const everything = await allPosts(content);
    const posts = everything.filter((post) => post.categories.includes(category.slug));
    const others = categoriesOf(everything, categories).filter(({ slug }) => slug !== category.slug);
    return { category, posts, others };
  },
  head: ({ category, posts }, { origin, path }) => ({
    title: `${category.name}: posts`,
    description: `${category.description} ${countWords(posts.length)} about ${category.name.toLowerCase()} for owners of UK businesses.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Blog', path: paths.blog() },
        { name: category.name, path },
      ]),
    ],
  }),
});

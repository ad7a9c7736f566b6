import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { allPosts, categoriesOf } from '../content/posts/posts.server.ts';
import { breadcrumbs } from '../shared/structured-data.server.ts';

export interface BlogCategoriesData {
  readonly categories: readonly {
    readonly slug: string;
    readonly name: string;
    readonly description: string;
    readonly posts: number;
    /** The titles of its newest posts. */
    readonly newest: readonly { readonly slug: string; readonly title: string }[];
  }[];
}

export const blogCategoriesPage = serverPage<BlogCategoriesData>({
  async load({ content }) {
    const [posts, categories] = await Promise.all([allPosts(content), content.categories()]);
    return {
      categories: categoriesOf(posts, categories).map((category) => {
        const own = posts.filter((post) => post.categories.includes(category.slug));
        const newest = own.slice(0, 3).map(({ slug, title }) => ({ slug, title }));
        return { ...category, posts: own.length, newest };
      }),
    };
  },
  head: ({ categories }, { origin }) => ({
    title: 'Blog categories',
    description:
      categories.length === 0
        ? 'The subjects of the blog, with what each is about and what was written last. Posts are sorted by subject here as soon as there are enough.'
        : `The subjects of the blog, with what each is about and what was written last: ${categories
            .map(({ name }) => name.toLowerCase())
            .join(', ')}.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Blog', path: paths.blog() },
        { name: 'Categories', path: paths.blogCategories() },
      ]),
    ],
  }),
});

import { AppError } from '@agency/domain/shared/errors';
import type { PublicPostSummary } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { renderMarkdown } from '../../views/markdown/markdown.ts';
import { readingMinutes } from '../../views/markdown/reading-time.ts';
import { articleCover } from '../../views/post/article-covers.ts';
import type { PostArticleData } from '../../views/post/post-article.tsx';
import { allPosts, findPost, relatedPosts } from '../content/posts/posts.server.ts';
import { blogPosting, breadcrumbs } from '../shared/structured-data.server.ts';

export interface BlogPostData extends PostArticleData {
  readonly related: readonly PublicPostSummary[];
  /** The whole address, to share. */
  readonly url: string;
}

export const blogPostPage = serverPage<BlogPostData>({
  async load({ content, params, origin, path }) {
    const found = await findPost(content, params.slug ?? '');
    if (!found) throw new AppError('not-found', 'We can’t find this post.');
    const { body, ...post } = found;
    const { html, headings, words } = renderMarkdown(body);
    const [categories, posts] = await Promise.all([content.categories(), allPosts(content)]);
    return {
      post,
      html,
      headings,
      minutes: readingMinutes(words),
      categories: categories.filter(({ slug }) => post.categories.includes(slug)),
      related: relatedPosts(posts, post, 3),
      url: `${origin}${path}`,
    };
  },
  head: ({ post, categories }, { origin, site, path }) => ({
    title: post.seoTitle === '' ? post.title : post.seoTitle,
    description: post.seoDescription === '' ? post.excerpt : post.seoDescription,
    structured: [
      blogPosting(origin, site, { ...post, built: articleCover(post.slug), path }),
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Blog', path: paths.blog() },
        ...categories.slice(0, 1).map(({ slug, name }) => ({ name, path: paths.blogCategory(slug) })),
        { name: post.title, path },
      ]),
    ],
  }),
});

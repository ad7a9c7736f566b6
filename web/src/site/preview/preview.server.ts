import { serverPage } from '../../platform/server-page.server.ts';
import { renderMarkdown } from '../../views/markdown/markdown.ts';
import { readingMinutes } from '../../views/markdown/reading-time.ts';
import type { PostArticleData } from '../../views/post/post-article.tsx';

export interface PreviewData {
  readonly article: PostArticleData | null;
  /** Who shared it, and until when it can be read: an ISO text. */
  readonly by: string;
  readonly expiresAt: string;
}

const nothing: PreviewData = { article: null, by: '', expiresAt: '' };

/** A draft as everybody would read it. Unknown, ended and expired previews look the same. */
export const previewPage = serverPage<PreviewData>({
  async load({ content, params }) {
    const found = await content.previewByToken(params.token ?? '');
    if (found === null) return nothing;
    const { body, ...post } = found.post;
    const { html, headings, words } = renderMarkdown(body);
    const categories = (await content.categories()).filter(({ slug }) => post.categories.includes(slug));
    const article = { post, html, headings, minutes: readingMinutes(words), categories };
    return { article, by: found.by, expiresAt: found.expiresAt };
  },
  status: ({ article }) => (article === null ? 404 : 200),
  head: ({ article }) =>
    article === null
      ? { title: 'This preview has ended', description: 'Ask the person who sent it to you for a new link.' }
      : {
          title: `Preview: ${article.post.title || 'Untitled post'}`,
          description: 'A draft that isn’t public yet.',
        },
});

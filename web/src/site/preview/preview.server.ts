import { withPictureTicket } from '@agency/domain/site/files';
import { serverPage } from '../../platform/server-page.server.ts';
import { renderMarkdown } from '../../views/markdown/markdown.ts';
import { readingMinutes } from '../../views/markdown/reading-time.ts';
import type { PostArticleData } from '../../views/post/post-article.tsx';

export interface PreviewData {
  readonly article: PostArticleData | null;
  /** Opens the pictures of the draft. */
  readonly pictureTicket: string;
  /** Who shared it, and until when it can be read: an ISO text. */
  readonly by: string;
  readonly expiresAt: string;
}

const nothing: PreviewData = { article: null, pictureTicket: '', by: '', expiresAt: '' };

/** A draft as everybody would read it. Unknown, ended and expired previews look the same. */
export const previewPage = serverPage<PreviewData>({
  async load({ content, params }) {
    const found = await content.previewByToken(params.token ?? '');
    if (found === null) return nothing;
    const { body, ...post } = found.post;
    const { html, headings, words } = renderMarkdown(body);
    const categories = (await content.categories()).filter(({ slug }) => post.categories.includes(slug));
    const article = {
      post,
      html: withPictureTicket(html, found.pictureTicket),
      headings,
      minutes: readingMinutes(words),
      categories,
    };
    const { pictureTicket, by, expiresAt } = found;
    return { article, pictureTicket, by, expiresAt };
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

import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../views/markdown/markdown.ts';
import { articles } from './articles.server.ts';

describe('the articles of the site', () => {
  it('are at the addresses fixed for them', () => {
    expect(articles.map(({ slug }) => slug).toSorted()).toEqual([
      'ecommerce-website-development-west-sussex-guide',
      'mobile-app-development-uk-businesses-2025',
      'web-development-costs-west-sussex-2025',
    ]);
  });

  it.each(articles)('$slug is long enough, has a contents list, and fits search results', (article) => {
    const { words, headings } = renderMarkdown(article.body);
    expect(words).toBeGreaterThanOrEqual(1500);
    expect(headings.filter(({ level }) => level === 2).length).toBeGreaterThanOrEqual(6);
    expect(article.seoTitle.length).toBeLessThanOrEqual(60);
    expect(article.seoDescription.length).toBeGreaterThanOrEqual(110);
    expect(article.seoDescription.length).toBeLessThanOrEqual(160);
  });
});

import { type BlogPostDraftText, emptyDraft } from '@agency/domain/blog-post/draft';
import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';

const whole: BlogPostDraftText = {
  ...emptyDraft,
  title: 'What a website costs',
  slug: 'what-a-website-costs',
  excerpt: 'Prices.',
  body: '## One\n\nText with [a page](/services/websites).',
  author: 'Sam Webb',
  cover: 'blog/oven.webp',
  coverAlt: 'An oven',
  categories: ['costs'],
};
const pages = new Set(['/services/websites', '/blog/taken', '/blog/what-a-website-costs']);
const context = { pages, publicSlug: 'what-a-website-costs' };
const found = (change: Partial<BlogPostDraftText>) =>
  checksOf({ ...whole, ...change }, context).map(
    ({ key, weight }) => `${weight} ${key.replace(/-\d+$/, '')}`,
  );

describe('what to look at before a post goes out', () => {
  it('is nothing where all is well', () => {
    expect(checksOf(whole, context)).toEqual([]);
  });

  it.each([
    [{ title: ' ' }, ['must title']],
    [{ title: 'x'.repeat(161) }, ['must longTitle', 'should cutTitle']],
    [{ title: 'x'.repeat(61) }, ['should cutTitle']],
    [{ title: 'x'.repeat(61), seoTitle: 'Short' }, []],
    [{ excerpt: '' }, ['must excerpt']],
    [{ author: '' }, ['must author']],
    [{ coverAlt: '' }, ['must coverAlt']],
    [{ cover: null, categories: [] }, ['should cover', 'should categories']],
    [{ slug: 'Not One' }, ['must slug']],
    [{ slug: 'category' }, ['must slug']],
    [{ slug: 'taken' }, ['must slug']],
    [{ seoTitle: 'x'.repeat(71) }, ['must seoTitle']],
    [{ seoDescription: 'x'.repeat(161) }, ['must seoDescription']],
    [{ body: '# One\n\n## Two\n\n#### Four' }, ['should h1', 'should heading']],
    [{ body: '### Three' }, ['should heading']],
    [{ body: '![](/media/a.webp) ![A](#picture-1) ![]()' }, ['should alt', 'should gap', 'should gap']],
    [{ body: '[Gone](/nowhere) [File](/media/a.pdf) [Page](/services/websites/?x=1#y)' }, ['should link']],
    [{ body: '```\n# One\n[Gone](/nowhere)\n```\n\nAnd `[Gone](/nowhere)`.' }, []],
  ])('%j: %j', (change, expected) => {
    expect(found(change)).toEqual(expected);
  });

  it('leads to its place in the text', () => {
    const body = 'First.\n\n![](/media/a.webp)';
    expect(checksOf({ ...whole, body }, context)[0]?.at).toBe(body.indexOf('!['));
  });
});

import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer, testSettings } from '../../platform/testing/site-content.ts';
import { articles } from '../content/posts/articles.server.ts';

const renderer = createRenderer(testRenderer);
const read = async (path: string, content = testContent()) =>
  (await renderer.render(renderer.plan(path, ''), content)).body;

/** The picture above the text. */
const coverIn = (body: string) => /<article[^>]*><div[^>]*><picture>.*?<img [^>]*>/.exec(body)?.[0] ?? '';
const imageOf = (body: string) => /"image":"([^"]+)","datePublished"/.exec(body)?.[1];

describe('the cover of a post', () => {
  it.each(articles)('is shown above $slug, from the build', async ({ slug, coverAlt }) => {
    const body = await read(`/blog/${slug}`);
    expect(coverAlt).not.toBe('');
    expect(coverIn(body)).toContain(`alt="${coverAlt}"`);
    expect(coverIn(body)).toContain('width="1440" height="900"');
    expect(coverIn(body)).toContain(`src="/assets/${slug}-720-`);
    expect(imageOf(body)).toMatch(
      new RegExp(`^https://downland\\.example/assets/${slug}-1120-[0-9a-f]{8}\\.webp$`),
    );
  });

  it('is the one that staff chose, or none', async () => {
    const [post] = await testContent().posts();
    const path = `/blog/${post?.slug}`;
    expect(coverIn(await read(path))).toBe('');
    const found = await testContent().post(post?.slug ?? '');
    const cover = 'blog/oven-1440x900-3f9a1c2b4d5e.webp';
    const body = await read(path, testContent({ post: async () => found && { ...found, cover } }));
    expect(coverIn(body)).toContain(`src="/media/${cover}/960.webp"`);
    expect(imageOf(body)).toBe(`https://downland.example/media/${cover}/1600.webp`);
  });

  it('is shown with the newest post of a list', async () => {
    const body = await read('/blog', testContent({ posts: async () => [] }));
    expect(body).toMatch(/<img src="\/assets\/ecommerce-website-development-west-sussex-guide-720-/);
  });
});

describe('the figures of an article', () => {
  it('are what staff published', async () => {
    const settings = {
      ...testSettings,
      estimateRates: [{ service: 'web-apps', from: 1_010_000, to: 3_030_000, billing: 'once' as const }],
    };
    const body = await read(
      '/blog/web-development-costs-west-sussex-2025',
      testContent({ settings: async () => settings }),
    );
    expect(body).toContain('£10,100 to £30,300 + VAT at\u00a020% (£12,120 to £36,360 including VAT)');
    expect(body).not.toContain('{{');
  });
});

describe('the dates of a post', () => {
  const bylineOf = async (dates: { readonly publishedAt: string; readonly updatedAt: string }) => {
    const [found] = await testContent().posts();
    const post = await testContent().post(found?.slug ?? '');
    const body = await read(
      `/blog/${post?.slug}`,
      testContent({ post: async () => post && { ...post, ...dates } }),
    );
    return (
      /<p class="[^"]*byline.*?<\/p>/
        .exec(body)?.[0]
        .replace(/<[^>]+>/g, ' ')
        .replace(/ +/g, ' ') ?? ''
    );
  };

  it('are the day it was published and, where it is a later one, the day it was last changed', async () => {
    const publishedAt = '2025-03-11T09:00:00.000Z';
    const changed = await bylineOf({ publishedAt, updatedAt: '2026-11-30T09:00:00.000Z' });
    expect(changed).toContain('11 March 2025 Updated 30 November 2026');
    expect(await bylineOf({ publishedAt, updatedAt: '2025-03-11T16:00:00.000Z' })).not.toContain('Updated');
    // Written before the day for which it was scheduled.
    expect(await bylineOf({ publishedAt, updatedAt: '2025-02-01T09:00:00.000Z' })).not.toContain('Updated');
  });
});

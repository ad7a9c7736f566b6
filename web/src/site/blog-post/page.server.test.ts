import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';
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

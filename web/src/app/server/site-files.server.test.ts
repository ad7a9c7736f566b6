import { brandColours } from '@agency/domain/site/brand-colours';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer, testSettings } from '../../platform/testing/site-content.ts';
import { routes } from '../../routes.ts';
import { accessibility, privacy, terms } from '../../site/content/legal/legal.server.ts';
import { articles } from '../../site/content/posts/articles.server.ts';
import { entriesOf } from './entries.server.ts';

const newest = articles
  .map(({ updatedAt }) => updatedAt)
  .toSorted()
  .at(-1);

const renderer = createRenderer(testRenderer);
const get = (path: string, content = testContent()) => renderer.render(renderer.plan(path, ''), content);

describe('the files made from content', () => {
  it('the sitemap names exactly the addresses that may be shown, each of them 200', async () => {
    const { status, headers, body } = await get('/sitemap.xml');
    expect([status, headers['Content-Type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
    const entries = await Promise.all(
      routes.filter(({ indexable }) => indexable).map((route) => entriesOf(route, testContent())),
    );
    expect(listed.toSorted()).toEqual(
      entries
        .flat()
        .map(({ path }) => `https://downland.example${path}`)
        .toSorted(),
    );
    for (const address of listed) {
      const page = await get(new URL(address).pathname);
      expect(page.status, address).toBe(200);
      expect(page.headers['X-Robots-Tag'], address).toBeUndefined();
      expect(/<title>([^<]*)/.exec(page.body)?.[1]?.replaceAll('&amp;', '&').length, address).toBeLessThan(
        66,
      );
      expect(page.body, address).toContain(`<link rel="canonical" href="${address}">`);
      expect(page.body, address).toContain(`<meta property="og:url" content="${address}">`);
    }
    const changed = [...body.matchAll(/<loc>https:\/\/downland\.example([^<]*)<\/loc><lastmod>([^<]*)/g)];
    const changes = Object.fromEntries(changed.map(([, path = '', at = '']) => [path, at]));
    expect(changes).toMatchObject({
      '/blog/what-a-website-costs': '2026-11-02T09:00:00.000Z',
      '/blog/category/planning': '2026-11-02T09:00:00.000Z',
      '/portfolio/order-ahead': '2026-10-01T09:00:00.000Z',
      '/portfolio': '2026-10-01T09:00:00.000Z',
      '/privacy': privacy.changedOn,
      '/terms': terms.changedOn,
      '/accessibility': accessibility.changedOn,
    });
    // The site's own articles have changed since the only post, and are on these pages too.
    expect([changes['/blog'], changes['/blog/category']]).toEqual([newest, newest]);
  });

  it('the feed holds the newest posts with absolute addresses, and is the same for the same content', async () => {
    const { headers, body } = await get('/rss.xml');
    expect(headers['Content-Type']).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain('<link>https://downland.example/blog/what-a-website-costs</link>');
    expect((await get('/rss.xml')).body).toBe(body);
  });

  it('security.txt has what RFC 9116 requires', async () => {
    const { body } = await get('/.well-known/security.txt');
    expect(body).toMatch(/^Contact: mailto:hello@downland\.example$/m);
    expect(body).toMatch(/^Expires: \d{4}-12-31T23:59:59\.000Z$/m);
  });

  it('the web app manifest has the name from the settings and the colours of the brand', async () => {
    const settings = { ...testSettings, brandName: 'Harbour & Sons', tagline: 'Boats and their websites' };
    const { headers, body } = await get(
      '/manifest.webmanifest',
      testContent({ settings: async () => settings }),
    );
    expect(headers['Content-Type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({
      name: 'Harbour & Sons',
      description: 'Boats and their websites',
      start_url: '/',
      theme_color: brandColours.navy900,
      background_color: brandColours.chalk50,
    });
  });

  it('a page that moved is one step away, and one that never was is a 404', async () => {
    const content = testContent({
      redirectFrom: async (path) => (path === '/blog/old-name' ? '/blog/what-a-website-costs' : null),
    });
    const moved = await get('/blog/old-name', content);
    expect([moved.status, moved.headers.Location]).toEqual([301, '/blog/what-a-website-costs']);
    expect((await get('/blog/never-was', content)).status).toBe(404);
  });

  it('a page of an earlier site is one step away, whatever its form, and is asked for where it can be one', async () => {
    const asked: string[] = [];
    const content = testContent({
      redirectFrom: async (path) => {
        asked.push(path);
        return path === '/shop/about_us.html' ? '/' : null;
      },
    });
    const moved = await get('/Shop/About_Us.html', content);
    expect([moved.status, moved.headers.Location]).toEqual([301, '/']);
    for (const path of ['/contact', '/.env', '/a%20b', '/%2e%2e/a', '/~ann']) await get(path, content);
    expect(asked).toEqual(['/shop/about_us.html']);
  });
});

import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';

const render = (renderer: ReturnType<typeof createRenderer>, path: string) =>
  renderer.render(renderer.plan(path, ''), testContent());

describe('the social card of a page', () => {
  const renderer = createRenderer(testRenderer);

  it.each(['/', '/packages', '/services/websites', '/services/web-development-leeds'])(
    'of %s is at the address that the page names',
    async (path) => {
      const card = await renderer.socialCard(path, testContent());
      const { body } = await render(renderer, path);
      expect(body).toContain(`<meta property="og:image" content="https://downland.example${card?.address}">`);
      expect(card?.host).toBe('downland.example');
      expect(card?.contour.lines).toMatch(/^M/);
    },
  );

  it.each([
    '/no/such/page',
    '/services/no-such-service',
    '/blog/no-such-post',
    '/client/login',
    '/admin/quotes',
    '/client/quotes/view/token',
    '/offline',
    '/packages/',
    '',
  ])('does not exist for %s', async (path) => {
    expect(await renderer.socialCard(path, testContent())).toBeNull();
  });

  it('fails loudly when the content cannot be read', async () => {
    const away = testContent({ settings: () => Promise.reject(new Error('away')) });
    await expect(renderer.socialCard('/packages', away)).rejects.toThrow('away');
  });
});

describe('a tag for statistics', () => {
  it('is named on public pages alone', async () => {
    const measured = createRenderer({ ...testRenderer, analyticsTag: 'G-ABC123' });
    expect((await render(measured, '/')).body).toContain(' data-analytics-tag="G-ABC123"');
    for (const path of ['/client/login', '/admin', '/client/quotes/view/unknown']) {
      expect((await render(measured, path)).body, path).not.toContain('data-analytics-tag');
    }
    expect((await render(createRenderer(testRenderer), '/')).body).not.toContain('data-analytics-tag');
  });
});

import type { SiteContent } from '@agency/domain/site/content';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';
import { routes } from '../../routes.ts';
import { entriesOf } from './entries.server.ts';

const renderer = createRenderer(testRenderer);

async function idsOf(path: string, content: SiteContent = testContent()): Promise<string[]> {
  const { status, body } = await renderer.render(renderer.plan(path, ''), content);
  expect(status, path).toBe(200);
  return [...body.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
}

const twice = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) !== i);

/** Posts and portfolio items all with this text. */
async function withText(body: string): Promise<SiteContent> {
  const content = testContent();
  const [work, post] = await Promise.all([content.portfolio(), content.post('what-a-website-costs')]);
  return testContent({
    portfolio: async () => work.map((each) => ({ ...each, body })),
    post: async () => post && { ...post, body },
  });
}

const site = routes.filter(({ area }) => area === 'site');
const paths = (await Promise.all(site.map((route) => entriesOf(route, testContent())))).flat();

describe('ids of a page', () => {
  it.each(paths)('$path has no duplicates', async ({ path }) => {
    expect(twice(await idsOf(path))).toEqual([]);
  });

  it.each(['/blog/what-a-website-costs', '/portfolio/order-ahead'])(
    '%s keeps its own, whatever headings a text has',
    async (path) => {
      const own = await idsOf(path, await withText('Words.'));
      expect(own).toContain('main');
      const headings = own.map((id) => `## ${id}`).join('\n\n');
      const ids = await idsOf(path, await withText(headings));
      expect(ids).toHaveLength(2 * own.length);
      expect(twice(ids)).toEqual([]);
    },
  );
});

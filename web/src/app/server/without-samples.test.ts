import type { SiteContent } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { holesOf } from '../../platform/testing/holes.ts';
import { testContent, testRenderer, testSettings } from '../../platform/testing/site-content.ts';
import { routes } from '../../routes.ts';
import { entriesOf } from './entries.server.ts';

// Every public page of an agency that has published nothing yet, or only a little.

const renderer = createRenderer(testRenderer);
const nothing: Partial<SiteContent> = {
  settings: async () => ({ ...testSettings, hours: [], socialLinks: [] }),
  packages: async () => [],
  posts: async () => [],
  categories: async () => [],
  portfolio: async () => [],
};
const [category] = await testContent().categories();
const onlyCategories = category ? [{ ...category, slug: 'unused', name: 'Unused' }] : [];
const oneOfEach = testContent({
  packages: async () => (await testContent().packages()).slice(0, 1),
  portfolio: async () =>
    (await testContent().portfolio()).map((item) => ({
      ...item,
      sample: false,
      testimonial: null,
      results: [],
    })),
});
const states: Readonly<Record<string, SiteContent>> = {
  'with nothing published': testContent(nothing),
  'with categories alone': testContent({ ...nothing, categories: async () => onlyCategories }),
  'with one of each': oneOfEach,
  'with monthly packages alone': testContent({
    ...nothing,
    packages: async () => (await testContent().packages()).filter(({ billing }) => billing === 'monthly'),
  }),
};

const isPublic = ({ area, path }: (typeof routes)[number]) => area === 'site' && !path.startsWith('/demos/');
const cases = await Promise.all(
  Object.entries(states).map(async ([state, content]) => {
    const entries = await Promise.all(routes.filter(isPublic).map((route) => entriesOf(route, content)));
    const unlisted = (await content.categories()).map(({ slug }) => ({ path: paths.blogCategory(slug) }));
    const all = new Set([...entries.flat(), ...unlisted].map(({ path }) => path));
    return [...all].map((path) => ({ state, path, content }));
  }),
);

describe('a site without samples', () => {
  it.each(cases.flat())('$path is whole, $state', async ({ path, content }) => {
    const { body, status } = await renderer.render(renderer.plan(path, ''), content);
    expect(status).toBe(200);
    expect(holesOf(body)).toEqual([]);
  });
});

it('leads nobody to a list with nothing in it', async () => {
  const content = testContent(nothing);
  for (const path of [
    paths.home(),
    paths.services(),
    paths.blog(),
    paths.portfolio(),
    paths.roiCalculator(),
  ]) {
    const { body } = await renderer.render(renderer.plan(path, ''), content);
    const [main = ''] = /<main.*<\/main>/s.exec(body) ?? [];
    expect(main, path).not.toMatch(/href="\/(?:packages|blog\/category)[#?"]/);
  }
});

it('a hole would be noticed', () => {
  const page = (main: string) => `<html><body><main>${main}</main></body></html>`;
  expect(holesOf(page('<section><h2>Work</h2><p>Much.</p></section>'))).toEqual([]);
  for (const hole of [
    '<section><h2>Work</h2></section>',
    '<h2>Work</h2><ul></ul><p>More.</p>',
    '<h2>Work</h2><h2>More</h2><p>Much.</p>',
    '<p>0 posts</p>',
    '<p>About: .</p>',
    '<span>Sample</span>',
  ]) {
    expect(holesOf(page(hole)), hole).not.toEqual([]);
  }
});

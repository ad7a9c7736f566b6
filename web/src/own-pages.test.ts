import { articleCategories } from '@agency/domain/blog-category/of-articles';
import { fixedPages, isTakenForGood } from '@agency/domain/redirect/own-pages';
import { paths } from '@agency/domain/site/paths';
import { expect, it } from 'vitest';
import { entriesOf } from './app/server/entries.server.ts';
import { isSiteFile } from './app/server/site-files.server.ts';
import { testContent } from './platform/testing/site-content.ts';
import { routes } from './routes.ts';

// Who imports redirects is told which addresses are pages by a list, as functions don't know the table of routes.

/** A site on which staff have published nothing. */
const nothing = testContent({ posts: async () => [], categories: async () => [], portfolio: async () => [] });

it('knows every page that is there whatever staff publish, and no other', async () => {
  const open = routes.filter(({ area, guard }) => area === 'site' || (area === 'client' && !guard));
  const entries = await Promise.all(open.map((route) => entriesOf(route, nothing)));
  const known = entries.flat().map(({ path }) => path);
  const hidden = ['/favicon_source', '/offline'];
  expect(known.filter((path) => !hidden.includes(path)).toSorted()).toEqual([...fixedPages].toSorted());
  expect(hidden.filter(isTakenForGood)).toEqual(hidden);
  expect(articleCategories.map(paths.blogCategory).filter((path) => fixedPages.has(path))).toEqual([]);
});

it.each([
  '/admin',
  '/admin/quotes',
  '/client/dashboard',
  '/verify/x',
  '/api/contacts',
  '/media/a.webp',
  '/assets/a.js',
  '/robots.txt',
  '/sitemap.xml',
])('%s is never sent on', (path) => {
  expect(isTakenForGood(path)).toBe(true);
});

it.each(['/about', '/blog/old', '/index.php', '/clients', '/administration'])('%s can be', (path) => {
  expect(isTakenForGood(path)).toBe(false);
  expect(isSiteFile(path)).toBe(false);
});

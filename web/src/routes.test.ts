import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { serverPages } from './app/server/server-pages.server.ts';
import { matchRoute } from './platform/match.ts';
import { routes } from './routes.ts';

/** Published addresses with their layout and guard: they must not change. A new page needs no entry. */
const specified = [
  ['/', 'default', undefined],
  ['/services', 'default', undefined],
  ['/packages', 'default', undefined],
  ['/services/web-development-guide', 'default', undefined],
  ['/services/web-development-:town', 'default', undefined],
  ['/services/:service', 'default', undefined],
  ['/industries/fitness-wellness', 'default', undefined],
  ['/faq', 'default', undefined],
  ['/favicon_source', 'default', undefined],
  ['/contact', 'default', undefined],
  ['/privacy', 'default', undefined],
  ['/terms', 'default', undefined],
  ['/accessibility', 'default', undefined],
  ['/quote', 'default', undefined],
  ['/quote/thank-you', 'none', undefined],
  ['/offline', 'none', undefined],
  ['/client/quotes/view/:token', undefined, undefined],
  ['/project/track/:token', undefined, undefined],
  ['/verify/:certificateId', undefined, undefined],
  ['/unsubscribe/:token', undefined, undefined],
  ['/client/login', 'default', undefined],
  ['/client/register', 'default', undefined],
  ['/client/dashboard', undefined, 'client-auth'],
  ['/client/quotes', undefined, 'client-auth'],
  ['/client/quotes/:id', undefined, 'client-auth'],
  ['/client/project', undefined, 'client-auth'],
  ['/client/profile', undefined, 'client-auth'],
  ['/admin/login', 'none', undefined],
  ['/admin/register', 'none', undefined],
  ['/admin', 'admin', 'auth'],
  ['/admin/quotes', 'admin', 'auth'],
  ['/admin/projects', 'admin', 'auth'],
  ['/admin/projects/:id', 'admin', 'auth'],
  ['/admin/settings', 'admin', 'auth'],
  ['/admin/users', 'admin', 'auth'],
  ['/admin/profile', 'admin', 'auth'],
] as const;

/** Every page address that the address book can make, with example parameters. */
function pageAddresses(book: object): string[] {
  return Object.values(book).flatMap((make: unknown): string[] => {
    if (typeof make === 'object' && make !== null) return pageAddresses(make);
    if (typeof make !== 'function') return [];
    const address: unknown = make.length === 0 ? make() : make('gym-booking');
    return typeof address === 'string' ? [address] : [];
  });
}

describe('the table of routes', () => {
  it.each(specified)('has %s with its layout and guard', (path, layout, guard) => {
    const found = routes.filter((route) => route.path === path);
    expect(found).toHaveLength(1);
    if (layout !== undefined) expect(found[0]?.layout).toBe(layout);
    expect(found[0]?.guard).toBe(guard);
  });

  it('knows every page of the address book', () => {
    const { api: _api, ...pages } = paths;
    const addresses = pageAddresses({ ...pages, admin: adminPaths });
    expect(addresses.length).toBeGreaterThan(35);
    const unknown = addresses.filter((address) => matchRoute(address.split('?')[0] ?? '') === undefined);
    expect(unknown).toEqual([]);
  });

  it('lists each path and each page once', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    expect(new Set(routes.map(({ page }) => page)).size).toBe(routes.length);
  });

  it('has a page for every route', () => {
    const missing = routes.filter(({ page }) => !existsSync(join(import.meta.dirname, page, 'page.tsx')));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('has a server side for every loader, and a title where there is none', () => {
    for (const { path, loader, title } of routes) {
      if (loader === undefined) expect(title, path).toBeTruthy();
      else
        expect(
          Object.keys(serverPages),
          `${path}: its loader, in app/server/server-pages.server.ts`,
        ).toContain(loader);
    }
  });

  it('lets search engines index only pages of the site', () => {
    const hidden = ['/quote/thank-you', '/offline', '/favicon_source'];
    for (const { path, area, indexable } of routes) {
      if (area !== 'site' || hidden.includes(path)) expect(indexable, path).toBe(false);
      else expect(indexable, path).toBe(true);
    }
  });

  it('guards every page of the signed-in areas except those for signing in', () => {
    const open = routes.filter(({ area, guard }) => (area === 'client' || area === 'admin') && !guard);
    expect(open.map(({ path }) => path)).toEqual([
      '/client/login',
      '/client/register',
      '/admin/login',
      '/admin/register',
    ]);
  });

  it('puts only pages without parameters into menus', () => {
    for (const { path, menu } of routes) if (menu) expect(path).not.toContain(':');
  });
});

import { describe, expect, it } from 'vitest';
import { matchRoute } from './match.ts';

describe('matching a path', () => {
  it('finds fixed paths', () => {
    expect(matchRoute('/')?.route.page).toBe('site/home');
    expect(matchRoute('/admin/quotes')?.route.page).toBe('admin/quotes');
  });

  it('gives decoded parameters', () => {
    expect(matchRoute('/client/quotes/Q%2D7')?.params).toEqual({ id: 'Q-7' });
    expect(matchRoute('/client/quotes/view/a.b.c')?.params).toEqual({ token: 'a.b.c' });
  });

  it('matches the rest of a segment, and the more exact route first', () => {
    expect(matchRoute('/services/web-development-leeds')).toMatchObject({
      route: { page: 'site/town' },
      params: { town: 'leeds' },
    });
    expect(matchRoute('/services/web-development-guide')).toMatchObject({ route: { page: 'site/guide' } });
    expect(matchRoute('/services/websites')).toMatchObject({
      route: { page: 'site/service' },
      params: { service: 'websites' },
    });
  });

  it.each([
    '/services/web-development-/x',
    '/nope',
    '/Packages',
    '/packages/',
    '//',
    '/client/quotes/',
    '/client/quotes/a/b',
    '/client/quotes/%',
    '/client/quotes/%ff',
    '/client/quotes/a%2Fb',
    '/blog/%2e',
    '/blog/..',
    '/blog/\ud800',
    `/client/quotes/${'x'.repeat(600)}`,
    '/__proto__',
    '/constructor',
    '',
    'packages',
  ])('matches nothing at %j', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });
});

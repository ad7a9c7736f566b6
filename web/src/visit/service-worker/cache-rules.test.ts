import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import {
  type Asked,
  type CacheRule,
  cacheRuleOf,
  mayKeep,
  pageKey,
  showsOfflinePage,
} from './cache-rules.ts';

const origin = 'https://downland.example';

function asked(address: string, part: Partial<Omit<Asked, 'url'>> = {}): Asked {
  const url = new URL(address, origin);
  return { url, origin, method: 'GET', mode: 'navigate', headers: new Headers(), ...part };
}

const fetched = { mode: 'cors' } as const;
const example = (path: string) => path.replace(/:\w+/g, 'abc123');
const payloadOf = (path: string) => `${path === '/' ? '' : path}/_payload.json`;

/** Repeated here by hand: a new page cached by the worker has to be added to this list. */
const cached = [
  '/',
  '/services',
  '/services/web-development-:town',
  '/services/:service',
  '/packages',
  '/portfolio',
  '/portfolio/:slug',
  '/blog',
  '/blog/category',
  '/blog/category/:category',
  '/blog/:slug',
  '/services/web-development-guide',
  '/industries/fitness-wellness',
  '/faq',
  '/contact',
  '/privacy',
  '/terms',
  '/accessibility',
  '/quote',
  '/tools/roi-calculator',
  '/demos/gym-booking',
  '/demos/restaurant-booking',
  '/demos/project-management',
  '/demos/learning-management',
];

describe('what the worker may cache', () => {
  it.each(routes.map(({ path }) => path))('%s, as a page and as its payload', (path) => {
    const expected: CacheRule | undefined = cached.includes(path) ? 'page' : undefined;
    expect(cacheRuleOf(asked(example(path)))).toBe(expected);
    expect(cacheRuleOf(asked(payloadOf(example(path)), fetched))).toBe(expected);
  });

  it('is nothing of the signed-in areas, of token pages or behind a guard, whatever the table says', () => {
    for (const { path, area, guard, indexable } of routes) {
      if (area === 'site' && guard === undefined && indexable) continue;
      for (const tail of ['', '?next=/', '#x', '/_payload.json', '?_payload.json']) {
        for (const mode of ['navigate', 'cors', 'same-origin', 'no-cors']) {
          expect(cacheRuleOf(asked(`${example(path)}${tail}`, { mode })), path + tail).toBeUndefined();
        }
      }
    }
  });

  it.each([
    '/assets/entry-client-B2xK9_aQ.js',
    '/assets/page-abcdefgh.css',
    '/assets/figtree-common-D_ZTVpCC.woff2',
  ])('%s, as a file of the build', (path) => {
    expect(cacheRuleOf(asked(path, fetched))).toBe('asset');
    expect(cacheRuleOf(asked(path))).toBeUndefined();
  });

  const everyMode = [
    '/api/quote-requests',
    '/api/links/quote/secret',
    '/api/files/ticket',
    '/media/photo.webp',
    '/health',
    '/builds/latest.json',
    '/sw.js',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/__/auth/handler?code=secret',
    '/__/firebase/init.json',
    '/assets/plain.js',
    '/assets/secret-abcdefgh.json',
    '/assets/x/../../client/dashboard',
    '/assets/%2e%2e/client/dashboard',
    '/assets/..%2fclient%2fdashboard-abcdefgh.js/x',
    '/nope',
    '/Packages',
    '/packages/',
    '/packages//',
    '//packages',
    '/%70ackages',
    '/client/dashboard%00',
    '/client/../client/dashboard',
    '/CLIENT/DASHBOARD',
    '/client%2Fdashboard',
    '/client/dashboard/_payload.json?x=/packages',
    '/packages/_payload.json/_payload.json',
    '/packages;/client/dashboard',
    '/packages/../admin',
    '/packages\\..\\admin',
    '/quote/thank-you?reference=Q-7K3M9P',
    '/quote/thank-you/_payload.json?reference=Q-7K3M9P',
    '/client/login?mode=resetPassword&oobCode=secret',
    '/unsubscribe/secret',
    'https://evil.example/',
    'https://evil.example/packages',
    'http://downland.example/packages',
    'https://downland.example:8443/packages',
    'https://user:secret@downland.example/packages',
    'https://downland.example.evil.example/assets/x-abcdefgh.js',
  ];
  it.each(everyMode)('not %s', (address) => {
    for (const mode of ['navigate', 'cors', 'same-origin', 'no-cors']) {
      expect(cacheRuleOf(asked(address, { mode })), mode).toBeUndefined();
    }
  });

  it('not anything but a plain read', () => {
    for (const method of ['POST', 'PUT', 'HEAD', 'DELETE', 'get']) {
      expect(cacheRuleOf(asked('/quote', { method })), method).toBeUndefined();
    }
    const headers = (name: string) => ({ headers: new Headers({ [name]: 'x' }) });
    expect(cacheRuleOf(asked('/packages', headers('Authorization')))).toBeUndefined();
    expect(cacheRuleOf(asked('/packages', headers('Range')))).toBeUndefined();
  });

  it('a page when it is opened and a payload when it is fetched, not the other way round', () => {
    expect(cacheRuleOf(asked('/packages', fetched))).toBeUndefined();
    expect(cacheRuleOf(asked('/packages/_payload.json'))).toBeUndefined();
  });
});

describe('the address under which a page is cached', () => {
  it.each([
    ['/?token=secret#part', '/'],
    ['/packages?utm_source=x&vat=inc&gclid=1', '/packages?vat=inc'],
    ['/packages/_payload.json?vat=inc&t=secret', '/packages/_payload.json?vat=inc'],
    ['/quote?service=websites&package=care', '/quote?package=care&service=websites'],
    [`/quote?package=${'x'.repeat(500)}`, '/quote'],
    ['/_payload.json', '/_payload.json'],
    ['/tools/roi-calculator?v=12000&c=2.5&sent=K-7K3M9P', '/tools/roi-calculator?sent=K-7K3M9P'],
  ])('of %s is %s', (address, key) => {
    expect(pageKey(new URL(address, origin))).toBe(`${origin}${key}`);
  });
});

describe('a response', () => {
  const answer = (headers: Record<string, string>, part = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...headers }),
    ...part,
  });
  const shared = { 'Cache-Control': 'public, max-age=0, s-maxage=30' };

  it('is cached when it is complete and for everybody', () => {
    expect(mayKeep('page', answer(shared))).toBe(true);
    expect(mayKeep('page', answer({ ...shared, 'Content-Type': 'application/json' }))).toBe(true);
    expect(mayKeep('asset', answer({ 'Content-Type': 'text/javascript; charset=utf-8' }))).toBe(true);
  });

  it.each(['private, no-store', 'no-store', 'Private', 'public, No-Store'])(
    "is not cached when it says '%s'",
    (value) => {
      expect(mayKeep('page', answer({ 'Cache-Control': value }))).toBe(false);
      expect(mayKeep('asset', answer({ 'Cache-Control': value, 'Content-Type': 'text/css' }))).toBe(false);
    },
  );

  it.each([
    { status: 206 },
    { status: 301 },
    { status: 404 },
    { status: 500 },
    { status: 0, type: 'opaqueredirect' as const },
    { type: 'opaque' as const },
    { type: 'cors' as const },
    { redirected: true },
  ])('is not cached with %o', (part) => {
    expect(mayKeep('page', answer(shared, part))).toBe(false);
  });

  it('is not cached in place of a script when it is a page', () => {
    expect(mayKeep('asset', answer(shared))).toBe(false);
    expect(mayKeep('page', answer({ ...shared, 'Content-Type': 'application/pdf' }))).toBe(false);
  });
});

describe('the offline page', () => {
  it.each(['/', '/packages', '/nope', '/client/dashboard', '/project/track/abc', '/admin/quotes?quote=1'])(
    'is shown at %s',
    (path) => {
      expect(showsOfflinePage(asked(path))).toBe(true);
      expect(showsOfflinePage(asked(path, fetched))).toBe(false);
      expect(showsOfflinePage(asked(path, { method: 'POST' }))).toBe(false);
    },
  );

  it.each([
    '/api/files/ticket',
    '/media/x',
    '/__/auth/handler',
    '/builds/latest.json',
    '/social.png',
    '/health',
  ])('is not shown at %s', (path) => {
    expect(showsOfflinePage(asked(path))).toBe(false);
  });

  it('never replaces another site', () => {
    expect(showsOfflinePage(asked('https://evil.example/'))).toBe(false);
  });
});

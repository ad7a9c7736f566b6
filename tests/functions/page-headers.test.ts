import type { Area } from '@agency/domain/site/area';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpResponse } from '../../functions/src/platform/http.ts';
import { pageServer } from '../../functions/src/site/ssr.ts';
import { type Route, routes } from '../../web/src/routes.ts';
import { builtRenderer, fillSite, openSecretPaths, pageClient } from './site-world.ts';
import { makeWorld, type World } from './world.ts';

// Every route with every kind of response, on the real handler: what caches, search engines and other sites are told.

const noon = new Date('2026-12-01T12:00:00Z');
let world: World;
let newServer: () => ReturnType<typeof pageClient>;
let ask: ReturnType<typeof pageClient>;
const addresses = new Map<string, string>();

/** An example for each parameter; a route missing here fails. */
const examples: Readonly<Record<string, string>> = {
  '/services/web-development-:town': '/services/web-development-horsham',
  '/services/:service': '/services/websites',
  '/portfolio/:slug': '/portfolio/bread-ahead',
  '/blog/category/:category': '/blog/category/planning',
  '/blog/:slug': '/blog/what-a-website-costs',
  '/client/quotes/:id': '/client/quotes/Q-7K3M9P',
  '/admin/checklists/:id': '/admin/checklists/sample-launch',
  '/admin/projects/:id': '/admin/projects/P-7V4BQK',
};

beforeAll(async () => {
  world = await makeWorld('page-headers');
  // Any working day: pages may name the year, or the day.
  world.setClock(noon);
  await fillSite(world.deps);
  const renderer = await builtRenderer(world.deps);
  newServer = () => pageClient(pageServer(renderer), world.deps);
  ask = newServer();
  const secret = await openSecretPaths(world);
  for (const [path, address] of Object.entries({
    ...examples,
    '/client/quotes/view/:token': secret.quote,
    '/project/track/:token': secret.project,
    '/unsubscribe/:token': secret.unsubscribe,
    '/preview/:token': secret.preview,
    '/verify/:certificateId': secret.certificate,
  })) {
    addresses.set(path, address);
  }
});
afterAll(() => world.close());

function addressOf({ path }: Route): string {
  if (!path.includes(':')) return path;
  const address = addresses.get(path);
  if (address === undefined)
    throw new Error(`No address to ask ${path} by: add one to the examples of this test.`);
  return address;
}

const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=10';
const strict = 'strict-origin-when-cross-origin';

interface Kind {
  readonly name: string;
  readonly address: (good: string) => string;
  readonly status: number;
  readonly content: 'text/html' | 'application/json' | 'text/plain';
  readonly appliesTo?: (route: Route) => boolean;
}

const isSite = ({ area }: Route) => area === 'site';
const hasParameter = ({ path }: Route) => path.includes(':');
const payload = '/_payload.json';
const payloadOf = (good: string) => (good === '/' ? payload : `${good}${payload}`);

const kinds: readonly Kind[] = [
  { name: 'itself', address: (good) => good, status: 200, content: 'text/html' },
  { name: 'with a campaign', address: (good) => `${good}?utm_source=x`, status: 200, content: 'text/html' },
  { name: 'its payload', address: payloadOf, status: 200, content: 'application/json' },
  {
    name: 'with a slash at the end',
    address: (good) => `${good}/`,
    status: 301,
    content: 'text/plain',
    appliesTo: ({ path }) => path !== '/',
  },
  {
    name: 'with a wrong parameter',
    address: (good) => good.replace(/[^/]+$/, 'web-development-none.of.ours'),
    status: 404,
    content: 'text/html',
    // Their documents are only looked up in the browser.
    appliesTo: (route) => hasParameter(route) && !route.guard,
  },
  {
    name: 'the payload of a wrong parameter',
    address: (good) => payloadOf(good.replace(/[^/]+$/, 'web-development-none.of.ours')),
    status: 404,
    content: 'application/json',
    appliesTo: (route) => hasParameter(route) && !route.guard,
  },
  {
    name: 'something below it',
    address: (good) => `${good === '/' ? '' : good}/none/of/ours`,
    status: 404,
    content: 'text/html',
  },
];

function robotsOf(area: Area, { status, content }: Kind, isIndexable: boolean): string | undefined {
  if (area === 'link') return 'noindex, nofollow, noarchive';
  if (status === 301) return undefined;
  return status === 200 && content === 'text/html' && isIndexable ? undefined : 'noindex';
}

/** Only addresses that are secrets in themselves send no referrer. */
function referrerOf({ area, guard }: Route, { status, name }: Kind): string {
  if (area === 'link') return 'no-referrer';
  const isSignIn = area !== 'site' && !guard && status === 200 && name !== 'something below it';
  return isSignIn ? 'no-referrer' : strict;
}

function expectHeaders({ status, headers }: HttpResponse, route: Route, kind: Kind): void {
  const { area, indexable } = route;
  expect(status).toBe(kind.status);
  expect(headers['Content-Type']).toBe(`${kind.content}; charset=utf-8`);
  expect(headers['Cache-Control']).toBe(area === 'site' ? shared : 'private, no-store');
  expect(headers['X-Robots-Tag']).toBe(robotsOf(area, kind, indexable));
  expect(headers['Referrer-Policy']).toBe(referrerOf(route, kind));
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
  expect(headers.ETag !== undefined).toBe(area === 'site' && status === 200);
  expect(headers['Content-Security-Policy'] !== undefined).toBe(kind.content === 'text/html');
  expect(headers.Location !== undefined).toBe(status === 301);
  for (const name of ['Vary', 'Set-Cookie', 'Retry-After']) expect(headers[name]).toBeUndefined();
}

const table = routes.flatMap((route) =>
  kinds
    .filter(({ appliesTo }) => appliesTo?.(route) ?? true)
    .map((kind) => ({ path: route.path, name: kind.name, route, kind })),
);

describe('headers', () => {
  it.each(table)('of $path, $name', async ({ route, kind }) => {
    expectHeaders(await ask(kind.address(addressOf(route))), route, kind);
  });

  it.each(routes.filter(isSite))('of $path, unchanged, without its body, or posted to', async (route) => {
    const address = addressOf(route);
    const { headers, status, body } = await ask(address);
    const same = await ask(address, { headers: { 'if-none-match': headers.ETag ?? '' } });
    const { 'Content-Type': _type, ...others } = headers;
    expect(same).toEqual({ status: 304, headers: others, body: '' });
    expect(await ask(address, { method: 'HEAD' })).toEqual({ status, headers, body });
    const posted = await ask(address, { method: 'POST' });
    expect([posted.status, posted.headers.Allow, posted.headers['Cache-Control']]).toEqual([
      405,
      'GET, HEAD',
      'private, no-store',
    ]);
  });

  it.each(['/sitemap.xml', '/rss.xml', '/.well-known/security.txt', '/manifest.webmanifest'])(
    'of the file %s',
    async (path) => {
      const { status, headers } = await ask(path);
      expect([status, headers['Cache-Control']]).toEqual([200, shared]);
      expect(headers.ETag).toBeDefined();
      for (const name of ['Vary', 'Set-Cookie']) expect(headers[name]).toBeUndefined();
    },
  );
});

describe('a public answer is the same for everybody', () => {
  /** Headers that distinguish visitors or their sources. */
  const somebody = {
    cookie: '__session=abc; theme=dark',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '198.51.100.1',
    forwarded: 'host=evil.example;proto=http',
    'x-original-url': '/admin',
    authorization: 'Bearer abc',
    'user-agent': 'Somebody/1.0',
    'accept-language': 'cy, fr',
    accept: 'text/plain',
    'save-data': 'on',
    'sec-gpc': '1',
  };
  const siteAddresses = () => [
    ...routes.filter(isSite).flatMap((route) => {
      const good = addressOf(route);
      return [good, payloadOf(good), `${good === '/' ? '' : good}/none/of/ours`, `${good}/`];
    }),
    '/sitemap.xml',
    '/rss.xml',
    '/.well-known/security.txt',
    '/manifest.webmanifest',
    '/assets/none.js',
  ];

  it('to the byte, from a process of its own and a moment later', async () => {
    const other = newServer();
    const asked = new Set<string>();
    for (const address of siteAddresses()) {
      const mine = await ask(address);
      const theirs = await other(address, { headers: somebody, onHeader: (name) => asked.add(name) });
      expect(theirs, address).toEqual(mine);
      expect(String(mine.body), address).not.toContain('evil.example');
    }
    // Nothing else of the request is even read.
    expect([...asked]).toEqual(['if-none-match']);
  });

  it('even when its content is read again', async () => {
    const before = await Promise.all(siteAddresses().map((address) => ask(address)));
    world.setClock(new Date(noon.getTime() + 3_600_000));
    const after = await Promise.all(siteAddresses().map((address) => ask(address)));
    expect(after).toEqual(before);
  });
});

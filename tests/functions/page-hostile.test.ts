import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpResponse } from '../../functions/src/platform/http.ts';
import { pageServer } from '../../functions/src/site/ssr.ts';
import { routes } from '../../web/src/routes.ts';
import { builtRenderer, fillSite, pageClient } from './site-world.ts';
import { makeWorld, type World } from './world.ts';

// Hostile addresses on the real handler: the response is always a page, a redirect to one, or a refusal.

let world: World;
let ask: ReturnType<typeof pageClient>;

beforeAll(async () => {
  world = await makeWorld('page-hostile');
  await fillSite(world.deps);
  ask = pageClient(pageServer(await builtRenderer(world.deps)), world.deps);
});
afterAll(() => world.close());

const origin = 'https://ours.example';
const mark = '<script>alert(1)</script>';

/** Never a 5xx, never another site, never an injected header or markup. */
function expectCalm(address: string, { status, headers, body }: HttpResponse): void {
  expect([200, 301, 304, 400, 404, 405], address).toContain(status);
  const location = headers.Location;
  if (location !== undefined) {
    expect(new URL(location, origin).origin, address).toBe(origin);
    expect(location, address).toMatch(/^\/(?![/\\])/);
  }
  for (const value of Object.values(headers)) expect(value, address).toMatch(/^[\t\x20-\x7e]*$/);
  const type = headers['Content-Type'] ?? '';
  if (type.startsWith('text/html')) expect(String(body).includes('<script>alert'), address).toBe(false);
  if (type.startsWith('application/json')) JSON.parse(String(body));
}

const pathsOfRoutes = routes.map(({ path }) => path.replace(/:[a-z]+/gi, 'x'));

/** Fragments that have broken servers before. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['/', '//', '\\', '/.', '/..', '%2e%2e', '%2F', '%5C', '%00', '\0', '%', '%%', '%E0%A4%A', '%ff%fe'],
    ...['%u0041', '\r\nX: y', '%0d%0aX:%20y', '\ud800', '\udfff', '\u202e', '🦊', 'é', ' ', '#', ';', '@'],
    ...['evil.example', '@evil.example', '/_payload.json', '__proto__', 'constructor', mark, '\'"><b>'],
    ...['a'.repeat(600), 'a'.repeat(8192), '%61'.repeat(3000), '/a'.repeat(4096)],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(...pathsOfRoutes),
);
const hostilePath = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
const listed = [...new Set(routes.flatMap(({ query }) => query ?? []))];
const hostileQuery = fc
  .array(fc.tuple(fc.constantFrom(...listed, 'utm_source', '__proto__', 'x[]', ''), piece), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

describe('a hostile address', () => {
  it('made of anything is answered calmly', async () => {
    await fc.assert(
      fc.asyncProperty(hostilePath, hostileQuery, async (path, query) => {
        const address = `${path.replaceAll('?', '')}?${query}`;
        expectCalm(address, await ask(address));
      }),
      { numRuns: 500 },
    );
  });

  it.each(pathsOfRoutes)('around %s is answered calmly', async (path) => {
    await fc.assert(
      fc.asyncProperty(piece, piece, hostileQuery, async (before, after, query) => {
        for (const odd of [`${path}${after}`, `${path}/${after}`, `/${before}${path}`, `${path}/${after}/`]) {
          const address = `${odd.replaceAll('?', '')}?${query}`;
          expectCalm(address, await ask(address));
        }
        const payload = `${path}${after.replaceAll('?', '')}/_payload.json?${query}`;
        expectCalm(payload, await ask(payload));
      }),
      { numRuns: 12 },
    );
  });

  it('of 64 KiB, in path or query, is answered calmly and briefly', async () => {
    const long = 'x'.repeat(65_536);
    for (const path of pathsOfRoutes) {
      for (const address of [`${path}${long}`, `${path}/${long}/`, `${path}?q=${long}&page=${long}`]) {
        const answer = await ask(address);
        expectCalm(address.slice(0, 80), answer);
        // The input is repeated only in an address, and truncated in text.
        if (answer.status !== 301) expect(String(answer.body).split('x'.repeat(1000))).toHaveLength(1);
      }
    }
  });

  it.each([
    ['//evil.example/', 404],
    ['///evil.example/%2e%2e/', 404],
    ['/\\evil.example/', 404],
    ['/%5Cevil.example/', 301],
    ['/.//evil.example/', 301],
    ['/..//evil.example/', 301],
    ['/%2F%2Fevil.example/', 301],
    ['https://evil.example/', 301],
  ])('is no way to another site: %s', async (path, status) => {
    const answer = await ask(path);
    expectCalm(path, answer);
    expect(answer.status).toBe(status);
  });

  it('with a repeated parameter is the page of the first', async () => {
    const once = await ask('/faq?q=wordpress');
    expect((await ask('/faq?q=wordpress&q=hosting')).body).toBe(once.body);
    expect((await ask('/faq?q=hosting&q=wordpress')).body).not.toBe(once.body);
  });
});

import { areaOf } from '@agency/domain/site/area';
import { cacheControl, policyOf, publicPages } from '@agency/domain/site/cache-policy';
import type { PagePlan, PageRenderer, RenderResult } from '@agency/domain/site/render';
import { describe, expect, it } from 'vitest';
import type { Deps } from '../platform/deps.ts';
import type { HttpRequest } from '../platform/http.ts';
import { silentLog } from '../platform/log.ts';
import { ContentUnavailable } from './content-cache.ts';
import { pageServer } from './ssr.ts';

const shared = {
  'Cache-Control': cacheControl(publicPages),
  'Content-Type': 'text/html; charset=utf-8',
};
const page = (body: string): RenderResult => ({ status: 200, headers: shared, cache: publicPages, body });

/** A fake renderer that counts its calls. */
function fakeRenderer(result: () => RenderResult) {
  const rendered: PagePlan[] = [];
  const renderer: PageRenderer = {
    buildId: 'test',
    builtAt: '2026-03-02T09:00:00.000Z',
    plan: (path, search) => ({
      key: `${path}${search}`,
      path,
      query: {},
      kind: 'html',
      area: areaOf(path),
      cache: policyOf(areaOf(path)),
      shareable: search === '',
    }),
    render: async (plan, content) => {
      rendered.push(plan);
      await content.settings();
      return result();
    },
    socialCard: async () => null,
  };
  return { renderer, rendered };
}

/** A database that holds the site's settings, and a clock to move. */
function makeDeps(): { deps: Deps; pass(milliseconds: number): void } {
  let now = 1_000_000;
  const stored = {
    brandName: 'Downland Digital',
    tagline: 'Websites',
    origin: 'https://downland.example',
    email: 'a@b.example',
    supportEmail: 'a@b.example',
    phone: '01403 555 0100',
    hours: [],
    company: {
      registeredName: 'A',
      companyNumber: '1',
      registeredIn: 'England',
      registeredOffice: { line1: 'A', line2: '', town: 'B', county: '', postcode: 'C', country: 'D' },
      vatNumber: null,
      icoNumber: null,
    },
    socialLinks: [],
    estimateRates: [],
    createdAt: new Date(),
    updatedAt: new Date(),
    updatedBy: 'system',
  };
  const snapshot = { exists: true, ref: { path: 'settings/site' }, data: () => stored };
  // Pages in this test read one document, so this much of a database will do.
  const db = { doc: () => ({ path: 'settings/site', get: async () => snapshot }) } as unknown as Deps['db'];
  // Of all dependencies, the pages function uses these three.
  const deps = { db, clock: () => new Date(now), log: silentLog } as unknown as Deps;
  return {
    deps,
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

function request(method: string, path = '/', headers: Record<string, string> = {}, search = ''): HttpRequest {
  return {
    method,
    path,
    query: new URLSearchParams(search),
    header: (name) => headers[name],
    rawBody: new Uint8Array(),
    params: {},
    caller: {
      network: '127.0.0.1',
      through: null,
      ip: '127.0.0.1',
      connectedFrom: '127.0.0.1',
      forwardedFor: '',
      userAgent: '',
    },
  };
}

describe('pageServer', () => {
  it('renders a shared page once while its content is fresh', async () => {
    const { renderer, rendered } = fakeRenderer(() => page('<p>Hello</p>'));
    const { deps, pass } = makeDeps();
    const serve = pageServer(renderer);
    await serve(request('GET'), deps);
    await serve(request('HEAD'), deps);
    expect(rendered).toHaveLength(1);
    pass(15_000);
    await serve(request('GET'), deps);
    expect(rendered).toHaveLength(2);
  });

  it('caches nothing with parameters, so that random ones fill no memory', async () => {
    const { renderer, rendered } = fakeRenderer(() => page('<p>Hello</p>'));
    const { deps } = makeDeps();
    const serve = pageServer(renderer);
    for (let count = 0; count < 3; count += 1) await serve(request('GET', '/', {}, 'utm=1'), deps);
    expect(rendered).toHaveLength(3);
  });

  it('answers 304 without a body to a client that has the page, also by a weakened tag', async () => {
    const { renderer } = fakeRenderer(() => page('<p>Hello</p>'));
    const { deps } = makeDeps();
    const serve = pageServer(renderer);
    const { headers } = await serve(request('GET'), deps);
    const etag = headers.ETag ?? '';
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await serve(request('GET', '/', { 'if-none-match': sent }), deps);
      expect([answer.status, answer.body, answer.headers.ETag]).toEqual([304, '', etag]);
      expect(answer.headers['Cache-Control']).toBe(shared['Cache-Control']);
    }
    expect((await serve(request('GET', '/', { 'if-none-match': '"other"' }), deps)).status).toBe(200);
  });

  it('says 503 and when to come back while content can not be read, and caches no failure', async () => {
    let failure: unknown = new ContentUnavailable('settings');
    const { renderer } = fakeRenderer(() => ({
      status: failure ? 500 : 200,
      headers: shared,
      cache: publicPages,
      body: 'Something went wrong',
      ...(failure ? { failure } : {}),
    }));
    const { deps } = makeDeps();
    const serve = pageServer(renderer);
    const late = await serve(request('GET'), deps);
    expect(late.status).toBe(503);
    expect(late.headers).toMatchObject({ 'Retry-After': '10', 'Cache-Control': 'private, no-store' });
    failure = new Error('a mistake of ours');
    expect((await serve(request('GET'), deps)).status).toBe(500);
    failure = undefined;
    expect((await serve(request('GET'), deps)).status).toBe(200);
  });

  it('gives private pages no tag', async () => {
    const { renderer } = fakeRenderer(() => ({
      ...page('<p>Mine</p>'),
      headers: { 'Cache-Control': cacheControl('private') },
      cache: 'private',
    }));
    const { deps } = makeDeps();
    expect((await pageServer(renderer)(request('GET', '/client/login'), deps)).headers.ETag).toBeUndefined();
  });

  it.each(['/assets/entry-client-gone.js', '/builds/gone.json'])(
    'has no page for the missing file %s',
    async (path) => {
      const { renderer, rendered } = fakeRenderer(() => page('never'));
      const answer = await pageServer(renderer)(request('GET', path), makeDeps().deps);
      expect(answer).toMatchObject({ status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
      expect(answer.headers['Cache-Control']).not.toContain('immutable');
      expect(rendered).toEqual([]);
    },
  );

  it('says when its own build was made, cached for good', async () => {
    const { renderer, rendered } = fakeRenderer(() => page('never'));
    const answer = await pageServer(renderer)(request('GET', '/builds/test.json'), makeDeps().deps);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'Cache-Control': expect.stringContaining('immutable') },
    });
    expect(JSON.parse(String(answer.body))).toEqual({ id: 'test', timestamp: '2026-03-02T09:00:00.000Z' });
    expect(rendered).toEqual([]);
  });

  it('answers GET and HEAD alone', async () => {
    const { renderer } = fakeRenderer(() => page(''));
    const { deps } = makeDeps();
    const refused = await pageServer(renderer)(request('POST'), deps);
    expect([refused.status, refused.headers.Allow]).toEqual([405, 'GET, HEAD']);
  });
});

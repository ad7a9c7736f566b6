import { publicPages } from '@agency/domain/site/cache-policy';
import { describe, expect, it } from 'vitest';
import { testRenderer } from '../../platform/testing/site-content.ts';
import { routes } from '../../routes.ts';
import { type ResponseShape, responseHeaders } from './headers.server.ts';

const sources = { ...testRenderer, scriptHashes: ["'sha256-script'"], styleHashes: ["'sha256-style'"] };
const at = (path: string) => routes.find((route) => route.path === path);

interface Case {
  readonly name: string;
  readonly shape: Omit<ResponseShape, 'cache'>;
  readonly robots: string | undefined;
  readonly referrer?: string;
}

const strict = 'strict-origin-when-cross-origin';
const hidden = 'noindex, nofollow, noarchive';
const html = { kind: 'html', status: 200 } as const;
const page = { ...html, cache: publicPages } as const;

const cases: Case[] = [
  { name: 'a page', shape: { ...html, area: 'site', route: at('/') }, robots: undefined },
  {
    name: 'a payload',
    shape: { ...html, kind: 'payload', area: 'site', route: at('/') },
    robots: 'noindex',
  },
  {
    name: 'thank you',
    shape: { ...html, area: 'site', route: at('/quote/thank-you') },
    robots: 'noindex',
  },
  {
    name: 'an unknown path',
    shape: { kind: 'html', status: 404, area: 'site' },
    robots: 'noindex',
  },
  {
    name: 'a redirect',
    shape: { kind: 'redirect', status: 301, area: 'site' },
    robots: undefined,
  },
  {
    name: 'trouble',
    shape: { kind: 'html', status: 500, area: 'site', route: at('/') },
    robots: 'noindex',
  },
  {
    name: 'sign-in',
    shape: { ...html, area: 'client', route: at('/client/login') },
    robots: 'noindex',
    referrer: 'no-referrer',
  },
  {
    name: 'a client page',
    shape: { ...html, area: 'client', route: at('/client/dashboard') },
    robots: 'noindex',
  },
  {
    name: 'an admin page',
    shape: { ...html, area: 'admin', route: at('/admin') },
    robots: 'noindex',
  },
  {
    name: 'an unknown admin path',
    shape: { kind: 'html', status: 404, area: 'admin' },
    robots: 'noindex',
  },
  {
    name: 'a link page',
    shape: { ...html, area: 'link', route: at('/project/track/:token') },
    robots: hidden,
    referrer: 'no-referrer',
  },
  {
    name: 'a dead link',
    shape: { kind: 'html', status: 404, area: 'link' },
    robots: hidden,
    referrer: 'no-referrer',
  },
  {
    name: 'a link payload',
    shape: { kind: 'payload', status: 200, area: 'link', route: at('/project/track/:token') },
    robots: hidden,
    referrer: 'no-referrer',
  },
  {
    name: 'a link redirect',
    shape: { kind: 'redirect', status: 301, area: 'link' },
    robots: hidden,
    referrer: 'no-referrer',
  },
];

describe('response headers', () => {
  it.each(cases)('of $name', ({ shape, robots, referrer }) => {
    const headers = responseHeaders({ ...shape, cache: 'private' }, sources);
    expect(headers['Cache-Control']).toBe('private, no-store');
    expect(headers['X-Robots-Tag']).toBe(robots);
    expect(headers['Referrer-Policy']).toBe(referrer ?? strict);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['Strict-Transport-Security']).toContain('max-age=63072000');
    expect(headers['Permissions-Policy']).toContain('camera=()');
    expect(headers['Set-Cookie']).toBeUndefined();
    expect(headers.Vary).toBeUndefined();
  });

  it('say for how long caches may serve it', () => {
    const headers = responseHeaders({ ...page, area: 'site' }, sources);
    expect(headers['Cache-Control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=10');
  });

  it('lets scripts run by hash or from our own files only', () => {
    const policy = responseHeaders({ ...page, area: 'site' }, sources)['Content-Security-Policy'];
    expect(policy).toContain(
      "default-src 'none'; script-src 'self' 'sha256-script'; style-src 'self' 'sha256-style';",
    );
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy?.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe-(inline|eval)/);
  });

  it('lets files in memory be shown behind sign-in only', () => {
    const policyOf = (area: ResponseShape['area']) =>
      responseHeaders({ ...page, area }, sources)['Content-Security-Policy'];
    for (const area of ['client', 'admin'] as const) {
      expect(policyOf(area)).toMatch(/img-src [^;]*blob:/);
      expect(policyOf(area)).toMatch(/frame-src [^;]*blob:/);
      expect(policyOf(area)?.match(/blob:/g)).toHaveLength(2);
    }
    for (const area of ['site', 'link'] as const) expect(policyOf(area)).not.toContain('blob:');
  });

  it('opens Firebase to the signed-in areas only', () => {
    const policy = (area: ResponseShape['area']) =>
      responseHeaders({ ...page, area }, sources)['Content-Security-Policy'];
    expect(policy('client')).toContain('https://firestore.googleapis.com');
    expect(policy('admin')).toContain('https://europe-west2-demo-agency.cloudfunctions.net');
    for (const area of ['site', 'link'] as const) expect(policy(area)).not.toContain('googleapis');
  });

  it('names the local emulators where there are any', () => {
    const emulators = {
      auth: 'http://127.0.0.1:9099',
      firestore: 'http://127.0.0.1:8080',
      functions: 'http://127.0.0.1:5001',
      storage: 'http://127.0.0.1:9199',
    };
    const local = {
      ...sources,
      origin: 'http://127.0.0.1:5000',
      firebase: { ...sources.firebase, emulators },
    };
    const policy = responseHeaders({ ...page, area: 'client' }, local)['Content-Security-Policy'];
    expect(policy).toContain('http://127.0.0.1:8080');
    expect(policy).not.toContain('googleapis');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});

describe('with a tag for statistics', () => {
  const measured = { ...sources, analyticsTag: 'G-ABC123' };
  const policy = (area: 'site' | 'link' | 'client' | 'admin', given: typeof sources = measured) =>
    responseHeaders({ ...page, area }, given)['Content-Security-Policy'];

  it('public pages may load it; no other page may, and none without a tag', () => {
    expect(policy('site')).toContain('https://*.googletagmanager.com');
    expect(policy('site')).not.toMatch(/script-src[^;]*unsafe-inline/);
    for (const area of ['link', 'client', 'admin'] as const) expect(policy(area)).toBe(policy(area, sources));
    expect(policy('site', sources)).not.toContain('google');
  });
});

import { legalName as legalNameOf } from '@agency/domain/settings/legal-words';
import { sampleKinds } from '@agency/domain/settings/sample-kinds';
import { AppError } from '@agency/domain/shared/errors';
import type { SiteContent } from '@agency/domain/site/content';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { filledContent } from '../../platform/filled-content.server.ts';
import { toSiteFrame } from '../../platform/site-frame.ts';
import { testContent, testPricing, testRenderer, testSettings } from '../../platform/testing/site-content.ts';
import { routes } from '../../routes.ts';
import { entriesOf } from './entries.server.ts';
import { serverPages } from './server-pages.server.ts';

const renderer = createRenderer(testRenderer);

function get(path: string, search = '', content: SiteContent = testContent()) {
  return renderer.render(renderer.plan(path, search), content);
}

function textOf(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}

const fixedPages = routes.filter(({ area, path }) => area === 'site' && !path.includes(':'));
const siteRoutes = routes.filter(({ area }) => area === 'site');
const siteEntries = await Promise.all(siteRoutes.map((route) => entriesOf(route, testContent())));
const sitePaths = siteEntries.flat().map(({ path }) => path);

describe('rendering a page', () => {
  it.each(sitePaths)('%s is complete', async (path) => {
    const { status, headers, body, failure } = await get(path);
    expect(failure).toBeUndefined();
    expect(status).toBe(200);
    expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!DOCTYPE html><html lang="en-GB"/);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body.match(/<main[ >]/g)).toHaveLength(1);
    expect(body).toContain(`<link rel="canonical" href="https://downland.example${path}">`);
    expect(body.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2);
  });

  it.each(sitePaths)('%s is identical every time', async (path) => {
    expect((await get(path)).body).toBe((await get(path, '?utm_source=x')).body);
  });

  it.each(fixedPages.flatMap(({ loader }) => loader ?? []))("'%s' gives plain JSON", async (loader) => {
    const request = {
      path: '/',
      params: {},
      query: {},
      content: filledContent(testContent()),
      site: toSiteFrame(testSettings, testPricing),
      origin: 'https://x.example',
    };
    const { data } = (await serverPages[loader]?.(request)) ?? { data: undefined };
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('asks phones to leave its numbers as text, on every page', async () => {
    for (const path of ['/', '/quote', '/client/login', '/admin', '/no/such/page']) {
      const { body } = await renderer.render(renderer.plan(path, ''), testContent());
      expect(body, path).toContain('<meta name="format-detection" content="telephone=no, ');
    }
  });

  it('allows its inline script by hash', async () => {
    const { createHash } = await import('node:crypto');
    const { headers, body } = await get('/');
    const script = /<script>(.*?)<\/script>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(script).not.toBe('');
    expect(headers['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
    expect(body.match(/<script(?! type="application\/(?:ld\+)?json")/g)).toHaveLength(1);
  });

  it('sends data only to pages that hydrate', async () => {
    const stateOf = (html: string) => JSON.parse(/id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(stateOf((await get('/portfolio')).body)).not.toHaveProperty('data');
    const quote = stateOf((await get('/quote')).body);
    expect(quote.data.packages).toHaveLength(2);
    expect(quote).not.toHaveProperty('firebase');
  });

  it('shows the packages of the content, with and without VAT', async () => {
    expect(textOf((await get('/packages')).body)).toMatch(
      /Starter site.*£1,800.*\+ VAT.*£2,160 including VAT/s,
    );
    expect(textOf((await get('/packages', '?vat=inc')).body)).toMatch(
      /£2,160.*including VAT at.20%.*£1,800 before VAT/s,
    );
  });

  it('shows no VAT where the agency charges none, its own number included', async () => {
    const content = testContent({ pricing: async () => ({ ...testPricing, vatRegistered: false }) });
    const { body } = await get('/packages', '?vat=inc', content);
    expect(textOf(body)).toContain('£1,800');
    expect(textOf(body)).not.toContain('VAT');
    const unregistered = (await get('/', '', content)).body;
    expect((await get('/')).body).toContain('"vatID":"GB000000000"');
    expect(unregistered).not.toMatch(/vatID|GB000000000/);
  });

  it.each(sampleKinds)('says what the law wants of $title', async ({ company, says }) => {
    const content = testContent({ settings: async () => ({ ...testSettings, company }) });
    const legalName = JSON.stringify(legalNameOf({ ...testSettings, company }));
    expect((await get('/', '', content)).body).toContain(`"legalName":${legalName}`);
    for (const path of ['/', '/contact', '/privacy', '/terms', '/client/login']) {
      const text = textOf((await get(path, '', content)).body);
      for (const part of says) expect(text, path).toContain(part);
    }
  });

  it('preselects what the address of the quote form names', async () => {
    const { body } = await get('/quote', '?package=starter-site&service=hosting');
    expect(body).toMatch(/<input(?=[^>]*value="package-1")(?=[^>]*checked)/);
    expect(body).toMatch(/<input(?=[^>]*value="hosting")(?=[^>]*checked)/);
    expect((await get('/quote', '?package=nope&service=__proto__')).body).not.toMatch(
      /<input(?=[^>]*name="services")(?=[^>]*checked)/,
    );
  });

  it('finds questions by words, and says so when there are none', async () => {
    const found = (await get('/faq', '?q=wordpress')).body;
    expect(found).toContain('id="wordpress"');
    expect(found).not.toContain('id="how-much"');
    expect(textOf((await get('/faq', '?q=%3Cb%3Exyzzy')).body)).toContain('No questions mention');
    expect((await get('/faq', '?q=%3Cb%3Exyzzy')).body).not.toContain('<b>xyzzy');
  });

  it('keeps the source of the icons out of search engines', async () => {
    const { headers, body } = await get('/favicon_source');
    expect(headers['X-Robots-Tag']).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('names the package of the address in the request form', async () => {
    const chosen = /<option(?=[^>]*value="package-2")(?=[^>]*selected)/;
    expect((await get('/packages', '?package=package-2')).body).toMatch(chosen);
    expect((await get('/packages', '?package=nope')).body).not.toMatch(
      /<option(?=[^>]*selected)[^>]*value="p/,
    );
  });

  it.each([
    ['/contact', 'C-7K3M9P'],
    ['/packages', 'R-7K3M9P'],
  ])('%s thanks for what was sent, and only for what it could have been', async (path, reference) => {
    const form = /<form(?=[^>]*method="post")/;
    const sent = (await get(path, `?sent=${reference}`)).body;
    expect(textOf(sent)).toContain(reference);
    expect(sent).not.toMatch(form);
    for (const odd of ['Q-7K3M9P', '<b>x</b>', ''])
      expect((await get(path, `?sent=${odd}`)).body).toMatch(form);
  });

  it('shows a reference only if it is valid', async () => {
    expect(textOf((await get('/quote/thank-you', '?reference=Q-7K3M9P')).body)).toContain('Q-7K3M9P');
    const odd = await get('/quote/thank-you', '?reference=<script>alert(1)</script>');
    expect(odd.status).toBe(200);
    expect(odd.body).not.toContain('alert(1)');
    expect(odd.headers['X-Robots-Tag']).toBe('noindex');
  });
});

describe('what does not exist', () => {
  it.each([
    '/nope',
    '/admin/nope',
    '/client/nope',
    '/Services',
    '/__proto__',
    '/%',
    '/%ff%fe',
    '//evil.example',
    '/..%2f..%2fetc/passwd',
    '/<script>alert(1)</script>',
    `/${'a'.repeat(5000)}`,
    '/client/quotes/view/%00',
    '/\u0000',
    '/index.html',
    '/quote/_payload.json/x',
  ])('%j is a 404, never an error', async (path) => {
    const { status, body, failure } = await get(path);
    expect(failure).toBeUndefined();
    expect(status).toBe(404);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('content="noindex');
  });

  it('says which page is missing', async () => {
    expect(textOf((await get('/no/such-page')).body)).toContain('Page not found: /no/such-page');
  });

  it('speaks of a page when a parameter fails its check', async () => {
    const { status, body, headers } = await get('/verify/no-such-certificate');
    expect(status).toBe(404);
    expect(textOf(body)).toContain('Page Not Found: /verify/no-such-certificate');
    expect(headers['Cache-Control']).toBe('private, no-store');
  });

  it('answers the payload of every bad token alike', async () => {
    const answers = await Promise.all(
      ['a.b.c', '%00', 'x'.repeat(500)].map((token) => get(`/project/track/${token}/_payload.json`)),
    );
    for (const { status, body, headers } of answers) {
      expect(status).toBe(404);
      expect(body).toBe(answers[0]?.body);
      expect(headers).toEqual(answers[0]?.headers);
    }
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
      error: { code: 'link-not-valid', message: 'This link no longer works.' },
    });
  });

  it('answers payloads in JSON', async () => {
    const { status, headers, body } = await get('/nope/_payload.json');
    expect(status).toBe(404);
    expect(headers['Content-Type']).toContain('application/json');
    expect(JSON.parse(body)).toEqual({ error: { code: 'not-found', message: 'Page not found: /nope' } });
  });
});

describe('payloads', () => {
  it('hold the data and the head of the page', async () => {
    const { status, body } = await get('/packages/_payload.json');
    const payload = JSON.parse(body);
    expect(status).toBe(200);
    expect(payload.data.packages[0].name).toBe('Starter site');
    expect(payload.head.canonical).toBe('https://downland.example/packages');
    expect(payload.head.title).toBe('Packages and prices | Downland Digital');
  });
});

describe('a failure', () => {
  it('in a loader gives the error page, and is returned for the log', async () => {
    const failure = new Error('Firestore is away');
    const result = await get('/packages', '', testContent({ packages: () => Promise.reject(failure) }));
    expect(result.status).toBe(500);
    expect(result.failure).toBe(failure);
    expect(textOf(result.body)).toContain('Internal Server Error');
    expect(result.body).not.toContain('Firestore is away');
    expect(result.headers['Cache-Control']).toBe('private, no-store');
  });

  it('of the settings leaves a page without header and footer', async () => {
    const result = await get('/', '', testContent({ settings: () => Promise.reject(new Error('away')) }));
    expect(result.status).toBe(500);
    expect(result.body).not.toContain('<footer');
    expect(result.body).toContain('Internal Server Error');
  });

  it('of a limit says in its own words when to come back, and blames nobody', async () => {
    const message =
      'That’s a lot in a short time. Please try again in 7 minutes, or call us on 01403 555 0100.';
    // As the functions throw it, whose bundle has a class of its own.
    const refusal = Object.assign(new Error(message), {
      name: 'AppError',
      code: 'resource-exhausted',
      status: 429,
    });
    const content = testContent({ projectByToken: () => Promise.reject(refusal) });
    const { status, body, headers } = await get('/project/track/none', '', content);
    expect([status, headers['Cache-Control']]).toEqual([429, 'private, no-store']);
    expect(textOf(body)).toContain(message);
    expect(textOf(body)).toContain('Too Many Requests');
    expect(textOf(body)).not.toMatch(/Internal Server Error|went wrong on our side/);
  });

  it('not-found from a loader is a 404 of the matched route', async () => {
    const content = testContent({ packages: () => Promise.reject(new AppError('not-found', 'gone')) });
    const result = await get('/packages', '', content);
    expect(result.status).toBe(404);
    expect(textOf(result.body)).toContain('Page Not Found: /packages');
  });
});

describe('a trailing slash', () => {
  it('is a 301 with the public header', async () => {
    const { status, headers } = await get('/packages/', '?vat=inc');
    expect(status).toBe(301);
    expect(headers.Location).toBe('/packages?vat=inc');
    expect(headers['Cache-Control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=10');
  });

  it('of a link stays private', async () => {
    const { status, headers } = await get('/project/track/a.b.c/');
    expect(status).toBe(301);
    expect(headers['Cache-Control']).toBe('private, no-store');
    expect(headers['Referrer-Policy']).toBe('no-referrer');
  });
});

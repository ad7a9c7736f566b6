import { publicPages } from '@agency/domain/site/cache-policy';
import { describe, expect, it } from 'vitest';
import { planPage } from './plan.server.ts';

describe('planning an address', () => {
  it('keeps listed parameters and nothing else', () => {
    const plan = planPage('/quote', '?utm_source=x&package=starter-site&package=other&service=');
    expect(plan.query).toEqual({ package: 'starter-site' });
    expect(planPage('/', '?a=1').key).toBe(planPage('/', '').key);
    expect(planPage('/', '?a=1').shareable).toBe(true);
  });

  it('reads payload addresses', () => {
    expect(planPage('/_payload.json', '')).toMatchObject({ kind: 'payload', path: '/' });
    expect(planPage('/quote/_payload.json', '?service=hosting')).toMatchObject({
      kind: 'payload',
      path: '/quote',
      query: { service: 'hosting' },
    });
    expect(planPage('/quote/_payload.json', '').key).not.toBe(planPage('/quote', '').key);
  });

  it('shares neither tokens nor unknown paths nor parameters', () => {
    for (const path of ['/nope', '/client/quotes/view/t', '/client/dashboard', '/verify/x', '/admin']) {
      expect(planPage(path, '').shareable, path).toBe(false);
    }
    expect(planPage('/quote', '?package=x').shareable).toBe(false);
  });

  it.each([
    ['/quote/', '?utm_source=x', '/quote?utm_source=x'],
    ['/services///', '', '/services'],
    ['/nope/', '', '/nope'],
  ])('sends %s%s to %s', (path, search, target) => {
    expect(planPage(path, search).redirectTo).toBe(target);
  });

  it.each([
    ['/services/%77ebsites', '?utm_source=x', '/services/websites?utm_source=x'],
    ['/blog/caf%c3%a9', '', '/blog/caf%C3%A9'],
    ['/services/web-development-%68orsham/', '', '/services/web-development-horsham'],
  ])('knows one spelling of a page and redirects %s to it', (path, search, target) => {
    expect(planPage(path, search).redirectTo).toBe(target);
    expect(planPage(target.split('?')[0] ?? '', '').redirectTo).toBeUndefined();
  });

  it('gives every spelling of a page the same payload', () => {
    expect(planPage('/services/%77ebsites/_payload.json', '')).toEqual(
      planPage('/services/websites/_payload.json', ''),
    );
  });

  it('cuts what is too long to be ours, and redirects nobody from it', () => {
    const plan = planPage(`/services/${'x'.repeat(65_536)}/`, '');
    expect(plan).toMatchObject({ shareable: false, query: {} });
    expect(plan.redirectTo).toBeUndefined();
    expect(plan.path).toHaveLength(300);
  });

  it('leaves secret addresses as they came', () => {
    expect(planPage('/project/track/a%2Eb%2Ec', '').redirectTo).toBeUndefined();
  });

  it.each(['//evil.example/', '///evil.example//', '/\\evil.example/', '/a\r\nX: y/', '/é/', '/'])(
    'redirects nobody from %j',
    (path) => {
      expect(planPage(path, '').redirectTo).toBeUndefined();
    },
  );

  it('drops a query that is not allowed in a header', () => {
    expect(planPage('/quote/', '?a=\r\nSet-Cookie: x').redirectTo).toBe('/quote');
  });

  it.each([
    ['/', 'site', publicPages],
    ['/no/such/page', 'site', publicPages],
    ['/rss.xml', 'site', publicPages],
    ['/services/', 'site', publicPages],
    ['/quote/_payload.json', 'site', publicPages],
    ['/client/dashboard', 'client', 'private'],
    ['/admin/no/such/page/', 'admin', 'private'],
    ['/verify/certificate/_payload.json', 'link', 'private'],
    [`/project/track/${'x'.repeat(65_536)}`, 'link', 'private'],
  ])('puts %.60s in the area %s, and says who may cache it', (path, area, cache) => {
    expect(planPage(path, '')).toMatchObject({ area, cache });
  });
});

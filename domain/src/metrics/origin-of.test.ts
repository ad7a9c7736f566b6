import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attribution } from '../quote/schema.ts';
import { towns } from '../site/towns.ts';
import { landingPages, originOf, sourceNames, townPages } from './origin-of.ts';

type Touch = NonNullable<Attribution['first']>;
const visit = (rest: Partial<Touch>): Attribution => ({
  first: {
    source: '',
    medium: '',
    campaign: '',
    term: '',
    content: '',
    referrer: '',
    landingPage: '/',
    ...rest,
  },
  last: null,
});

describe('where a client came from', () => {
  it.each([
    [{ landingPage: '/' }, '/'],
    [{ landingPage: '/services/websites/' }, '/services/websites'],
    [{ landingPage: '/services/web-development-leeds' }, '/services/web-development-leeds'],
    [{ landingPage: '/blog/what-a-website-costs' }, '/blog'],
    [{ landingPage: '/portfolio/meadowbank' }, '/portfolio'],
    [{ landingPage: '/services/web-development-atlantis' }, null],
    [{ landingPage: '/constructor' }, null],
    [{ landingPage: '' }, null],
  ])('%j began on %s', (touch, page) => {
    expect(originOf(visit(touch)).page).toBe(page);
  });

  it.each([
    [{ referrer: 'https://www.google.co.uk/search?q=web' }, 'google'],
    [{ referrer: 'https://gemini.google.com/app' }, 'assistants'],
    [{ referrer: 'https://mail.google.com/' }, 'email'],
    [{ referrer: 'https://mail.yahoo.com/' }, 'email'],
    [{ referrer: 'https://l.facebook.com/' }, 'facebook'],
    [{ referrer: 'https://notgoogle.com.example/' }, 'site'],
    [{ referrer: 'https://partner.example/' }, 'site'],
    [{ referrer: '' }, 'direct'],
    [{ referrer: 'https://www.google.com/', source: 'Newsletter' }, 'email'],
    [{ source: 'spring-flyer' }, 'campaign'],
  ])('%j was led by %s', (touch, source) => {
    expect(originOf(visit(touch)).source).toBe(source);
  });

  it('isn’t known without consent', () => {
    const unknown = { page: null, source: null };
    expect(originOf(null)).toEqual(unknown);
    expect(originOf({ first: null, last: null, sentFrom: { page: '/contact', referrer: '' } })).toEqual(
      unknown,
    );
  });

  it('is never a word of the visitor’s', () => {
    const any = fc.record({ source: fc.string(), referrer: fc.webUrl(), landingPage: fc.string() });
    fc.assert(
      fc.property(any, (touch) => {
        const { page, source } = originOf(visit(touch));
        if (page !== null) expect(Object.keys(landingPages)).toContain(page);
        if (source !== null) expect(Object.keys(sourceNames)).toContain(source);
      }),
    );
  });
});

it('each town has its page', () => {
  expect(Object.values(townPages)).toEqual(Object.values(towns));
  for (const path of Object.keys(townPages)) expect(landingPages).toHaveProperty([path]);
});

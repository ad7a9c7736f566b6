import { describe, expect, it } from 'vitest';
import { isRouted } from './anchor.tsx';

describe('isRouted', () => {
  it.each([
    '/',
    '/services/hosting',
    '/quote?package=starter',
    '/faq#how-long',
    '/client/quotes/view/a.b_c-d0123456789abcdef',
  ])('leaves %s to the router', (href) => expect(isRouted(href)).toBe(true));

  it.each([
    '//evil.example',
    'https://example.com/',
    'mailto:a@example.com',
    '#main',
    '/rss.xml',
    '/brochure.pdf?v=2',
  ])('takes %s as a plain link', (href) => expect(isRouted(href)).toBe(false));
});

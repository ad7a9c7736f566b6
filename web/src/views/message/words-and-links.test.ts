import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsAndLinks } from './words-and-links.ts';

const linksIn = (body: string) =>
  wordsAndLinks(body).flatMap(({ href }) => (href === undefined ? [] : [href]));

describe('a message in words and links', () => {
  it.each([
    ['See https://a.example/b?c=1#d for it', ['https://a.example/b?c=1#d']],
    ['It is at https://a.example/b.', ['https://a.example/b']],
    ['(https://a.example/b), or http://c.example!', ['https://a.example/b', 'http://c.example/']],
    ['https://a.example/Wiki_(page)', ['https://a.example/Wiki_(page)']],
    ['“https://a.example/b”', ['https://a.example/b']],
    ['HTTPS://A.EXAMPLE/b', ['https://a.example/b']],
    ['line\nhttps://a.example/b\nline', ['https://a.example/b']],
    ['javascript:alert(1) data:text/html,x ftp://a.example a.example mailto:a@b.example', []],
    ['https://downland.example@evil.example/pay', []],
    ['https://downlаnd.example/pay https://0x7f.1 https:///evil.example', []],
    ['https://A.example:443/b', ['https://a.example/b']],
    ['<a href="https://a.example">x</a>', ['https://a.example/']],
    ['https:// and http://', []],
  ])('%s', (body, links) => {
    expect(linksIn(body)).toEqual(links);
  });

  const near = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom('https://', 'javascript:', '@', '(', ')', '.', ' ', '\n', '<', '"', 'http://x'),
  );

  it('loses no character, and opens nothing but web addresses that it shows', () => {
    fc.assert(
      fc.property(fc.array(near, { maxLength: 12 }), (parts) => {
        const body = parts.join('');
        const pieces = wordsAndLinks(body);
        expect(pieces.map(({ text }) => text).join('')).toBe(body);
        for (const { text, href } of pieces) {
          if (href === undefined) continue;
          expect(href).toMatch(/^https?:\/\/[^\s"<>@]+/);
          expect(new URL(text).href).toBe(href);
          expect(text.toLowerCase()).toContain(new URL(href).hostname);
        }
      }),
    );
  });
});

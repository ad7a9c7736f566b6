import { describe, expect, it } from 'vitest';
import { readPage } from './page-facts.ts';
import { addressesOf, pictureFaults } from './pictures.ts';

const sources =
  '<source type="image/avif" srcset="/assets/a-480-0123abcd.avif 480w, /assets/a-720-0123abcd.avif 720w" sizes="92vw">' +
  '<source type="image/webp" srcset="/assets/a-480-0123abcd.webp 480w" sizes="92vw">';
const picture = (image: string, before = sources) => `<picture>${before}${image}</picture>`;
const first = '<img src="/assets/a-480-0123abcd.webp" fetchpriority="high">';
const waits = '<img src="/media/a.webp/960.webp" loading="lazy">';
const faults = (html: string) => pictureFaults(readPage(html)).filter((fault) => fault !== false);

describe('the pictures of a page', () => {
  it('are right where one is first and the others wait', () => {
    expect(faults(picture(first) + picture(waits))).toEqual([]);
    expect(addressesOf(readPage(picture(first)))).toHaveLength(4);
  });

  it.each([
    ['two that do not wait', picture(first) + picture(first)],
    ['one that neither waits nor is first', picture('<img src="/assets/a.webp">')],
    ['one that is first and stands last', picture(waits) + picture(first)],
    ['one of another site', picture('<img src="https://evil.example/a.webp" loading="lazy">')],
    ['a source of another site', picture(waits, sources.replace('/assets/', 'https://evil.example/'))],
    ['one format alone', picture(waits, '')],
    ['widths in disorder', picture(waits, sources.replace('720w', '320w'))],
    ['no sizes', picture(waits, sources.replace(' sizes="92vw"', ''))],
    [
      'a format under another name',
      picture(waits, sources.replace('type="image/webp"', 'type="image/avif"')),
    ],
  ])('have a fault: %s', (_what, html) => {
    expect(faults(html)).not.toEqual([]);
  });
});

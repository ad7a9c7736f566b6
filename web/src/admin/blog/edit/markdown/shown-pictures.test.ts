import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { altAsWritten, gapsIn, nextGap, shownPictures } from './shown-pictures.ts';

const text =
  'Before ![An oven](/media/library/oven-2x1-0123456789ab.jpg/960.avif "Hot") ![](#picture-3) ![Else](https://e.example/x.png)';

describe('the pictures of a text', () => {
  it('are ours alone, each with the place of its alt text', () => {
    const [found, ...others] = shownPictures(text);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ alt: 'An oven', path: 'library/oven-2x1-0123456789ab.jpg' });
    expect(text.slice(found?.from, found?.to)).toBe('An oven');
  });

  it('that wait are numbered, each with the place of its address', () => {
    const [gap] = gapsIn(text);
    expect(gap?.number).toBe(3);
    expect(text.slice(gap?.from, gap?.to)).toBe('#picture-3');
    expect([nextGap(text), nextGap('')]).toEqual([4, 1]);
  });

  it('have any alt text that can be written on a line', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (alt) => {
        const line = alt.replace(/\s*\n\s*/g, ' ');
        expect(shownPictures(`![${altAsWritten(alt)}](/media/a.webp)`)[0]?.alt).toBe(line);
      }),
    );
  });
});

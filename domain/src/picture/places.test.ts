import { describe, expect, it } from 'vitest';
import { pathsReplaced, placeName, withPictureReplaced } from './places.ts';

const from = 'library/oven-40x30-3f9a1c2b4d5e.jpg';
const to = 'library/oven-2-80x60-000000000000.png';

describe('withPictureReplaced', () => {
  it('changes every place that shows the picture, and no other address', () => {
    const text = [
      `![The oven](/media/${from})`,
      `![The oven](https://example.com/media/${from} "Hot")`,
      `<img src="/media/${from}/960.webp">`,
      `![Another](/media/${from}.jpg) ![And](/media/a/${from}) /xmedia/${from}`,
      `See /media/${from}.`,
    ].join('\n');
    expect(withPictureReplaced(text, from, to)).toBe(
      [
        `![The oven](/media/${to})`,
        `![The oven](https://example.com/media/${to} "Hot")`,
        `<img src="/media/${to}/960.webp">`,
        `![Another](/media/${from}.jpg) ![And](/media/a/${from}) /xmedia/${from}`,
        `See /media/${to}.`,
      ].join('\n'),
    );
  });

  it('changes nothing a second time', () => {
    const once = withPictureReplaced(`![x](/media/${from})`, from, to);
    expect(withPictureReplaced(once, from, to)).toBe(once);
  });
});

describe('pathsReplaced', () => {
  it('names each picture once', () => {
    expect(pathsReplaced(['a', from, to], from, to)).toEqual(['a', to]);
  });
});

describe('placeName', () => {
  it.each([
    ['Café front (2).JPG', 'cafe-front-2'],
    ['IMG_0042.jpeg', 'img-0042'],
    ['....', 'picture'],
    ['写真.png', 'picture'],
    [`${'a'.repeat(100)}.png`, 'a'.repeat(60)],
  ])('%s becomes %s', (name, place) => {
    expect(placeName(name)).toBe(place);
  });
});

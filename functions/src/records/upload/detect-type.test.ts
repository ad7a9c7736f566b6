import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { detectStoredType, detectType } from './detect-type.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);

describe('detectType', () => {
  it('goes by the bytes, whatever the name says', async () => {
    expect(await detectType(bytes('%PDF-1.7\n'), 'cat.png')).toBe('application/pdf');
    expect(await detectType(bytes('a,b\n1,2\n'), 'prices.CSV')).toBe('text/csv');
    expect(await detectType(bytes('Colours we like: blue & green'), 'notes')).toBe('text/plain');
    expect(await detectType(bytes('if a < b then'), 'notes.txt')).toBe('text/plain');
  });

  it.each([
    ['SVG', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg'],
    ['HTML after blank lines', bytes('\n\n  <HTML><body>'), 'a.txt'],
    ['HTML after text', bytes('Dear all,\n<img src=x onerror=alert(1)>'), 'a.csv'],
    ['an XML of any kind', bytes('<?xml version="1.0"?><a/>'), 'a.xml'],
    ['a Windows program', bytes('MZ\u0000\u0000'), 'setup.txt'],
    ['bytes that are no text', Uint8Array.from([0xff, 0xfe, 0x80, 0x81]), 'a.txt'],
    ['a gzip', Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), 'a.zip'],
  ])('refuses %s', async (_what, content, name) => {
    await expect(detectType(content, name)).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  it('recognises pictures', async () => {
    expect(await detectType(png, 'x')).toBe('image/png');
  });
});

const wholePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('detectStoredType', () => {
  /** A file in these pieces, and how many of them were read. */
  function stored(pieces: readonly Uint8Array[]) {
    const asked = { pieces: 0, opened: 0 };
    const open = () => {
      asked.opened += 1;
      return Readable.from(
        (function* () {
          for (const piece of pieces) {
            asked.pieces += 1;
            yield piece;
          }
        })(),
        { objectMode: false, highWaterMark: 1024 },
      );
    };
    return { asked, open };
  }
  const block = (fill: string) => bytes(fill.repeat(64 * 1024));

  it('detects the same types as in bytes at hand', async () => {
    expect(await detectStoredType(stored([wholePng]).open, 'x.exe')).toBe('image/png');
    expect(await detectStoredType(stored([bytes('a,b\n')]).open, 'a.csv')).toBe('text/csv');
    await expect(detectStoredType(stored([bytes('<svg xmlns=')]).open, 'a.png')).rejects.toMatchObject({
      code: 'unsupported-type',
    });
  });

  it('reads only the beginning of a large file with a signature', async () => {
    const { asked, open } = stored([bytes('%PDF-1.7\n'), ...Array.from({ length: 200 }, () => block('x'))]);
    expect(await detectStoredType(open, 'a.pdf')).toBe('application/pdf');
    expect(asked.pieces).toBeLessThan(20);
  });

  it('reads a text to its end, even megabytes later', async () => {
    const text = Array.from({ length: 40 }, () => block('a '));
    expect(await detectStoredType(stored(text).open, 'a.txt')).toBe('text/plain');
    const binary = stored([...text, Uint8Array.from([0, 1, 2])]);
    await expect(detectStoredType(binary.open, 'a.txt')).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  it('accepts a character split across two pieces', async () => {
    const euro = bytes('€');
    const { open } = stored([bytes('Price: '), euro.slice(0, 1), euro.slice(1), bytes(' 5')]);
    expect(await detectStoredType(open, 'a.txt')).toBe('text/plain');
    const cut = stored([bytes('Price: '), euro.slice(0, 1)]);
    await expect(detectStoredType(cut.open, 'a.txt')).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  it('passes on a failure while reading', async () => {
    const broken = () =>
      new Readable({
        read() {
          this.destroy(new Error('cut off'));
        },
      });
    await expect(detectStoredType(broken, 'a.txt')).rejects.toThrow('cut off');
  });
});

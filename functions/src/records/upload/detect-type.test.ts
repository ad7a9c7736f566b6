import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { detectStoredType, detectType } from './detect-type.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);

const heic = Buffer.concat([
  Uint8Array.from([0, 0, 0, 0x18]),
  bytes('ftypheic'),
  Uint8Array.from([0, 0, 0, 0]),
  bytes('mif1heic'),
]);
const oldOffice = Buffer.concat([
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(504),
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
    ['HTML in UTF-16', Buffer.from('\ufeff<script>alert(1)</script>', 'utf16le'), 'a.csv'],
    ['HTML in Windows letters', Buffer.from('<title>Caf\u00e9</title>', 'latin1'), 'a.txt'],
    ['a drawing by its tag alone', bytes(' <svg/onload=alert(1)>'), 'a.txt'],
    [
      'a drawing behind a mark, not in UTF-8 further on',
      Buffer.from('\u00ef\u00bb\u00bf<svg/>\u00ff', 'latin1'),
      'a.txt',
    ],
    ['a drawing behind much white space', bytes(`${' '.repeat(5000)}<svg onload="alert(1)">`), 'a.txt'],
    ['an XML of any kind', bytes('<?xml version="1.0"?><a/>'), 'a.xml'],
    ['a Windows program', bytes('MZ\u0000\u0000'), 'setup.txt'],
    ['bytes that are no text', Uint8Array.from([0x80, 0x81, 0x02, 0x03]), 'a.txt'],
    ['half of a pair in UTF-16', Uint8Array.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0xd8, 0x41, 0x00]), 'a.txt'],
    ['a gzip', Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), 'a.zip'],
  ])('refuses %s', async (_what, content, name) => {
    await expect(detectType(content, name)).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  it.each([
    ['a table in Windows-1252', Buffer.from('Caf\u00e9;\u00a312\n', 'latin1').fill(0x80, 5, 6)],
    ['a table in Latin-1', Buffer.from('M\u00fcller;Stra\u00dfe\n', 'latin1')],
    ['a table in UTF-16, as Excel saves it', Buffer.from('\ufeffName\tPreis\nJörg\t5 €\n', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeffName\t£\n', 'utf16le').swap16()],
    ['UTF-16 without its mark', Buffer.from('Name;5\n', 'utf16le')],
    ['UTF-8 with its mark', bytes('\ufeffName;5 €\n')],
    ['addresses in angle brackets', bytes('Jo <jo@example.com>\n')],
    ['an address at the very beginning', bytes('<jo@example.com> wrote')],
    ['a link in angle brackets', bytes('<https://example.com/a>')],
    ['a head of names in angle brackets', bytes('<name>,<email>\nJo,jo@example.com\n')],
    ['a note that begins with a name', bytes('<Joe> said that blue is fine')],
    ['nothing but white space', bytes(' '.repeat(5000))],
    ['a comparison', bytes('a <b')],
    ['a tag further down', bytes('Dear all,\nplease use <h1> for the title')],
  ])('takes %s', async (_what, content) => {
    expect(await detectType(content, 'a.csv')).toBe('text/csv');
    const halves = [content.subarray(0, 3), content.subarray(3)];
    expect(await detectStoredType(() => Readable.from(halves), 'a.csv')).toBe('text/csv');
  });

  it.each([
    ['a photo of an iPhone', heic, 'IMG_1.jpg', 'Save the photo as JPEG and attach that instead'],
    ['an old Word document', oldOffice, 'brief.doc', 'Save it as .docx or PDF and attach that instead'],
    ['an old table', oldOffice, 'prices.XLS', 'Save it as .xlsx, CSV or PDF and attach that instead'],
  ])('says what to send in place of %s', async (_what, content, name, wayOut) => {
    await expect(detectType(content, name)).rejects.toMatchObject({
      code: 'unsupported-type',
      message: `We can’t accept ‘${name}’. ${wayOut}.`,
    });
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
  });

  it('refuses a page whose first pieces are white space alone', async () => {
    const spaces = [bytes(' '.repeat(4096)), bytes('\n'.repeat(4096))];
    const page = stored([...spaces, bytes('<svg onload="alert(1)">')]);
    await expect(detectStoredType(page.open, 'a.txt')).rejects.toMatchObject({ code: 'unsupported-type' });
    expect(await detectStoredType(stored([...spaces, bytes('Dear all')]).open, 'a.txt')).toBe('text/plain');
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

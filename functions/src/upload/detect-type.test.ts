import { describe, expect, it } from 'vitest';
import { detectType } from './detect-type.ts';
import { cleanName } from './multipart.ts';

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

  it('knows pictures', async () => {
    expect(await detectType(png, 'x')).toBe('image/png');
  });
});

describe('cleanName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\kim\\Plan.docx', 'Plan.docx'],
    ['a"\r\nSet-Cookie: x.txt', 'aSet-Cookie x.txt'],
    ['', 'file'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(180)}.pdf`],
  ])('%j becomes %j', (sent, clean) => {
    expect(cleanName(sent)).toBe(clean);
  });
});

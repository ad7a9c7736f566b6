import { expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const codes = [...(mark ? '\ufeff' : ''), ...text].map((letter) => letter.charCodeAt(0));
  const view = new DataView(new ArrayBuffer(codes.length * 2));
  for (const [index, code] of codes.entries()) view.setUint16(index * 2, code, littleEndian);
  return new Uint8Array(view.buffer);
};
const csv = 'Old address,New address\r\nhttps://old.example/a,/contact\r\n"/b,1",/faq\r\n';
const rows = [
  { from: 'https://old.example/a', to: '/contact' },
  { from: '/b,1', to: '/faq' },
];

it.each([
  ['UTF-8', bytes(csv)],
  ['UTF-8 with its mark', bytes(`\ufeff${csv}`)],
  ['UTF-16, as Excel saves Unicode text', utf16(csv, true, true)],
  ['UTF-16 the other way round', utf16(csv, false, true)],
  ['UTF-16 without a mark', utf16(csv, true, false)],
  ['semicolons', bytes('Alt;Neu\nhttps://old.example/a;/contact\n/b,1;/faq')],
  ['tabs', bytes('Old\tNew\nhttps://old.example/a\t/contact\n/b,1\t/faq')],
  ['no heads and empty rows', bytes('https://old.example/a,/contact\n\n,\n"/b,1",/faq\n')],
  ['more columns', bytes('https://old.example/a,/contact,301\n"/b,1",/faq,301\n')],
])('reads %s', (_name, file) => {
  expect(readRows(file)).toEqual({ rows });
});

it('reads the letters of Windows', () => {
  const file = Uint8Array.from([...bytes('/caf'), 0xe9, ...bytes(',/contact')]);
  expect(readRows(file)).toEqual({ rows: [{ from: '/café', to: '/contact' }] });
});

it('takes a row without a new address as one, for the server to refuse', () => {
  expect(readRows(bytes('/a\n/b'))).toEqual({
    rows: [
      { from: '/a', to: '' },
      { from: '/b', to: '' },
    ],
  });
});

it.each([
  ['nothing', new Uint8Array()],
  ['heads alone', bytes('Old,New')],
  ['a spreadsheet', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0x81, 0, 0xff])],
  ['too much', new Uint8Array(2 * 1024 * 1024 + 1).fill(0x61)],
])('says what is wrong with %s', (_name, file) => {
  expect(readRows(file)).toHaveProperty('problem');
});

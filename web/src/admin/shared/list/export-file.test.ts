import { inflateRawSync } from 'node:zlib';
import { readCsv } from '@agency/domain/shared/sheet';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { fileOf, sheetOf } from './export-file.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly pence: number;
  readonly day: string | null;
  readonly at: Date;
}

const now = new Date('2026-11-27T09:00:00Z');
const columns = [
  { header: 'Name', file: (row: Row) => row.name },
  { header: 'Reached', file: { Phone: (row: Row) => row.phone, Seen: (row: Row) => row.at } },
  { header: 'Total', file: (row: Row) => ({ pence: row.pence }) },
  { header: 'Until', file: (row: Row) => row.day && { day: row.day } },
];
const rows = [
  { id: 'a', name: '=1+1', phone: '+44 20 7946 0000', pence: 480_010, day: '2026-12-31', at: now },
  { id: 'b', name: '007', phone: '02079460000', pence: -5, day: null, at: new Date('2026-07-01T08:00:00Z') },
];
const sheet = sheetOf(columns, rows, now);

it('has a row for each record and a column for each thing that is shown', () => {
  expect(sheet.heads).toEqual(['Name', 'Phone', 'Seen', 'Total', 'Until']);
  expect(sheet.rows).toHaveLength(2);
});

it('is named after its contents and the day in London', async () => {
  const { fileName } = await fileOf(sheet, 'client records', 'csv', new Date('2026-06-30T23:30:00Z'));
  expect(fileName).toBe('client-records-2026-07-01.csv');
});

it('is a CSV that reads back unchanged', async () => {
  const { content } = await fileOf(sheet, 'rows', 'csv', now);
  // `text()` would strip the byte order mark.
  const bytes = new Uint8Array(await content.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(readCsv(await content.text())[1]).toEqual([
    '=1+1',
    '+44 20 7946 0000',
    '2026-11-27T09:00:00+00:00',
    '4800.10',
    '2026-12-31',
  ]);
});

it('is an XLSX in which texts stay texts, pounds are numbers and days are days', async () => {
  const { content } = await fileOf(sheet, 'rows', 'xlsx', now);
  const { sheets } = await readXlsx(new Uint8Array(await content.arrayBuffer()));
  const [heads, first, second] = sheets[0]?.rows ?? [];
  expect(heads).toEqual(sheet.heads);
  expect(first).toEqual([
    '=1+1',
    '+44 20 7946 0000',
    '2026-11-27T09:00:00+00:00',
    4800.1,
    new Date('2026-12-31T00:00:00Z'),
  ]);
  expect(second?.slice(0, 4)).toEqual(['007', '02079460000', '2026-07-01T09:00:00+01:00', -0.05]);
});

/** A file of a ZIP archive as text, by the central directory at its end. */
function entryOf(archive: Buffer, wanted: string): string {
  let at = archive.indexOf('PK\u0001\u0002', 'latin1');
  for (; archive.readUInt32LE(at) === 0x02014b50; ) {
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    if (archive.toString('utf8', at + 46, at + 46 + (name ?? 0)) === wanted) {
      const local = archive.readUInt32LE(at + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
      return (archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error(`${wanted} is not in the archive`);
}

it('says so in the sheet itself: texts as strings, pounds and days as numbers, and no formula', async () => {
  const { content } = await fileOf(sheet, 'rows', 'xlsx', now);
  const archive = Buffer.from(await content.arrayBuffer());
  const xml = entryOf(archive, 'xl/worksheets/sheet1.xml');
  const cells = [...xml.matchAll(/<c r="([A-E]2)"(?: t="(\w+)")?[^>]*>(.*?)<\/c>/g)];
  const texts = entryOf(archive, 'xl/sharedStrings.xml');
  expect(cells.map(([, cell, type]) => [cell, type])).toEqual([
    ['A2', 's'],
    ['B2', 's'],
    ['C2', 's'],
    ['D2', undefined],
    ['E2', undefined],
  ]);
  expect(cells.slice(3).map(([, , , value]) => value)).toEqual(['<v>4800.1</v>', '<v>46387</v>']);
  expect(xml).not.toContain('<f');
  expect(texts).toContain('>=1+1<');
});

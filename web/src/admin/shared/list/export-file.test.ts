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

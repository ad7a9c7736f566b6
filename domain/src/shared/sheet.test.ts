import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, type SheetValue, writeCsv } from './sheet.ts';

const lineOf = (...row: SheetValue[]) => writeCsv({ heads: ['Head'], rows: [row] }).split('\r\n')[1];

/** Texts of what breaks CSV, among everything else. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom("'", '"', ',', '\r', '\n', '\t', '=', '+', '-', '@', '＝', ' ', 'a', '\uFEFF'),
  }),
);

describe('CSV', () => {
  it('comes back as it was written, whatever stands in it', () => {
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(anyText, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(table, ([heads = [], ...rows]) => {
        expect(readCsv(writeCsv({ heads, rows }))).toEqual([heads, ...rows]);
      }),
      { numRuns: 500 },
    );
  });

  it('begins with the byte order mark and ends every line with CRLF', () => {
    expect(writeCsv({ heads: ['Number', 'Total'], rows: [['Q-7K3M9P', { pence: 480_000 }]] })).toBe(
      '\uFEFFNumber,Total\r\nQ-7K3M9P,4800.00\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20 7946 0000', "'+44 20 7946 0000"],
    ['-', "'-"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ["'s-Hertogenbosch", "''s-Hertogenbosch"],
    ['Fern, Fell', '"Fern, Fell"'],
    ['the "big" one', '"the ""big"" one"'],
    [' padded', '" padded"'],
    ['007', '007'],
    ['a=b', 'a=b'],
  ])('%j is written as %s', (text, written) => {
    const line = writeCsv({ heads: [text], rows: [] });
    expect(line).toBe(`\uFEFF${written}\r\n`);
  });

  it('writes numbers as numbers and days and times as ISO has them', () => {
    expect(lineOf(-3, { pence: -5 }, { pence: 480_010 }, null)).toBe('-3,-0.05,4800.10,');
    expect(lineOf({ day: '2026-11-27' }, new Date('2026-07-01T08:00:00Z'))).toBe(
      '2026-11-27,2026-07-01T09:00:00+01:00',
    );
  });
});

import { londonIso } from './dates.ts';
import type { CivilDate } from './fields.ts';

/**
 * A cell of an exported table. Text keeps its leading zeros; pence become pounds, and dates and times are written in
 * ISO 8601.
 */
export type SheetValue =
  | string
  | number
  | Date
  | null
  | { readonly pence: number }
  | { readonly day: CivilDate };

/** An exported table: each row as long as the heads. */
export interface Sheet {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly SheetValue[])[];
}

/**
 * What many programs take for the start of a formula, full-width forms included, and our own mark. Text that begins
 * like this gets an apostrophe in front, which `readCsv` removes.
 */
const needsMark = /^[=+\-@\t\r\n＝＋－＠']/;

function cellText(value: SheetValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return needsMark.test(value) ? `'${value}` : value;
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return londonIso(value);
  return 'pence' in value ? (value.pence / 100).toFixed(2) : value.day;
}

const needsQuotes = /[",\r\n]|^\s|\s$/;

function field(value: SheetValue): string {
  const text = cellText(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const byteOrderMark = '\uFEFF';

/** A table as CSV (RFC 4180, CRLF), with the byte order mark by which spreadsheets know UTF-8. */
export function writeCsv({ heads, rows }: Sheet): string {
  return [heads, ...rows].reduce((text, row) => `${text}${row.map(field).join(',')}\r\n`, byteOrderMark);
}

const nextField = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;

/** The rows of a CSV as `writeCsv` makes it, heads first, all as text. */
export function readCsv(csv: string): string[][] {
  const text = csv.startsWith(byteOrderMark) ? csv.slice(1) : csv;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    nextField.lastIndex = at;
    const [whole = '', quoted, plain = ''] = nextField.exec(text) ?? [];
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(/^'/, ''));
    at += whole.length;
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) row.push('');
    } else {
      rows.push(row);
      row = [];
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

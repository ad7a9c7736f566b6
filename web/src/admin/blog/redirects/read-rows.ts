import type { RedirectRow } from '@agency/domain/redirect/schema';
import { encodingsOf } from '@agency/domain/shared/encodings';
import { parseCsv } from 'hucre/csv';

/** Larger files hold something else. */
const mostBytes = 2 * 1024 * 1024;
const longestAddress = 2000;

export type RowsOrProblem = { readonly rows: readonly RedirectRow[] } | { readonly problem: string };

const notCsv = 'This isn’t a CSV file. In your spreadsheet, save the addresses as CSV and choose that file.';

/** Null where it is no text. */
function decoded(bytes: Uint8Array): string | null {
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return /\0/.test(text) ? null : text;
    } catch {
      // Another encoding may fit.
    }
  }
  return null;
}

const isAddress = (cell: string) => /^(?:https?:\/\/|\/)/i.test(cell);

/** The old and new addresses in a CSV, as spreadsheets on Windows and elsewhere save it; empty rows and the heads are left out. */
export function readRows(bytes: Uint8Array): RowsOrProblem {
  if (bytes.length > mostBytes) return { problem: 'This file is larger than 2 MB. Choose a smaller one.' };
  const text = decoded(bytes);
  if (text === null) return { problem: notCsv };
  const cells = parseCsv(text).map((row) => row.map((cell) => String(cell ?? '').trim()));
  const filled = cells.filter((row) => row.some((cell) => cell !== ''));
  const [first = []] = filled;
  const rows = (first.some(isAddress) ? filled : filled.slice(1)).map(([from = '', to = '']) => ({
    from: from.slice(0, longestAddress),
    to: to.slice(0, longestAddress),
  }));
  if (rows.length > 0) return { rows };
  return {
    problem:
      'There are no addresses in this file. Put the old address in the first column and the new one in the second.',
  };
}

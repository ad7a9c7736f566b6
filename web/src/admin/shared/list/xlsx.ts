import { londonIso } from '@agency/domain/shared/dates';
import type { Sheet, SheetValue } from '@agency/domain/shared/sheet';
import { writeXlsx } from 'hucre/xlsx';

type Cell = string | number | Date | null;

/** Text stays text, whatever it looks like; pounds and days are values to calculate with. */
function cellOf(value: SheetValue): Cell {
  if (value instanceof Date) return londonIso(value);
  if (value === null || typeof value !== 'object') return value === '' ? null : value;
  return 'pence' in value ? value.pence / 100 : new Date(`${value.day}T00:00:00Z`);
}

/** The number format of a column of pounds or days. */
function formatOf(values: readonly SheetValue[]): string | undefined {
  const known = values.find(
    (value) => value !== null && typeof value === 'object' && !(value instanceof Date),
  );
  if (!known || typeof known !== 'object') return undefined;
  return 'pence' in known ? '#,##0.00' : 'yyyy-mm-dd';
}

/** A table as the bytes of an XLSX file with one sheet, its header row frozen. */
export async function writeXlsxSheet({ heads, rows }: Sheet, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const columns = heads.map((_, at) => {
    const numFmt = formatOf(rows.map((row) => row[at] ?? null));
    return { autoWidth: true, ...(numFmt ? { numFmt } : {}) };
  });
  const bytes = await writeXlsx({
    sheets: [
      { name, columns, rows: [[...heads], ...rows.map((row) => row.map(cellOf))], freezePane: { rows: 1 } },
    ],
  });
  return new Uint8Array(bytes);
}

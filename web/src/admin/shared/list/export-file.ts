import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { type Sheet, writeCsv } from '@agency/domain/shared/sheet';
import type { SavableFile } from '../../../platform/save-file.ts';
import type { ListColumn } from './declaration.ts';

export type FileFormat = 'xlsx' | 'csv';

/** The columns as they are shown, of these rows. */
export function sheetOf<T>(
  columns: readonly Pick<ListColumn<T, never>, 'header' | 'file' | 'fileOf'>[],
  rows: readonly Stored<T>[],
  now: Date,
): Sheet {
  const cells = columns.flatMap(({ header, file, fileOf: headsOf }) => {
    const shown = headsOf?.(rows) ?? file;
    return typeof shown === 'function' ? [[header, shown] as const] : Object.entries(shown);
  });
  return {
    heads: cells.map(([head]) => head),
    rows: rows.map((row) => cells.map(([, value]) => value(row, now))),
  };
}

/** 'quotes-2026-11-27.xlsx', by the day in London. */
export async function fileOf(
  sheet: Sheet,
  name: string,
  format: FileFormat,
  now: Date,
): Promise<SavableFile> {
  const fileName = `${name.replaceAll(' ', '-')}-${londonDate(now)}.${format}`;
  const content =
    format === 'csv'
      ? new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' })
      : new Blob([await (await import('./xlsx.ts')).writeXlsxSheet(sheet, name)], {
          type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        });
  return { fileName, content };
}

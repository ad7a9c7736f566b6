import { type Band, type Cell, padded, rowBands, rule, textBands } from '../layout/band.ts';
import type { Flow } from '../layout/paginate.ts';
import type { Ruler } from '../layout/ruler.ts';
import type { LineTable, TableColumn, TableLine, TableRow } from '../line-table.ts';
import { colours, sizes, textWidth } from '../theme.ts';
import { figures, styled } from './text.ts';

const space = 8;

/**
 * Lines with their money. The heading row is repeated on each page that the table reaches, a row is whole unless it is
 * longer than a page, and a title stays with the line after it.
 */
export function lineTable(ruler: Ruler, table: LineTable): Flow {
  return {
    head: [headBand(ruler, table)],
    bands: table.rows.flatMap((row) => rowOf(ruler, row, table.columns)),
  };
}

/** The cells of a row: the description has what the columns after it leave. */
function cellsOf(
  columns: readonly TableColumn[],
  description: Cell['texts'],
  others: readonly Cell['texts'][],
): readonly Cell[] {
  const taken = columns.reduce((sum, { width }) => sum + width + space, 0);
  let x = textWidth - taken;
  const cells = columns.map(({ width }, index): Cell => {
    x += space;
    const cell = { x, width, texts: others[index] ?? [] };
    x += width;
    return cell;
  });
  return [{ x: 0, width: textWidth - taken, texts: description }, ...cells];
}

function headBand(ruler: Ruler, { columns }: LineTable): Band {
  const style = { size: sizes.small, colour: colours.slate };
  const cells = cellsOf(
    columns,
    [{ text: 'Description', style: styled(style) }],
    columns.map(({ label }) => [{ text: label, style: figures(style) }]),
  );
  const [band] = padded(rowBands(ruler, cells), {
    top: 0,
    bottom: 7,
    below: (end) => [rule(0, end - 3, textWidth, 1, colours.navy)],
  });
  return { height: 0, marks: [], ...band, after: 'tie' };
}

function rowOf(ruler: Ruler, row: TableRow, columns: readonly TableColumn[]): readonly Band[] {
  if (row.kind === 'line') return lineBands(ruler, row, columns);
  const title = textBands(
    ruler,
    row.title,
    styled({ weight: 600, size: 10.5, colour: colours.navy }),
    textWidth,
  );
  const text =
    row.text === '' ? [] : textBands(ruler, row.text, styled({ size: 9, colour: colours.slate }), textWidth);
  const bands = padded([...title.map((band): Band => ({ ...band, after: 'tie' })), ...text], {
    top: 12,
    bottom: 4,
  });
  return bands.map((band, index) => (index === bands.length - 1 ? { ...band, after: 'tie' } : band));
}

function lineBands(ruler: Ruler, row: TableLine, columns: readonly TableColumn[]): readonly Band[] {
  const ink = row.isMuted ? colours.slate : colours.ink;
  const small = { size: sizes.small, colour: colours.slate };
  const description = [
    { text: row.title, style: styled({ size: 9, colour: ink }) },
    ...(row.more === '' ? [] : [{ text: row.more, style: styled(small) }]),
    ...(row.note === '' ? [] : [{ text: row.note, style: styled({ ...small, weight: 600 }) }]),
  ];
  const others = row.cells.map(({ text, below }) => [
    { text, style: figures({ size: 9, colour: ink }) },
    ...(below === '' ? [] : [{ text: below, style: figures(small) }]),
  ]);
  return padded(rowBands(ruler, cellsOf(columns, description, others)), {
    top: 6,
    bottom: 6.75,
    below: (end) => [rule(0, end - 0.75, textWidth, 0.75, colours.hairline)],
  });
}

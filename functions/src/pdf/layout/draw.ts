import type { Mark } from './band.ts';
import { drawBrandMark } from './brand-mark.ts';
import type { Placed } from './paginate.ts';
import { baselineOf, featuresOf, type Ruler } from './ruler.ts';

/** What draws a page. */
interface Pen {
  readonly document: PDFKit.PDFDocument;
  readonly ruler: Ruler;
  /** That of the text before: named once for all that follows in it. */
  colour: string | null;
}

/** Draws a page's bands from this left edge. */
export function drawPage(
  document: PDFKit.PDFDocument,
  ruler: Ruler,
  placed: readonly Placed[],
  left: number,
): void {
  const pen: Pen = { document, ruler, colour: null };
  let index = 0;
  while (index < placed.length) {
    const first = placed[index];
    if (!first) return;
    const row = first.band.columns ? rowFrom(placed, index) : [first];
    for (const { band, y } of row) for (const mark of band.marks) draw(pen, mark, left, y);
    drawColumns(pen, row, left);
    index += row.length;
  }
}

/** The bands of one row that are on this page. */
function rowFrom(placed: readonly Placed[], start: number): readonly Placed[] {
  const row = placed[start]?.band.row;
  const end = placed.findIndex(({ band }, index) => index > start && band.row !== row);
  return placed.slice(start, end === -1 ? placed.length : end);
}

function drawColumns(pen: Pen, row: readonly Placed[], left: number): void {
  const count = Math.max(...row.map(({ band }) => band.columns?.length ?? 0));
  for (let column = 0; column < count; column += 1) {
    for (const { band, y } of row) {
      for (const mark of band.columns?.[column] ?? []) draw(pen, mark, left, y);
    }
  }
}

function draw(pen: Pen, mark: Mark, left: number, top: number): void {
  const { document } = pen;
  const x = left + mark.x;
  const y = top + mark.y;
  switch (mark.kind) {
    case 'text':
      drawText(pen, mark, x, y);
      return;
    case 'fill':
      document.rect(x, y, mark.width, mark.height).fill(mark.colour);
      pen.colour = mark.colour;
      return;
    case 'link':
      document.link(x, y, mark.width, mark.height, mark.url);
      return;
    case 'brand':
      drawBrandMark(document, x, y, mark.size);
      pen.colour = null;
      return;
  }
}

type TextMark = Extract<Mark, { kind: 'text' }>;

function drawText(pen: Pen, mark: TextMark, x: number, y: number): void {
  const { document, ruler } = pen;
  const { text, style } = mark;
  const runs = ruler.runs(text, style);
  let at = style.align === 'right' ? x - runs.reduce((sum, { width }) => sum + width, 0) : x;
  document.fontSize(style.size);
  if (pen.colour !== style.colour) document.fillColor(style.colour);
  pen.colour = style.colour;
  for (const run of runs) {
    document.font(run.face.name).text(run.text, at, y + baselineOf(style), {
      ...featuresOf(style, run.text),
      lineBreak: false,
      baseline: 'alphabetic',
    });
    at += run.width;
  }
}

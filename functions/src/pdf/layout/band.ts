import type { Ruler } from './ruler.ts';
import { lineHeight, type TextStyle } from './style.ts';

// A document is laid out as bands: strips across the page that are never divided, from the top to the bottom. Their
// heights are known before any of them has a page, so breaking over pages takes one walk through them.

/** What is drawn in a band, at lengths from its left edge (that of the text) and its top. */
export type Mark =
  | {
      readonly kind: 'text';
      /** The left edge, or the right one of a text that is set to the right. */
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly style: TextStyle;
    }
  | (Box & { readonly kind: 'fill'; readonly colour: string })
  | (Box & { readonly kind: 'link'; readonly url: string })
  | (Pick<Box, 'x' | 'y'> & { readonly kind: 'brand'; readonly size: number });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Band {
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Marks of columns beside each other, drawn column by column so that what is copied can be read. */
  readonly columns?: readonly (readonly Mark[])[];
  /** The row that the columns are of. */
  readonly row?: readonly Cell[];
  /**
   * Whether a page may end after it: `break` always, `whole` only where what belongs together is longer than a page,
   * `tie` never.
   */
  readonly after: 'break' | 'whole' | 'tie';
  /** Blank: left out at the top of a page. */
  readonly isGap?: boolean;
}

export function gap(height: number, after: Band['after'] = 'break'): Band {
  return { height, marks: [], after, isGap: true };
}

/** The bands with nothing between them that a page could end at, unless they are longer than one. */
export function whole(bands: readonly Band[], last: Band['after'] = 'break'): readonly Band[] {
  return bands.map((band, index) => {
    if (index === bands.length - 1) return { ...band, after: last };
    return band.after === 'tie' ? band : { ...band, after: 'whole' };
  });
}

/** A text across the page; a page does not end after its first line, nor before its last. */
export function textBands(ruler: Ruler, text: string, style: TextStyle, width: number): readonly Band[] {
  const lines = ruler.lines(text, style, width);
  return lines.map((line, index) => ({
    height: lineHeight(style),
    marks: [textMark(line, style, 0, 0, width)],
    after: index < lines.length - 1 && (index === 0 || index === lines.length - 2) ? 'tie' : 'break',
  }));
}

/** Texts below each other in a column of a row. */
export interface Cell {
  readonly x: number;
  readonly width: number;
  readonly texts: readonly { readonly text: string; readonly style: TextStyle }[];
}

/**
 * Cells beside each other, each from the top: a band has a line of each. Whole on a page, unless it is longer than one;
 * then at least two of its lines begin it.
 */
export function rowBands(ruler: Ruler, cells: readonly Cell[]): readonly Band[] {
  const columns = cells.map(({ x, width, texts }) =>
    texts.flatMap(({ text, style }) =>
      ruler
        .lines(text, style, width)
        .map((line) => ({ height: lineHeight(style), mark: textMark(line, style, x, 0, width) })),
    ),
  );
  const count = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) => {
    const lines = columns.map((column) => column[index]);
    return {
      height: Math.max(...lines.map((line) => line?.height ?? 0)),
      marks: [],
      columns: lines.map((line) => (line ? [line.mark] : [])),
      row: cells,
      after: index === count - 1 ? 'break' : index === 0 ? 'tie' : 'whole',
    };
  });
}

/** Blank space above the first band and below the last, with marks (hairlines) that run through both. */
export function padded(
  bands: readonly Band[],
  {
    top,
    bottom,
    above = [],
    below,
  }: {
    readonly top: number;
    readonly bottom: number;
    readonly above?: readonly Mark[];
    /** Drawn at this height from the top of the last band's end. */
    readonly below?: (end: number) => readonly Mark[];
  },
): readonly Band[] {
  return bands.map((band, index) => {
    const lead = index === 0 ? top : 0;
    const isLast = index === bands.length - 1;
    const height = lead + band.height + (isLast ? bottom : 0);
    const moved = lead === 0 ? band : lowered(band, lead);
    const marks = [...(index === 0 ? above : []), ...moved.marks, ...(isLast ? (below?.(height) ?? []) : [])];
    return { ...moved, height, marks };
  });
}

function lowered(band: Band, by: number): Band {
  const lower = (mark: Mark): Mark => ({ ...mark, y: mark.y + by });
  const columns = band.columns?.map((marks) => marks.map(lower));
  return { ...band, marks: band.marks.map(lower), ...(columns ? { columns } : {}) };
}

/** A line of text in a column from `x`, at this height. */
export function textMark(text: string, style: TextStyle, x: number, y: number, width: number): Mark {
  return { kind: 'text', x: style.align === 'right' ? x + width : x, y, text, style };
}

/** A hairline. */
export function rule(x: number, y: number, width: number, height: number, colour: string): Mark {
  return { kind: 'fill', x, y, width, height, colour };
}

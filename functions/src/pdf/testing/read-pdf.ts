import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text and where its letters are, in points from the page's left and lower edges. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A PDF's text as somebody gets it by selecting everything. */
export interface ReadPdf {
  /** One text a page, in the order in which it is drawn. */
  readonly pages: readonly string[];
  readonly text: string;
  /** The same without any space or line end: for what may break anywhere. */
  readonly solid: string;
  readonly info: Readonly<Record<string, unknown>>;
  /** What extends beyond the edges of its page. */
  readonly outside: readonly Piece[];
  /** What is printed over something else. */
  readonly overprinted: readonly Piece[];
}

/** Reads a PDF with a different library from the one that made it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The library takes ownership of the buffer.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  const outside: Piece[] = [];
  const overprinted: Piece[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces: Piece[] = [];
    let text = '';
    for (const item of items) {
      if (!('str' in item)) continue;
      text += `${item.str}${item.hasEOL ? '\n' : ''}`;
      if (item.str.trim() !== '') pieces.push(pieceOf(item.str, item.transform, item.width));
    }
    // Non-breaking spaces read as spaces.
    pages.push(text.replaceAll('\u00a0', ' '));
    outside.push(
      ...pieces.filter(
        ({ left, right, bottom, top }) => left < 0 || right > width || bottom < 0 || top > height,
      ),
    );
    overprinted.push(
      ...pieces.filter((piece, index) => pieces.some((other, at) => at < index && meet(piece, other))),
    );
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  const text = pages.join('\n');
  return { pages, text, solid: text.replace(/\s/g, ''), info: { ...info }, outside, overprinted };
}

function pieceOf(text: string, transform: readonly unknown[], width: number): Piece {
  const [size, left, baseline] = [Number(transform[3]), Number(transform[4]), Number(transform[5])];
  // What goes from right to left may be drawn from a mark on, which stands a little to the right of where its letter begins;
  // whether the reader then names it first or last depends on what is around it.
  const shift = /^\p{M}|\p{M}$/u.test(text) ? 0.25 * size : 0;
  // What most letters take of their line: lines may be closer than the tallest accent.
  return {
    text,
    left,
    right: left + width - shift,
    bottom: baseline - 0.15 * size,
    top: baseline + 0.7 * size,
  };
}

/** Marks are over and under the letters of their own line. */
function isMarkOn(one: Piece, other: Piece): boolean {
  const isMark = /^[\s\p{M}]+$/u.test(one.text) || /^[\s\p{M}]+$/u.test(other.text);
  return isMark && Math.abs(one.bottom - other.bottom) < (one.top - one.bottom) * 0.8;
}

function meet(one: Piece, other: Piece): boolean {
  const slack = 0.5;
  return (
    !isMarkOn(one, other) &&
    one.left + slack < other.right &&
    other.left + slack < one.right &&
    one.bottom + slack < other.top &&
    other.bottom + slack < one.top
  );
}

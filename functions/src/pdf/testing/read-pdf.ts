import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text and its position, in points from the page's left edge. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
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
}

/** Reads a PDF with a different library from the one that made it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The library takes ownership of the buffer.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  const outside: Piece[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const width = page.getViewport({ scale: 1 }).width;
    const { items } = await page.getTextContent();
    let text = '';
    for (const item of items) {
      if (!('str' in item)) continue;
      text += `${item.str}${item.hasEOL ? '\n' : ''}`;
      const left = Number(item.transform[4]);
      const right = left + item.width;
      if (item.str.trim() !== '' && (left < 0 || right > width))
        outside.push({ text: item.str, left, right });
    }
    // Non-breaking spaces read as spaces.
    pages.push(text.replaceAll('\u00a0', ' '));
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  const text = pages.join('\n');
  return { pages, text, solid: text.replace(/\s/g, ''), info: { ...info }, outside };
}

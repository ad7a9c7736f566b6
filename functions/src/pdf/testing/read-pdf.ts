import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as somebody sees who selects all of its text. */
export interface ReadPdf {
  /** One text a page, its pieces in the order in which they are drawn; spaces as they are typed. */
  readonly pages: readonly string[];
  readonly text: string;
  readonly info: Readonly<Record<string, unknown>>;
}

/** Reads a PDF by another library than the one that made it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes the buffer for itself.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { pages, text: pages.join('\n'), info: { ...info } };
}

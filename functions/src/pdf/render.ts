import PDFDocument from 'pdfkit';
import { fontFaces } from './layout/fonts.ts';
import { type Flow, paginate } from './layout/paginate.ts';
import { newRuler, type Ruler } from './layout/ruler.ts';
import { drawPages, footOf, letterhead, type SheetData } from './parts/sheet.ts';
import { page } from './theme.ts';

/** What a document says about itself, and what is on its pages. */
export interface PrintedDocument {
  readonly sheet: SheetData;
  readonly flows: (ruler: Ruler) => readonly Flow[];
}

/**
 * A document's bytes. The same document gives the same bytes: its creation time comes from its content, and nothing in
 * it is random.
 */
export async function renderPdf({ sheet, flows }: PrintedDocument): Promise<Uint8Array> {
  const document = newDocument(sheet);
  const bytes = collect(document);
  const ruler = newRuler(document);
  const foot = footOf(ruler, sheet);
  const bottom = page.height - page.bottom - foot.height - 18;
  const head = { head: [], bands: [letterhead(ruler, sheet)] };
  drawPages(document, ruler, paginate([head, ...flows(ruler)], { top: page.top, bottom }), foot);
  document.end();
  return bytes;
}

function newDocument({ title, subject, brandName, createdAt }: SheetData): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // None of its own: it would be in every file.
    font: '',
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: title,
      Author: brandName,
      Subject: subject,
      Creator: brandName,
      Producer: brandName,
      CreationDate: createdAt,
    },
  });
  for (const { name, bytes } of fontFaces()) document.registerFont(name, bytes);
  return document;
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

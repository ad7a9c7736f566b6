import type { InvoicePdfData } from './invoice-data.ts';
import { gap } from './layout/band.ts';
import { lineTable } from './parts/line-table-bands.ts';
import { opening } from './parts/opening.ts';
import { heading, paragraphs, styled } from './parts/text.ts';
import { totals } from './parts/totals.ts';
import type { PrintedDocument } from './render.ts';

/** An invoice or a credit note as a PDF document. */
export function printedInvoice(data: InvoicePdfData): PrintedDocument {
  return {
    sheet: data.sheet,
    flows: (ruler) => [
      { head: [], bands: [...opening(ruler, data.opening), gap(12)] },
      lineTable(ruler, data.table),
      {
        head: [],
        bands: [
          ...totals(ruler, data.totals, data.payment),
          ...(data.terms === ''
            ? []
            : [...heading(ruler, 'Terms'), ...paragraphs(ruler, data.terms, styled({ size: 8.5 }))]),
        ],
      },
    ],
  };
}

import type { CertificatePdfData } from './certificate-data.ts';
import { type Band, gap, textBands, whole } from './layout/band.ts';
import type { Ruler } from './layout/ruler.ts';
import { lineTable } from './parts/line-table-bands.ts';
import { factBands, opening } from './parts/opening.ts';
import { heading, styled } from './parts/text.ts';
import { totals } from './parts/totals.ts';
import type { PrintedDocument } from './render.ts';
import { colours, textWidth } from './theme.ts';

/** The record of an acceptance as a PDF document: who, when, what, and how to verify this copy. */
export function printedCertificate(data: CertificatePdfData): PrintedDocument {
  return {
    sheet: data.sheet,
    flows: (ruler) => [
      {
        head: [],
        bands: [
          ...opening(ruler, data.opening),
          gap(4),
          ...textBands(ruler, data.sentence, styled({ size: 10.5 }), textWidth),
          gap(14),
        ],
      },
      lineTable(ruler, data.table),
      { head: [], bands: [...totals(ruler, data.totals), ...whole(proof(ruler, data))] },
    ],
  };
}

function proof(ruler: Ruler, { verifyUrl, proof: facts }: CertificatePdfData): readonly Band[] {
  const said =
    'If even one letter of a quote changes, so does its fingerprint. If the fingerprints at this address match the ones on this page, this copy shows what was accepted:';
  const address = textBands(ruler, verifyUrl, styled({ colour: colours.link }), textWidth);
  return [
    ...heading(ruler, 'How to check this copy'),
    ...textBands(ruler, said, styled(), textWidth),
    gap(2),
    ...address.map((band): Band => {
      const link = {
        kind: 'link',
        x: 0,
        y: 0,
        width: textWidth,
        height: band.height,
        url: verifyUrl,
      } as const;
      return { ...band, marks: [...band.marks, link] };
    }),
    gap(10),
    ...factBands(ruler, facts),
  ];
}

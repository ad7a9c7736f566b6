import { type Band, gap, padded, rowBands, rule, textBands } from './layout/band.ts';
import type { Ruler } from './layout/ruler.ts';
import { lineTable } from './parts/line-table-bands.ts';
import { opening } from './parts/opening.ts';
import { figures, heading, paragraphs, styled } from './parts/text.ts';
import { totals } from './parts/totals.ts';
import type { QuotePdfData, Step } from './quote-data.ts';
import type { PrintedDocument } from './render.ts';
import { colours, sizes, textWidth } from './theme.ts';

/** A quote as a PDF document: what the page shows, in the same order, with the terms in full after the totals. */
export function printedQuote(data: QuotePdfData): PrintedDocument {
  return {
    sheet: data.sheet,
    flows: (ruler) => [
      { head: [], bands: [...opening(ruler, data.opening), ...introduction(ruler, data)] },
      lineTable(ruler, data.table),
      {
        head: [],
        bands: [
          ...totals(ruler, data.totals),
          ...steps(ruler, 'How you pay', data.payments),
          ...steps(ruler, 'Timetable', data.milestones),
          ...terms(ruler, data),
          ...rights(ruler, data),
        ],
      },
    ],
  };
}

function introduction(ruler: Ruler, { introduction: text }: QuotePdfData): readonly Band[] {
  return text === '' ? [] : [gap(6), ...paragraphs(ruler, text, styled()), gap(10)];
}

function steps(ruler: Ruler, title: string, all: readonly Step[]): readonly Band[] {
  return all.length === 0 ? [] : [...heading(ruler, title), ...all.flatMap((step) => stepBands(ruler, step))];
}

function stepBands(ruler: Ruler, { when, title, text, amount }: Step): readonly Band[] {
  const x = 142;
  const amountWidth = amount === '' ? 0 : 92;
  const small = styled({ colour: colours.slate, size: 9 });
  const cells = [
    { x: 0, width: 130, texts: [{ text: when, style: styled({ colour: colours.slate }) }] },
    {
      x,
      width: textWidth - x - amountWidth,
      texts: [
        { text: title, style: styled({ weight: 600 }) },
        ...(text === '' ? [] : [{ text, style: small }]),
      ],
    },
    ...(amount === '' ? [] : [{ x: textWidth - 80, width: 80, texts: [{ text: amount, style: figures() }] }]),
  ];
  return padded(rowBands(ruler, cells), {
    top: 6.75,
    bottom: 6,
    above: [rule(0, 0, textWidth, 0.75, colours.hairline)],
  });
}

function rights(ruler: Ruler, { rights: all }: QuotePdfData): readonly Band[] {
  return all.flatMap(({ title, text }) => [
    ...heading(ruler, title),
    ...paragraphs(ruler, text, styled({ size: 8.5 })),
  ]);
}

function terms(ruler: Ruler, { terms: { version, text } }: QuotePdfData): readonly Band[] {
  const said = `Version ${version}. These are the full terms that go with this quote.`;
  const small = styled({ size: sizes.small, colour: colours.slate });
  return [
    ...heading(ruler, 'Terms'),
    ...textBands(ruler, said, small, textWidth),
    gap(6, 'tie'),
    ...paragraphs(ruler, text, styled({ size: 8.5 })),
  ];
}

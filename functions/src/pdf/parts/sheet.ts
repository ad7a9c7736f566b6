import { type Band, type Mark, rule, textMark } from '../layout/band.ts';
import { drawContours } from '../layout/brand-mark.ts';
import { drawPage } from '../layout/draw.ts';
import type { Placed } from '../layout/paginate.ts';
import type { Ruler } from '../layout/ruler.ts';
import { lineHeight } from '../layout/style.ts';
import { colours, page, sizes, textWidth } from '../theme.ts';
import { styled } from './text.ts';

/** What every document says about itself. */
export interface SheetData {
  /** 'Quote Q-7K3M9P, version 2': in the file's properties and at the foot of each page. */
  readonly reference: string;
  readonly title: string;
  readonly subject: string;
  readonly brandName: string;
  /** Who we are, as UK law asks of business letters: registered name, number, place and office. */
  readonly legal: string;
  /** The creation time, taken from the content: the machine's clock would make every rendering a different file. */
  readonly createdAt: Date;
}

/** Our name, at the top of the first page. */
export function letterhead(ruler: Ruler, { brandName }: SheetData): Band {
  const markSize = 26;
  const style = styled({ family: 'heading', weight: 600, size: 13, colour: colours.navy, leading: 1.2 });
  const x = markSize + 9;
  const lines = ruler.lines(brandName, style, textWidth - x);
  const textHeight = lines.length * lineHeight(style);
  const height = Math.max(markSize, textHeight);
  const marks = lines.map((line, index) =>
    textMark(line, style, x, (height - textHeight) / 2 + index * lineHeight(style), textWidth - x),
  );
  return {
    height: height + 28,
    marks: [{ kind: 'brand', x: 0, y: (height - markSize) / 2, size: markSize }, ...marks],
    after: 'tie',
  };
}

const footStyle = { size: sizes.foot, colour: colours.slate, leading: 1.4 };
const pageNumberWidth = 90;
const footPadding = 8;

/** Who we are, at the foot of each page: measured once for all of them. */
export function footOf(ruler: Ruler, { reference, legal }: SheetData) {
  const bold = styled({ ...footStyle, weight: 600 });
  const plain = styled(footStyle);
  const lines = [
    ...ruler.lines(reference, bold, textWidth - pageNumberWidth - 10).map((text) => ({ text, style: bold })),
    ...ruler.lines(legal, plain, textWidth).map((text) => ({ text, style: plain })),
  ];
  const marks = lines.map(({ text, style }, index) =>
    textMark(text, style, 0, footPadding + index * lineHeight(style), textWidth),
  );
  const height = footPadding + lines.length * lineHeight(plain);
  return { marks: [rule(0, 0, textWidth, 0.75, colours.hairline), ...marks], height };
}

/** All pages: the contours behind the first, the foot and the number on each. */
export function drawPages(
  document: PDFKit.PDFDocument,
  ruler: Ruler,
  pages: readonly (readonly Placed[])[],
  foot: { readonly marks: readonly Mark[]; readonly height: number },
): void {
  pages.forEach((placed, index) => {
    document.addPage();
    document.rect(0, 0, page.width, page.height).fill(colours.background);
    if (index === 0) drawContours(document, page.width - 174, -158, 270);
    const y = page.height - page.bottom - foot.height;
    const number = textMark(
      `Page ${index + 1} of ${pages.length}`,
      styled({ ...footStyle, align: 'right' }),
      textWidth - pageNumberWidth,
      footPadding,
      pageNumberWidth,
    );
    const band: Band = { height: foot.height, marks: [...foot.marks, number], after: 'break' };
    drawPage(document, ruler, [...placed, { band, y }], page.side);
  });
}

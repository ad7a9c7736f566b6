import { colours } from '../theme.ts';

/** The contour lines of our mark, on 64 units: crowded on the scarp, spread on the dip slope. */
const lines = [
  'M4 35C4 19 15 6 31 5c17-1 29 11 29 27 0 17-13 27-30 27C14 59 4 50 4 35Z',
  'M13 31c0-11 8-18 19-19 12-1 21 7 20 18-1 12-10 18-21 18-11 0-18-6-18-17Z',
  'M21 27c0-6 5-10 11-10 7 0 12 4 12 10 0 7-6 10-12 10s-11-4-11-10Z',
] as const;

/** The mark as on the site, the trig point in the accent. */
export function drawBrandMark(document: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  drawContours(document, x, y, size, { colour: colours.navy, width: 3.5 });
  const scale = size / 64;
  document.circle(x + 32 * scale, y + 26 * scale, 4.6 * scale).fill(colours.accent);
}

/** The mark's lines alone, large and quiet. */
export function drawContours(
  document: PDFKit.PDFDocument,
  x: number,
  y: number,
  size: number,
  { colour = colours.contour, width = 0.17 }: { readonly colour?: string; readonly width?: number } = {},
): void {
  document
    .save()
    .translate(x, y)
    .scale(size / 64)
    .lineWidth(width);
  for (const line of lines) document.path(line).stroke(colour);
  document.restore();
}

import type { Band } from './band.ts';

/** Bands that follow each other; `head` is repeated on each page that they reach. */
export interface Flow {
  readonly head: readonly Band[];
  readonly bands: readonly Band[];
}

/** A band and where its top is on its page. */
export interface Placed {
  readonly band: Band;
  readonly y: number;
}

/** The pages of these flows, one after the other, between two heights. */
export function paginate(
  flows: readonly Flow[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): readonly (readonly Placed[])[] {
  let page: Placed[] = [];
  const pages = [page];
  let y = top;
  const put = (band: Band) => {
    if (band.isGap && page.length === 0) return;
    page.push({ band, y });
    y += band.height;
  };
  for (const { head, bands } of flows) {
    let isHeadDue = head.length > 0;
    for (const part of parts(bands, bottom - top - heightOf(head))) {
      const needed = heightOf(part) + (isHeadDue ? heightOf(head) : 0);
      if (y + needed > bottom && page.length > 0) {
        page = [];
        pages.push(page);
        y = top;
        isHeadDue = head.length > 0;
      }
      if (isHeadDue) head.forEach(put);
      isHeadDue = false;
      part.forEach(put);
    }
  }
  return pages;
}

/** What has to be on one page together: whole clusters where they fit on a page at all. */
function parts(bands: readonly Band[], room: number): readonly (readonly Band[])[] {
  return split(bands, ({ after }) => after === 'break').flatMap((cluster) =>
    heightOf(cluster) <= room ? [cluster] : split(cluster, ({ after }) => after !== 'tie'),
  );
}

function split(bands: readonly Band[], endsAfter: (band: Band) => boolean): readonly (readonly Band[])[] {
  const groups: Band[][] = [];
  let isOpen = false;
  for (const band of bands) {
    const last = groups.at(-1);
    if (isOpen && last) last.push(band);
    else groups.push([band]);
    isOpen = !endsAfter(band);
  }
  return groups;
}

function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { height }) => sum + height, 0);
}

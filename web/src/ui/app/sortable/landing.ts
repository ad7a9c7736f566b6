/** A row's position: list and index within it, both from 0. */
export interface ListPlace {
  readonly list: number;
  readonly index: number;
}

/**
 * Where a row dropped into a gap ends up (0: above the first row). Removing it from its list closes its own gap, so
 * positions below it there are one lower. Null where it lands on itself.
 */
export function landing(from: ListPlace, gap: ListPlace): ListPlace | null {
  if (from.list !== gap.list) return gap;
  if (gap.index === from.index || gap.index === from.index + 1) return null;
  return gap.index > from.index ? { list: gap.list, index: gap.index - 1 } : gap;
}

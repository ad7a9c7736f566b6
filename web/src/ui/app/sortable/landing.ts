/** Where a row stands: which list, which place in it, both from 0. */
export interface ListPlace {
  readonly list: number;
  readonly index: number;
}

/**
 * Where a row ends up that is dropped into a gap (0: above the first row). Taking it out of a list closes its own gap, so
 * those below it there count one less. Null where it lands on itself.
 */
export function landing(from: ListPlace, gap: ListPlace): ListPlace | null {
  if (from.list !== gap.list) return gap;
  if (gap.index === from.index || gap.index === from.index + 1) return null;
  return gap.index > from.index ? { list: gap.list, index: gap.index - 1 } : gap;
}

/** The list with one item moved to another index. */
export function moved(ids: readonly string[], from: number, to: number): readonly string[] {
  const [item] = ids.slice(from, from + 1);
  return item === undefined ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Do both name the same things, in whatever order? */
export function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

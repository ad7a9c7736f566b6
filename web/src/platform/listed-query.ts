/** Longer values are not ours. */
export const longestValue = 120;

/** The listed parameters of a query, first value each, in the order of the list; values too long are left out. */
export function listedQuery(names: readonly string[], search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const name of names) {
    const value = given.get(name);
    if (value !== null && value !== '' && value.length <= longestValue) query[name] = value;
  }
  return query;
}

/** The parameters of an address that name the record open over, or in place of, its list: one at a time. */
export const openNames = [
  'quote',
  'invoice',
  'user',
  'person',
  'client',
  'entry',
  'contact',
  'request',
  'picture',
] as const;
export type OpenName = (typeof openNames)[number];

/** The same list with nothing open. */
export function withoutOpen(query: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const name of openNames) result.delete(name);
  return result;
}

/** The same list with this record open. */
export function withOpen(query: URLSearchParams, name: OpenName, id: string): URLSearchParams {
  const result = withoutOpen(query);
  result.set(name, id);
  return result;
}

/** The same list with this quote open, or with none. */
export function withQuote(query: URLSearchParams, quoteId: string | null): URLSearchParams {
  const result = new URLSearchParams(query);
  if (quoteId === null) result.delete('quote');
  else result.set('quote', quoteId);
  return result;
}

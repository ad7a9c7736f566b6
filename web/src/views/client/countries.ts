/** Regions that have a code and are no country: unions, and places that only tests have. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

let known: readonly string[] | undefined;

/** The names of the countries in English as this browser knows them, in order. They are suggestions: people can type another. */
export function countryNames(): readonly string[] {
  known ??= [...new Set(namedRegions())].toSorted((a, b) => a.localeCompare(b, 'en-GB'));
  return known;
}

function namedRegions(): string[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  return codes.flatMap((code) => (others.has(code) ? [] : (names.of(code) ?? [])));
}

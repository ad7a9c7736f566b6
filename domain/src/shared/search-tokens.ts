const maxTokens = 60;
const maxPrefix = 20;

/** Lower case, accents off, split at everything that is neither letter nor digit. */
export function foldWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * What staff can search an entity by: the beginnings of the words of these texts, the shortest first so that every
 * word can be found by its beginning before long prefixes use up the 60 places.
 */
export function makeSearchTokens(texts: readonly (string | null | undefined)[]): string[] {
  const words = [...new Set(texts.flatMap((text) => foldWords(text ?? '')))];
  const tokens = new Set<string>();
  for (const word of words) if (tokens.size < maxTokens) tokens.add(word.slice(0, maxPrefix));
  for (let length = 1; length < maxPrefix; length += 1) {
    for (const word of words) {
      if (tokens.size >= maxTokens) return [...tokens];
      if (word.length > length) tokens.add(word.slice(0, length));
    }
  }
  return [...tokens];
}

/** The token to look for: the longest folded word of what was typed (a query can ask for one). */
export function searchToken(typed: string): string | null {
  const longest = foldWords(typed).toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : longest.slice(0, maxPrefix);
}

const maxTokens = 60;
const maxPrefix = 20;
/** The most words, so that each has itself and its first three prefixes among the 60 tokens. */
const maxWords = 15;
const surePrefix = 3;

/** Letters that Unicode does not decompose into a plain letter and an accent, as people type them without. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

/** The marks that people put for an apostrophe; within a word they are left out: O'Brien, O’Brien and OBrien are one. */
const withinWord = /([\p{L}\p{M}])['’‘ʼ`´＇](?=\p{L})/gu;

/** Lower case, accents off, split at everything that is neither letter nor digit; what an apostrophe joins is one word. */
export function foldWords(text: string): string[] {
  return text
    .replace(withinWord, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħıς]/g, (letter) => plainLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The parts around an apostrophe, for people who type one of them: 'Brien'; single letters are left out. */
function partsOfWords(text: string): string[] {
  const parts = foldWords(text.replace(withinWord, '$1 '));
  return parts.filter((part) => part.length > 1);
}

/**
 * What staff can search an entity by: the words of these texts and their prefixes, the shortest first, so that every
 * word has its first three before longer ones use up the 60 places. Only the first 15 words count.
 */
export function makeSearchTokens(texts: readonly (string | null | undefined)[]): string[] {
  const known = texts.map((text) => text ?? '');
  const all = new Set([...known.flatMap(foldWords), ...known.flatMap(partsOfWords)]);
  const words = [...all].slice(0, maxWords);
  const tokens = new Set(words.map((word) => word.slice(0, maxPrefix)));
  for (let length = 1; length < maxPrefix; length += 1) {
    for (const word of words) {
      if (tokens.size >= maxTokens) return [...tokens];
      if (word.length > length) tokens.add(word.slice(0, length));
    }
  }
  return [...tokens];
}

/**
 * The token to query for: the first letters of the longest word of what was typed (a query can ask for one, and only
 * so many are sure to be stored); of an address the part before its @, since thousands share the domain.
 * `matchesSearch` then checks what is found against everything that was typed.
 */
export function searchToken(typed: string): string | null {
  const own = foldWords(typed.replace(/@\S*/g, ' '));
  const words = own.length > 0 ? own : foldWords(typed);
  const longest = words.reduce((found, word) => (word.length >= found.length ? word : found), '');
  return longest === '' ? null : longest.slice(0, surePrefix);
}

/** Does every word that was typed begin some word of the entity with these tokens? */
export function matchesSearch(tokens: readonly string[], typed: string): boolean {
  return foldWords(typed).every((word) => tokens.some((token) => token.startsWith(word.slice(0, maxPrefix))));
}

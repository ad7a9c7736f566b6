import { plainLetters } from './plain-letters.ts';
import { isBlank } from './plain-text.ts';

const maxTokens = 60;
const maxPrefix = 20;
/** The most words, so that each has itself and its first three prefixes among the 60 tokens. */
const maxWords = 15;
const surePrefix = 3;

/** The marks that people put for an apostrophe; within a word they are left out: O'Brien, O’Brien and OBrien are one. */
const withinWord = /([\p{L}\p{M}])['’‘ʼ`´＇](?=\p{L})/gu;
const word = /[\p{L}\p{N}]+/gu;
const hyphen = /^[\p{Pd}\u2212]$/u;
const digits = /^\p{N}+$/u;
/** What stands between the groups of one number: '(01403) 555 123', '555-123'. */
const withinNumber = /^[ .()\p{Pd}]{1,3}$/u;

/** Lower case, without accents, marks that nobody sees and apostrophes. */
function fold(text: string): string {
  return text
    .replace(withinWord, '$1')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħıς]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text; what a hyphen joins, or the groups of a number, as the parts of one: 'e-commerce', '01403 555 123'. */
function compoundsOf(text: string): string[][] {
  const folded = fold(text);
  const compounds: string[][] = [];
  let end = 0;
  for (const { 0: part, index } of folded.matchAll(word)) {
    const before = compounds.at(-1);
    const between = folded.slice(end, index);
    const isNumber = digits.test(part) && digits.test(before?.at(-1) ?? '') && withinNumber.test(between);
    if (before && (hyphen.test(between) || isNumber)) before.push(part);
    else compounds.push([part]);
    end = index + part.length;
  }
  return compounds;
}

function partsOf(text: string): string[] {
  return compoundsOf(text).flat();
}

/** Compounds as people type them in one: 'ecommerce', '01403555123'. */
function inOneOf(text: string): string[] {
  return compoundsOf(text).flatMap((parts) => (parts.length > 1 ? [parts.join('')] : []));
}

/** The parts around an apostrophe, for people who type one of them: 'Brien'; single letters are left out. */
function aroundApostrophesOf(text: string): string[] {
  return partsOf(text.replace(withinWord, '$1 ')).filter((part) => part.length > 1);
}

/** Does every word that was typed begin one of these, in its parts or in one? Signs alone begin none. */
function beginsAll(typed: string, begins: (beginning: string) => boolean): boolean {
  const asked = compoundsOf(typed);
  return asked.length > 0 && asked.every((parts) => parts.every(begins) || begins(parts.join('')));
}

/** The test for texts in which every word that was typed begins some word; every text passes while nothing is typed. */
export function textSearch(typed: string): (text: string) => boolean {
  if (isBlank(typed)) return () => true;
  return (text) => {
    const words = [...partsOf(text), ...inOneOf(text), ...aroundApostrophesOf(text)];
    return beginsAll(typed, (beginning) => words.some((each) => each.startsWith(beginning)));
  };
}

/** The first letters of these, the shortest first. */
function beginnings(words: readonly string[], from: number, to: number): string[] {
  const lengths = Array.from({ length: to - from + 1 }, (_each, index) => from + index);
  return lengths.flatMap((length) =>
    words.flatMap((each) => (each.length > length ? [each.slice(0, length)] : [])),
  );
}

/**
 * What staff can search an entity by: the words of these texts and their prefixes. Only the first 15 words count, and
 * each has its first three prefixes; what is left of the 60 places goes to compounds in one, and then to longer prefixes.
 */
export function makeSearchTokens(texts: readonly (string | null | undefined)[]): string[] {
  const known = texts.map((text) => text ?? '');
  const all = new Set([...known.flatMap(partsOf), ...known.flatMap(aroundApostrophesOf)]);
  const words = [...all].slice(0, maxWords).map((each) => each.slice(0, maxPrefix));
  const inOne = known.flatMap(inOneOf).map((each) => each.slice(0, maxPrefix));
  const tokens = new Set([...words, ...beginnings(words, 1, surePrefix)]);
  for (const each of inOne) {
    const own = [each, ...beginnings([each], 1, surePrefix)].filter((token) => !tokens.has(token));
    if (tokens.size + own.length <= maxTokens) for (const token of own) tokens.add(token);
  }
  const rest = beginnings([...words, ...inOne], surePrefix + 1, maxPrefix - 1);
  return [...new Set([...tokens, ...rest])].slice(0, maxTokens);
}

/**
 * What to ask a query for, by a word that was typed: its first letters, as many as are sure to be stored. Of a compound
 * those of its first part, which its text has whether it joins the parts ('AlFayed') or not ('Al Fayed'); of a reference
 * those behind its single letter ('Q-7K3M9P'), which every other one has too.
 */
function askedOf([first = '', second = '']: readonly string[]): string {
  const isReference = first.length === 1 && /^\p{L}/u.test(first) && /\p{N}/u.test(second);
  return (isReference ? second : first).slice(0, surePrefix);
}

/**
 * The token to query for (a query can ask for one): of the word of which most letters can be asked for, the longest of
 * several and the last of those; of an address the part before its @, since thousands share the domain. `matchesSearch`
 * then checks what is found against everything that was typed.
 */
export function searchToken(typed: string): string | null {
  const own = compoundsOf(typed.replace(/@\S*/g, ' '));
  const compounds = own.length > 0 ? own : compoundsOf(typed);
  const words = compounds.map((parts) => ({ asked: askedOf(parts), length: parts.join('').length }));
  const [best] = words
    .toReversed()
    .toSorted((one, other) => other.asked.length - one.asked.length || other.length - one.length);
  return best === undefined ? null : best.asked;
}

/** Do all that match it have it? So it is of the first letters of each word; a longer one only where there was room. */
export function isSureToken(token: string): boolean {
  return token.length <= surePrefix;
}

/**
 * For a search that may read little: tokens to query for one after the other. Two words as they were typed, the longest
 * first, which find few documents but not all that match while a word is unfinished; then `searchToken`, which finds all.
 */
export function searchTokenChoices(typed: string): string[] {
  const sure = searchToken(typed);
  if (sure === null) return [];
  const own = compoundsOf(typed.replace(/@\S*/g, ' '));
  // Short parts that are joined can be stored apart, and would pass for a sure token.
  const wholes = own.flatMap((parts) => {
    const whole = parts.join('').slice(0, maxPrefix);
    return whole.length > (parts.length > 1 ? surePrefix : 1) ? [whole] : [];
  });
  const longest = wholes.toSorted((one, other) => other.length - one.length).slice(0, 2);
  return [...new Set([...longest, sure])];
}

/** Does every word that was typed begin some word of the entity with these tokens? */
export function matchesSearch(tokens: readonly string[], typed: string): boolean {
  return beginsAll(typed, (beginning) =>
    tokens.some((token) => token.startsWith(beginning.slice(0, maxPrefix))),
  );
}

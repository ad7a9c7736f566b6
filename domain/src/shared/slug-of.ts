import { plainLetters } from './plain-letters.ts';

const longest = 80;

/** A name for an address, made of a title: 'What a café’s website costs' → 'what-a-cafes-website-costs'; empty where no letter is left. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/£\s*/g, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const next = slug === '' ? word.slice(0, longest) : `${slug}-${word}`;
    if (next.length > longest) break;
    slug = next;
  }
  return slug;
}

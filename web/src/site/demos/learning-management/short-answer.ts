import type { ShortQuestion } from './course.ts';

/** '−18 °C' → -18, '1,000' → 1000. Null unless the text begins with a number and contains no other. */
export function numberIn(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/,(?=\d{3}(?!\d))/g, '');
  const found = text.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const [only] = found;
  if (only === undefined || found.length !== 1 || !/^(?:about |£)?-?\d/i.test(text)) return null;
  return Number(only);
}

/** Case, spaces, hyphens and a full stop make no difference. */
export function plainWords(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function isRightShort({ expects }: ShortQuestion, typed: string): boolean {
  if ('words' in expects) return expects.words.some((words) => plainWords(words) === plainWords(typed));
  const number = numberIn(typed);
  return number !== null && Math.abs(number - expects.number) <= expects.tolerance;
}

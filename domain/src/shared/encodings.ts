/**
 * How a text may be encoded, by its first bytes: with a mark, as Excel writes Unicode, or by the zeros between the letters
 * of a plain alphabet. The others are UTF-8 or have one byte a letter, as Windows writes them.
 */
export function encodingsOf(start: Uint8Array): readonly string[] {
  const [first = 0, second = 0, third = 0] = start;
  if (first === 0xef && second === 0xbb && third === 0xbf) return ['utf-8'];
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  if (start.length > 1 && first === 0) return ['utf-16be'];
  if (start.length > 1 && second === 0) return ['utf-16le'];
  return ['utf-8', 'windows-1252'];
}

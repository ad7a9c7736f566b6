/**
 * The pieces between which the renderer may end a line. An ordinary word stays whole; one that is longer than any word
 * (an address, a name without spaces) may end after every letter. The empty piece between two is a gap of no width, at
 * which a line ends without a hyphen: a hyphen would be read as a part of the address.
 */
export function breakable(word: string, longest: number): string[] {
  if (word.length <= longest) return [word];
  // By code point, so that no letter is cut in half.
  return [...word].flatMap((letter, index) => (index === 0 ? [letter] : ['', letter]));
}

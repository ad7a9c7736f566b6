/** Letters and digits that can't be confused when read aloud or copied by hand. */
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const referenceLength = 6;

/** What a reference begins with: quote (and request), project, contact, package request, a calculation that was mailed. */
export const referencePrefixes = {
  quote: 'Q',
  project: 'P',
  contact: 'C',
  packageRequest: 'R',
  calculation: 'K',
} as const;
export type ReferenceKind = keyof typeof referencePrefixes;

/** Is this text shaped like a reference of that kind ('Q-7K3M9P')? */
export function isReference(kind: ReferenceKind, value: string): boolean {
  return new RegExp(`^${referencePrefixes[kind]}-[${referenceAlphabet}]{${referenceLength}}$`).test(value);
}

/**
 * A random reference such as 'Q-7K3M9P', which is also the document's id: `create()` proves it unique.
 * `randomBytes(n)` gives n random bytes; bytes beyond a whole multiple of the alphabet are thrown away (no bias).
 */
export function makeReference(kind: ReferenceKind, randomBytes: (count: number) => Uint8Array): string {
  const limit = 256 - (256 % referenceAlphabet.length);
  let letters = '';
  while (letters.length < referenceLength) {
    for (const byte of randomBytes(referenceLength)) {
      if (byte < limit && letters.length < referenceLength)
        letters += referenceAlphabet.charAt(byte % referenceAlphabet.length);
    }
  }
  return `${referencePrefixes[kind]}-${letters}`;
}

/** What a template may leave open, and what stands in its place. */
export interface Blanks {
  readonly name: string;
  readonly subject: string;
  readonly reference: string;
  readonly me: string;
}

/** '{name}', '{subject}' … in a sentence about templates. */
export const blankWords =
  'Use {name}, {subject}, {reference} and {me}. We fill them in for each person. Take out anything else about this person.';

/** A template's text for one enquiry; anything else in braces stays as it is. */
export function filled(text: string, blanks: Blanks): string {
  const values = new Map<string, string>(Object.entries(blanks));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}

/**
 * A reply as a template of it begins: what would be filled in for this person stands open again, their first name too.
 * Nobody else is to be called by it, and a template isn't found when somebody's data is erased.
 */
export function blanked(text: string, { name, subject, reference, me }: Blanks): string {
  const [first = ''] = name.split(' ');
  const known: readonly (readonly [string, string])[] = [
    [subject, '{subject}'],
    [reference, '{reference}'],
    [name, '{name}'],
    [first, '{name}'],
    [me, '{me}'],
  ];
  return known.reduce(
    (all, [words, blank]) => (words.length < 2 ? all : blankedOut(all, words, blank)),
    text,
  );
}

function blankedOut(text: string, words: string, blank: string): string {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}{])${literal}(?![\\p{L}\\p{N}}])`, 'giu'), () => blank);
}

/** What was typed, with a template's text after it: nothing that was typed is lost. */
export function withTemplate(typed: string, text: string): string {
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`;
}

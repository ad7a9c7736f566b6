/** What a template may leave open, and what stands in its place. */
export interface Blanks {
  readonly name: string;
  readonly subject: string;
  readonly reference: string;
  readonly me: string;
}

/** '{name}', '{subject}' … in a sentence about templates. */
export const blankWords = 'Use {name}, {subject}, {reference} and {me}. We fill them in for each person.';

/** A template's text for one enquiry; anything else in braces stays as it is. */
export function filled(text: string, blanks: Blanks): string {
  const values = new Map<string, string>(Object.entries(blanks));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}

/** What was typed, with a template's text after it: nothing that was typed is lost. */
export function withTemplate(typed: string, text: string): string {
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`;
}

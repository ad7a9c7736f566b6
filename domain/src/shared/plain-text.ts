// What pastes and input methods carry along unseen is taken out before a text is judged: nobody can see it, so nobody
// could mend it. Joiners and variation selectors stay where they shape what is seen (emoji, Persian, Japanese names).

/** Marks without ink that change nothing but the reading direction or where a line may break. */
const unseen =
  /[\xAD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB\uFFFE\uFFFF\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E001F}\u{E0080}-\u{E00FF}\u{E01F0}-\u{E0FFF}]/gu;
/** Where a text of our own has a line break, others have these. */
const lineEnds = /\r\n|[\r\v\f\x85\u2028\u2029]/g;
const spaces = /[\t\v\f\x85]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters but tabs and line breaks
const controls = /[\x00-\x08\x0E-\x1F\x7F-\x9F]/g;

/** Cleans one line, but leaves line breaks in it, for the schema to refuse. */
export function plainLine(typed: string): string {
  return typed.replace(spaces, ' ').replace(controls, '').replace(unseen, '').trim();
}

/** Nothing that could be seen: an optional field was left out. */
export function isBlank(typed: string): boolean {
  return plainLine(typed) === '';
}

/** Text of several lines, which end in \n. */
export function plainText(typed: string): string {
  return typed.replace(lineEnds, '\n').replace(controls, '').replace(unseen, '').trim();
}

/** What joins or varies letters, and does neither in an address or a number. */
const joiners = /(?:\p{Variation_Selector}|[\u{E0020}-\u{E007F}]|\u034F|\u200C|\u200D)/gu;
const dashes = /[\p{Pd}\u2212]/gu;

const fullWidth = /[\uFF01-\uFF5E]/g;

/** An address or the like: every space a plain one, letters and signs of full width in the usual one. */
export function plainWord(typed: string): string {
  return plainLine(typed)
    .replace(joiners, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim();
}

/** Digits with what stands between them: every dash a hyphen. */
export function plainFigures(typed: string): string {
  return plainWord(typed).replace(dashes, '-');
}

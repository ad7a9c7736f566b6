import { readFileSync } from 'node:fs';
import { Font } from '@react-pdf/renderer';
import { fontFiles } from '../platform/fonts/font-files.ts';
import { fontPath } from '../platform/fonts/font-path.ts';
import { unwrapWoff } from './unwrap-woff.ts';

/** Several fonts make one: each letter is set in the first that has it, so that a name is never lost. */
export const bodyFont = ['Figtree', 'Figtree Extended', 'DejaVu'];
export const headingFont = ['Bricolage', 'Bricolage Extended', 'DejaVu'];

/** What the renderer is told to read: the file itself, or the plain font of a packed one. */
function sourceOf(packageFile: string): string {
  const path = fontPath(packageFile);
  if (!path.endsWith('.woff')) return path;
  return `data:font/ttf;base64,${Buffer.from(unwrapWoff(readFileSync(path))).toString('base64')}`;
}

let areRegistered = false;

/** Makes our fonts known to the renderer, once in a process. */
export async function registerFonts(): Promise<void> {
  if (areRegistered) return;
  for (const { family, weight, file } of fontFiles) {
    Font.register({ family, fontWeight: weight, src: sourceOf(file) });
  }
  // Words break at the end of a line only where `breakable` says so, and never with a hyphen that is not theirs.
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(
    [...bodyFont, ...headingFont].map((fontFamily) => Font.load({ fontFamily, fontWeight: 600 })),
  );
  areRegistered = true;
}

/** A box, for what none of our fonts has: Chinese, say. The renderer would set some other letter in its place. */
const missing = '□';

/** The text with accents composed, so that a letter is one sign of a font, and without what can't be printed. */
export function printable(text: string): string {
  const fonts = bodyFont.map((fontFamily) => Font.getFont({ fontFamily, fontWeight: 600 })?.data);
  return [...text.normalize('NFC')]
    .map((letter) => {
      const isKnown =
        letter === '\n' || fonts.some((font) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      return isKnown ? letter : missing;
    })
    .join('');
}

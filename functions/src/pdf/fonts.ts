import { readFileSync } from 'node:fs';
import { Font } from '@react-pdf/renderer';
import { fontFiles } from '../platform/fonts/font-files.ts';
import { fontPath } from '../platform/fonts/font-path.ts';
import { unwrapWoff } from './unwrap-woff.ts';

/** Several fonts act as one: each letter is set in the first font that has it, so that no name loses a letter. */
export const bodyFont = ['Figtree', 'Figtree Extended', 'DejaVu'];
export const headingFont = ['Bricolage', 'Bricolage Extended', 'DejaVu'];

/** The path for the renderer: the file itself, or the plain font unwrapped from it. */
function sourceOf(packageFile: string): string {
  const path = fontPath(packageFile);
  if (!path.endsWith('.woff')) return path;
  return `data:font/ttf;base64,${Buffer.from(unwrapWoff(readFileSync(path))).toString('base64')}`;
}

let areRegistered = false;

/** Registers our fonts with the renderer, once per process. */
export async function registerFonts(): Promise<void> {
  if (areRegistered) return;
  for (const { family, weight, file } of fontFiles) {
    Font.register({ family, fontWeight: weight, src: sourceOf(file) });
  }
  // Words break at a line's end only where `breakable` says so, and never with an added hyphen.
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(
    [...bodyFont, ...headingFont].map((fontFamily) => Font.load({ fontFamily, fontWeight: 600 })),
  );
  areRegistered = true;
}

/** A box, for what none of our fonts has: Chinese, say. The renderer would set some other letter instead. */
const missing = '□';

/** The text with composed accents, so that a letter is one glyph, and without unprintable characters. */
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

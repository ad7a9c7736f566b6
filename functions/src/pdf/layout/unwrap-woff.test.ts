import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { invariant } from '@agency/domain/shared/invariant';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { fontFiles } from '../../platform/fonts/font-files.ts';
import { unwrapWoff } from './unwrap-woff.ts';

const packages = createRequire(import.meta.url);

/** What the PDF library reads from a font: its metrics and which letters it has. */
function readFont(bytes: Buffer) {
  const font = create(bytes);
  invariant('characterSet' in font, 'the file holds one font');
  return { unitsPerEm: font.unitsPerEm, ascent: font.ascent, letters: font.characterSet };
}

it('returns exactly the font that is in the file', () => {
  const packed = fontFiles.filter(({ file }) => file.endsWith('.woff'));
  expect(packed.length).toBeGreaterThan(0);
  for (const { file } of packed) {
    const path = packages.resolve(file);
    const unwrapped = readFont(Buffer.from(unwrapWoff(readFileSync(path))));
    expect(unwrapped).toEqual(readFont(readFileSync(path)));
    expect(unwrapped.letters.length).toBeGreaterThan(100);
  }
});

it('refuses what is not a WOFF file', () => {
  expect(() => unwrapWoff(new Uint8Array(64))).toThrow('this is a WOFF file');
});

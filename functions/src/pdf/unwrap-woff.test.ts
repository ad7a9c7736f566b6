import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { fontFiles } from '../platform/fonts/font-files.ts';
import { unwrapWoff } from './unwrap-woff.ts';

const packages = createRequire(import.meta.url);

/** What the renderer reads from a font: its metrics and which letters it has. */
async function readFont(family: string, src: string) {
  Font.register({ family, src });
  await Font.load({ fontFamily: family });
  const font = Font.getFont({ fontFamily: family })?.data;
  return { unitsPerEm: font?.unitsPerEm, ascent: font?.ascent, letters: font?.characterSet };
}

it('returns exactly the font that is in the file', async () => {
  const packed = fontFiles.filter(({ file }) => file.endsWith('.woff'));
  expect(packed.length).toBeGreaterThan(0);
  for (const { file } of packed) {
    const path = packages.resolve(file);
    const plain = Buffer.from(unwrapWoff(readFileSync(path)));
    const unwrapped = await readFont(`${file} plain`, `data:font/ttf;base64,${plain.toString('base64')}`);
    expect(unwrapped).toEqual(await readFont(`${file} packed`, path));
    expect(unwrapped.letters?.length).toBeGreaterThan(100);
  }
});

it('refuses what is not a WOFF file', () => {
  expect(() => unwrapWoff(new Uint8Array(64))).toThrow('this is a WOFF file');
});

import { describe, expect, it } from 'vitest';
import { readPages } from './pages.ts';
import { sampleSite } from './sample-site.ts';

// The house style that can be seen by a machine: docs/voice.md.

/** What must not stand in a text, with how it is written instead. */
const slips = {
  'a straight apostrophe for ’': /\p{L}'\p{L}|\p{L}'(?=\s)/gu,
  'straight quotes for ‘’ or “”': /"|(?<!\S)'\S/g,
  'a space before %': /\d[ \u00a0]%/g,
  'per cent for %': /\d[ \u00a0]per cent/g,
  'three dots for …': /\.\.\./g,
  'a hyphen for a dash': /\p{L} - \p{L}/gu,
  'two spaces or none around a sentence': /\p{Ll}[.!?]\p{Lu}\p{Ll}/gu,
};

const pages = await readPages(await sampleSite());

describe('the typography of the public pages', () => {
  it.each(Object.entries(slips))('has nowhere %s', (_name, slip) => {
    const found = pages.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (line.match(slip) ? [`${path}: ${line.trim()}`] : [])),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** First and last character of each stretch. */
type Stretches = readonly (readonly [first: number, last: number])[];

/** The characters of English pages: fetched at once. */
const common: Stretches = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xbd, 0xbd],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];
/** The fonts' other Latin characters: fetched only by a page that uses one, as in somebody's name. */
const rare: Stretches = [
  [0xa1, 0xa2],
  [0xa4, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xbc],
  [0xbe, 0xd6],
  [0xd8, 0xe8],
  [0xea, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2020, 0x2021],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2215, 0x2215],
];

interface Family {
  readonly name: string;
  readonly file: string;
  readonly source: string;
  /** The weights that the style sheets ask for. */
  readonly weights: number | { readonly min: number; readonly max: number };
}

const families: readonly Family[] = [
  {
    name: 'Figtree',
    file: 'figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 650 },
  },
  {
    // Headings have one weight, so that their font is a third of its size.
    name: 'Bricolage',
    file: 'bricolage',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: 650,
  },
];

const parts = { common, rare };
const keepFeatures = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'mark', 'locl'];

function textOf(stretches: Stretches): string {
  return stretches
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n))
    .map((point) => String.fromCodePoint(point))
    .join('');
}

const hex = (point: number) => point.toString(16).toUpperCase();

function rangeOf(stretches: Stretches): string {
  return stretches
    .map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join(', ');
}

function faceOf({ name, file, weights }: Family, part: keyof typeof parts): string {
  const weight = typeof weights === 'number' ? `${weights}` : `${weights.min} ${weights.max}`;
  return `@font-face {
  font-family: "${name}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}-${part}.woff2") format("woff2");
  unicode-range: ${rangeOf(parts[part])};
}
`;
}

async function makeFonts(directory: string, sources: ReadonlyMap<Family, Buffer>): Promise<void> {
  const faces: string[] = [];
  for (const [family, bytes] of sources) {
    for (const part of ['common', 'rare'] as const) {
      const cut = await subsetFont(bytes, textOf(parts[part]), {
        targetFormat: 'woff2',
        variationAxes: { wght: family.weights },
        noHinting: true,
        keepFeatures,
      });
      writeFileSync(join(directory, `${family.file}-${part}.woff2`), cut);
      faces.push(faceOf(family, part));
    }
  }
  writeFileSync(join(directory, 'faces.css'), faces.join(''));
}

/** The folder of the fonts, named by a hash of their inputs; built once on a machine. */
async function fontsIn(cache: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const sources = new Map(families.map((family) => [family, readFileSync(resolve(family.source))]));
  const hash = createHash('sha256').update(JSON.stringify([families, parts, keepFeatures]));
  for (const bytes of sources.values()) hash.update(bytes);
  const directory = join(cache, hash.digest('hex').slice(0, 12));
  if (existsSync(directory)) return directory;
  // Another build may be doing the same: each moves a whole folder into place, and the first one wins.
  const aside = `${directory}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  await makeFonts(aside, sources);
  try {
    renameSync(aside, directory);
  } catch (thrown) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(directory)) throw thrown;
  }
  return directory;
}

/**
 * Gives `#fonts/faces.css` and the files that it names, cut to the characters and weights that the site is set in:
 * 24 kB to the first page instead of 62.
 */
export function fonts(cache: string): Plugin {
  return {
    name: 'fonts',
    async config() {
      return { resolve: { alias: { '#fonts': await fontsIn(cache) } } };
    },
  };
}

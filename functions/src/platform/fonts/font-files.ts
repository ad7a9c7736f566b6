// The fonts of the site, in files that the PDF renderer and the social pictures read; the build copies them, and their
// licences, beside the bundle. The web's subsets come in two files a weight: Latin, and the rest of the Latin letters
// ('Łódź'). What neither has (Greek and Cyrillic names, arrows, signs) is set in DejaVu Sans.

const figtree = '@fontsource/figtree/files/figtree';
const bricolage = '@fontsource/bricolage-grotesque/files/bricolage-grotesque';

export const fontFiles = [
  { family: 'Figtree', weight: 400, file: `${figtree}-latin-400-normal.woff` },
  { family: 'Figtree', weight: 600, file: `${figtree}-latin-600-normal.woff` },
  { family: 'Figtree Extended', weight: 400, file: `${figtree}-latin-ext-400-normal.woff` },
  { family: 'Figtree Extended', weight: 600, file: `${figtree}-latin-ext-600-normal.woff` },
  { family: 'Bricolage', weight: 600, file: `${bricolage}-latin-600-normal.woff` },
  { family: 'Bricolage Extended', weight: 600, file: `${bricolage}-latin-ext-600-normal.woff` },
  { family: 'DejaVu', weight: 400, file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
  { family: 'DejaVu', weight: 600, file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
] as const;

/** Licences that go with the fonts wherever they go, under the name each gets. */
export const fontLicences = {
  'figtree-OFL.txt': '@fontsource/figtree/LICENSE',
  'bricolage-grotesque-OFL.txt': '@fontsource/bricolage-grotesque/LICENSE',
  'dejavu-LICENSE.txt': 'dejavu-fonts-ttf/LICENSE',
} as const;

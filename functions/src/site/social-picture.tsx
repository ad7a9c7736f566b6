import { readFile } from 'node:fs/promises';
import { brandColours, contourColours, darkColours } from '@agency/domain/site/brand-colours';
import type { SocialCard } from '@agency/domain/site/render';
import { fontFiles } from '../platform/fonts/font-files.ts';
import { fontPath } from '../platform/fonts/font-path.ts';

/** The size in pixels that social networks ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;

const colours = {
  night: brandColours.navy950,
  words: brandColours.chalk50,
  quietWords: darkColours.ink2,
  accent: brandColours.accent,
  contour: contourColours.navy950,
} as const;

type Fonts = Parameters<typeof import('satori').default>[1]['fonts'];

let fonts: Promise<Fonts> | undefined;

/** Read once in a process. What one family lacks is taken from the next, so that no letter of a title is lost. */
function loadFonts(): Promise<Fonts> {
  fonts ??= Promise.all(
    fontFiles.map(async ({ family, weight, file }) => ({
      name: family,
      weight,
      style: 'normal' as const,
      data: await readFile(fontPath(file)),
    })),
  );
  return fonts;
}

/** Long titles are set smaller, so that the longest still leaves room below. */
function titleSize(title: string): number {
  if (title.length <= 32) return 88;
  return title.length <= 64 ? 72 : 58;
}

/** No real title is that long; a cut one ends in an ellipsis. */
function cut(title: string): string {
  return title.length > 140 ? `${title.slice(0, 139).trimEnd()}…` : title;
}

function Card({ title, brandName, host }: SocialCard) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        ...pictureSize,
        padding: '72px 80px 64px',
        color: colours.words,
        fontFamily: 'Figtree, "Figtree Extended", DejaVu',
      }}
    >
      <div
        style={{
          display: 'flex',
          maxWidth: 980,
          fontFamily: 'Bricolage, "Bricolage Extended", DejaVu',
          fontWeight: 600,
          fontSize: titleSize(title),
          lineHeight: 1.1,
          letterSpacing: '-0.015em',
        }}
      >
        {cut(title)}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div
          style={{ display: 'flex', width: 72, height: 6, marginBottom: 28, backgroundColor: colours.accent }}
        />
        <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 32 }}>
          <div style={{ display: 'flex', fontWeight: 600 }}>{brandName}</div>
          <div style={{ display: 'flex', color: colours.quietWords }}>{host}</div>
        </div>
      </div>
    </div>
  );
}

/** The picture as SVG: night, the page's own contour lines, and the words as outlines. */
async function drawing(card: SocialCard): Promise<string> {
  const { default: satori } = await import('satori');
  const words = await satori(<Card {...card} />, { ...pictureSize, fonts: await loadFonts() });
  const { width, height } = pictureSize;
  const { lines, indexLines } = card.contour;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.night}"/>` +
    `<g fill="none" stroke="${colours.contour}"><path d="${lines}" stroke-width="1.5"/>` +
    `<path d="${indexLines}" stroke-width="3"/></g>${words}</svg>`
  );
}

/** Drawing takes all of a processor: one at a time, so that the process can serve other requests. */
let queue: Promise<unknown> = Promise.resolve();

/** The picture of a card, as PNG. */
export function drawSocialPicture(card: SocialCard): Promise<Uint8Array> {
  const made = queue.then(async () => {
    const svg = await drawing(card);
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 7 }).toBuffer();
  });
  queue = made.catch(() => {});
  return made;
}

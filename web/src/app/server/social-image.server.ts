import { createHash } from 'node:crypto';
import { brandColours, contourColours, darkColours } from '@agency/domain/site/brand-colours';
import { contourPaths } from '@agency/domain/site/contour/contour-paths';
import { socialFile } from '@agency/domain/site/files';
import type { SocialCard } from '@agency/domain/site/render';

/** Raised when the drawing itself changes (`functions/src/site/social-picture.tsx`). */
const drawing = 1;
/** Pictures are cached for good by address: other colours need another one. */
const colours = [brandColours, darkColours, contourColours].flatMap((group) => Object.values(group)).join('');
/** A little higher than the picture: lines are drawn in whole cells, and should reach its bottom edge. */
const size = { width: 1200, height: 645 } as const;

interface CardFacts {
  readonly origin: string;
  /** The page's path, as it is in its canonical address. */
  readonly path: string;
  readonly title: string;
  readonly brandName: string;
}

/** Where the picture of a page is: `/social/services/websites/0f3a….png`. The last part is a hash of its content. */
export function socialImagePath({ origin, path, title, brandName }: CardFacts): string {
  const facts = JSON.stringify([drawing, colours, origin, path, title, brandName]);
  const hash = createHash('sha256').update(facts).digest('hex').slice(0, 16);
  return socialFile(`${path === '/' ? '' : `${path.slice(1)}/`}${hash}.png`);
}

/** The hillside is that of the page's own hero: seeded by its slug. */
function seedOf(path: string): string {
  return path === '/' ? 'home' : (path.split('/').at(-1) ?? path);
}

export function toSocialCard(facts: CardFacts): SocialCard {
  const { title, brandName, path, origin } = facts;
  const { lines, indexLines } = contourPaths(seedOf(path), { ...size, levels: 13, scale: 2.1 });
  return {
    address: socialImagePath(facts),
    title,
    brandName,
    host: new URL(origin).host,
    contour: { lines, indexLines },
  };
}

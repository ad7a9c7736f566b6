import { type ContourPaths, contourPaths } from '@agency/domain/site/contour/contour-paths';
import { cx } from '../cx.ts';
import styles from './contour.module.css';

export interface ContourProps {
  /** Names the hillside: a slug, a town, a page. */
  readonly seed: string;
  /** `field` fills its positioned parent behind the content; `band` is a low strip for dividers. */
  readonly shape?: 'field' | 'band' | 'tile' | undefined;
  readonly className?: string | undefined;
}

const SHAPES = {
  field: { width: 1200, height: 640, levels: 13, scale: 2.1 },
  band: { width: 1200, height: 120, levels: 7, scale: 3 },
  tile: { width: 400, height: 240, levels: 8, scale: 1.7 },
} as const;

const drawn = new Map<string, ContourPaths>();

/** Drawn once per seed and process; the seeds are the site's own slugs, so the map stays small. */
function draw(seed: string, shape: keyof typeof SHAPES): ContourPaths {
  const id = `${shape}:${seed}`;
  const known = drawn.get(id);
  if (known) return known;
  if (drawn.size > 200) drawn.clear();
  const paths = contourPaths(seed, SHAPES[shape]);
  drawn.set(id, paths);
  return paths;
}

/** The house's signature: quiet map lines. Decoration only, so hidden from assistive technology and print. */
export function Contour({ seed, shape = 'field', className }: ContourProps) {
  const { viewBox, lines, indexLines } = draw(seed, shape);
  return (
    <svg
      className={cx(styles.contour, styles[shape], className)}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} />
      <path className={styles.index} d={indexLines} />
    </svg>
  );
}

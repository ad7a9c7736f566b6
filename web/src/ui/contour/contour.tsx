import { type ContourPaths, contourPaths } from '@agency/domain/site/contour/contour-paths';
import { cx } from '../cx.ts';
import styles from './contour.module.css';

export interface ContourProps {
  /** Names the hillside: a slug, a town, a page. */
  readonly seed: string;
  readonly className?: string | undefined;
}

/** It fills its positioned parent behind the content. */
const field = { width: 1200, height: 640, levels: 13, scale: 2.1 } as const;

const drawn = new Map<string, ContourPaths>();

/** Drawn once per seed and process; the seeds are the site's own slugs, so the map stays small. */
function draw(seed: string): ContourPaths {
  const known = drawn.get(seed);
  if (known) return known;
  if (drawn.size > 200) drawn.clear();
  const paths = contourPaths(seed, field);
  drawn.set(seed, paths);
  return paths;
}

/** The brand's signature: quiet map lines. Decoration only, so hidden from assistive technology and print. */
export function Contour({ seed, className }: ContourProps) {
  const { viewBox, lines, indexLines } = draw(seed);
  return (
    <svg
      className={cx(styles.contour, className)}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={lines} />
      <path className={styles.index} d={indexLines} />
    </svg>
  );
}

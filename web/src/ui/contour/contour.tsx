import { type ContourPaths, contourPaths } from '@agency/domain/site/contour/contour-paths';
import { useState } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';
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

/** What React leaves as the server sent it; the same object at every render. */
const asItCame = { __html: '' };

function Lines({ seed }: { readonly seed: string }) {
  const { lines, indexLines } = draw(seed);
  return (
    <>
      <path d={lines} />
      <path className={styles.index} d={indexLines} />
    </>
  );
}

/**
 * The brand's signature: quiet map lines. Decoration only, so hidden from assistive technology and print. Drawing them
 * is the longest single task of a page that comes to life: a page from the server keeps the lines it came with.
 */
export function Contour({ seed, className }: ContourProps) {
  const isAlive = useHydrated();
  const [drawnByServer] = useState(import.meta.env.SSR || isAlive ? null : seed);
  const box = {
    className: cx(styles.contour, className),
    viewBox: `0 0 ${field.width} ${field.height}`,
    preserveAspectRatio: 'xMidYMid slice',
  };
  if (drawnByServer === seed) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps what the server rendered
    return <svg key="came" {...box} aria-hidden="true" dangerouslySetInnerHTML={asItCame} />;
  }
  return (
    <svg key="drawn" {...box} aria-hidden="true">
      <Lines seed={seed} />
    </svg>
  );
}

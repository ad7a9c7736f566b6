import { ridgeBox, ridgePath } from '@agency/domain/site/contour/ridge-path';
import { cx } from '../cx.ts';
import styles from './ridge.module.css';

interface RidgeProps {
  /** Names the skyline: the seed of the hillside above it. */
  readonly seed: string;
  readonly className?: string | undefined;
}

/** Divides two backgrounds: the skyline of the downs. Takes the text colour; decoration only. */
export function Ridge({ seed, className }: RidgeProps) {
  return (
    <svg
      className={cx(styles.ridge, className)}
      viewBox={`0 0 ${ridgeBox.width} ${ridgeBox.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ridgePath(seed)} />
    </svg>
  );
}

import { BrandLines } from '../../ui/brand.tsx';
import styles from './favicon-source.module.css';

/** The mark on its navy tile, as on icons. */
export function BrandTile({ size }: { readonly size: number }) {
  return (
    <svg
      className={styles.tile}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      strokeWidth={3.5}
      role="img"
      aria-label={`Brand mark on its tile, ${size} pixels`}
    >
      <rect width="64" height="64" rx="12" stroke="none" />
      <g transform="translate(7.7 7.7) scale(.76)" fill="none">
        <BrandLines />
      </g>
    </svg>
  );
}

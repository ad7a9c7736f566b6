import styles from './brand.module.css';
import { cx } from './cx.ts';

export interface BrandMarkProps {
  readonly size?: number | undefined;
  /** Says the name to readers when the mark stands alone. */
  readonly title?: string | undefined;
  /** The mark on its navy tile, as on icons. */
  readonly tile?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A down as a map draws it: lines crowd on the scarp, spread on the dip slope; a trig point on the top. */
export function BrandMark({ size = 32, title, tile, className }: BrandMarkProps) {
  return (
    <svg
      className={cx(styles.mark, tile && styles.onTile, className)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth={3.5}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {tile ? <rect className={styles.tile} width="64" height="64" rx="12" stroke="none" /> : null}
      <g transform={tile ? 'translate(7.7 7.7) scale(.76)' : undefined}>
        <path d="M4 35C4 19 15 6 31 5c17-1 29 11 29 27 0 17-13 27-30 27C14 59 4 50 4 35Z" />
        <path d="M13 31c0-11 8-18 19-19 12-1 21 7 20 18-1 12-10 18-21 18-11 0-18-6-18-17Z" />
        <path d="M21 27c0-6 5-10 11-10 7 0 12 4 12 10 0 7-6 10-12 10s-11-4-11-10Z" />
        <circle className={styles.trig} cx="32" cy="26" r="4.6" stroke="none" />
      </g>
    </svg>
  );
}

/** Mark and name. */
export function Brand({ name, size = 32 }: { readonly name: string; readonly size?: number | undefined }) {
  return (
    <span className={styles.brand}>
      <BrandMark size={size} />
      <span>{name}</span>
    </span>
  );
}

import styles from './brand.module.css';

/** A down as a map draws it, in a square of 64: lines crowd on the scarp, spread on the dip slope; a trig point on the top. */
export function BrandLines() {
  return (
    <>
      <path d="M4 35C4 19 15 6 31 5c17-1 29 11 29 27 0 17-13 27-30 27C14 59 4 50 4 35Z" />
      <path d="M13 31c0-11 8-18 19-19 12-1 21 7 20 18-1 12-10 18-21 18-11 0-18-6-18-17Z" />
      <path d="M21 27c0-6 5-10 11-10 7 0 12 4 12 10 0 7-6 10-12 10s-11-4-11-10Z" />
      <circle className={styles.trig} cx="32" cy="26" r="4.6" stroke="none" />
    </>
  );
}

/** The mark beside text that names it. */
export function BrandMark({ size = 32 }: { readonly size?: number | undefined }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth={3.5}
      aria-hidden
    >
      <BrandLines />
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

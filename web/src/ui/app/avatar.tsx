import styles from './avatar.module.css';

/** First letters of the first and last word of a name; a question mark where there is none. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '?')][0] ?? '?';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}

/** Always beside the name it abbreviates, so it is hidden from screen readers. */
export function Avatar({ name, size = 32 }: { readonly name: string; readonly size?: number }) {
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  );
}

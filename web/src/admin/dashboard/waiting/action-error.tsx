import styles from './waiting.module.css';

/** Why an action of a row failed, below its buttons. */
export function ActionError({ error }: { readonly error: { readonly message: string } | null | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} role="alert">
      {error.message}
    </p>
  );
}

import { useEffect, useState } from 'react';
import styles from './gate-pages.module.css';

/** After this long the page says that something takes its time. */
const patienceMs = 6000;

/** While the session is not known yet. Says nothing at first: it is mostly there at once. */
export function OpeningPage() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), patienceMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className={styles.opening} role="status" data-pending="">
      <p>Opening your page…</p>
      {isSlow ? (
        <p>This takes longer than it should. Check your connection; the page opens by itself.</p>
      ) : null}
    </div>
  );
}

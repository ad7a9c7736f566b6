import { useEffect, useState } from 'react';
import styles from './gate-pages.module.css';

/** After this long the page says that it is taking a while. */
const patienceMs = 6000;

/** While the session is not known yet. Silent at first: usually it is known at once. */
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
        <p>
          This is taking longer than it should. Check your connection. The page will open when it’s ready.
        </p>
      ) : null}
    </div>
  );
}

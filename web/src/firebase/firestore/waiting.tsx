import { type ReactNode, useEffect, useState } from 'react';

/** Offline, a listener waits silently for ever: after this long we say so. */
const patienceMs = 8000;

/** The placeholder while something is being read. */
export function Waiting({ subject, children }: { readonly subject: string; readonly children: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), patienceMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <p className={isSlow ? undefined : 'sr-only'} role="status">
        {isSlow
          ? `Still waiting for ${subject}. Check your connection; it appears here by itself.`
          : `Loading ${subject}`}
      </p>
      {children}
    </div>
  );
}

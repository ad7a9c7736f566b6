import { type ReactNode, useEffect, useState } from 'react';

/** Offline, a listener waits silently for ever: after this long we say so. */
const patienceMs = 8000;

/** Has this waited for longer than one waits for a page? */
function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setTimeout(() => setSlow(true), patienceMs);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

interface StatusLineProps {
  /** What is read, within a sentence: 'the quotes'. */
  readonly subject: string;
  readonly isWaiting: boolean;
  /** What is said while nothing is waited for; of several parts, those that change. */
  readonly children?: ReactNode;
}

/** Says to screen readers what goes on, and to everybody when it takes long. */
export function StatusLine({ subject, isWaiting, children }: StatusLineProps) {
  const isSlow = useIsSlow(isWaiting);
  return (
    <p className={isSlow ? undefined : 'sr-only'} role="status" aria-atomic="false">
      {isSlow
        ? `Still waiting for ${subject}. Check your connection. It will appear here when it’s ready.`
        : isWaiting
          ? `Loading ${subject}`
          : children}
    </p>
  );
}

/** The placeholder while something is being read. */
export function Waiting({ subject, children }: { readonly subject: string; readonly children: ReactNode }) {
  return (
    <div aria-busy="true">
      <StatusLine subject={subject} isWaiting />
      {children}
    </div>
  );
}

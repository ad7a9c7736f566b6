import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { aboutCookies } from './about-cookies.ts';
import styles from './consent-panel.module.css';

interface ConsentPanelProps {
  readonly current: boolean | undefined;
  readonly takesFocus: boolean;
  /** Called with the height it covers at the bottom, so that nothing in focus is hidden under it. */
  readonly onShown: (height: number) => void;
  readonly onChoose: (analytics: boolean) => void;
  readonly onClose: () => void;
}

/** Yes and no look the same and are side by side. It can be closed without an answer once one was given. */
export function ConsentPanel({ current, takesFocus, onShown, onChoose, onClose }: ConsentPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
    onShown(panel.current?.offsetHeight ?? 0);
  }, [takesFocus, onShown]);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && takesFocus) onClose();
      }}
    >
      <h2 id={heading} className={styles.title}>
        May we count your visit?
      </h2>
      <p>
        If you agree, we use Google Analytics to see which pages help and which don’t. It stores cookies in
        your browser. We also note in this tab how your visit began, and send that with a form, to learn which
        adverts work. The site works the same without it. <a href={aboutCookies}>More about cookies</a>
      </p>
      {current === undefined ? null : (
        <p className={styles.current}>
          Your current choice: <strong>{current ? 'accepted' : 'rejected'}</strong>.
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => onChoose(true)}>Accept</Button>
        <Button onClick={() => onChoose(false)}>Reject</Button>
        {takesFocus ? (
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        ) : null}
      </div>
    </div>
  );
}

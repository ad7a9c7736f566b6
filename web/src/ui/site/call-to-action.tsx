import type { ReactNode } from 'react';
import { Contour } from '../contour/contour.tsx';
import { Lead } from '../text.tsx';
import styles from './call-to-action.module.css';

export interface CallToActionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions: ReactNode;
  readonly seed?: string | undefined;
}

/** The last thing on a page: what to do next. On chalk, so that it stands out from the dark footer. */
export function CallToAction({ title, text, actions, seed = 'next' }: CallToActionProps) {
  return (
    <section className={styles.section}>
      <Contour seed={seed} className={styles.contour} />
      <div className={styles.inner}>
        <div>
          <h2>{title}</h2>
          {text ? <Lead className={styles.text}>{text}</Lead> : null}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Contour } from '../contour/contour.tsx';
import { cx } from '../cx.ts';
import { Lead } from '../text.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  /** The hillside behind: the page's slug. */
  readonly seed: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Breadcrumb, date, category. */
  readonly above?: ReactNode;
  /** The next step, then another way. */
  readonly actions?: ReactNode;
  /** Right of the words on a wide screen: facts, a picture, a price. */
  readonly aside?: ReactNode;
  /** `night` for the home page and campaigns, `chalk` for the pages inside. */
  readonly tone?: 'night' | 'chalk' | undefined;
}

/** The top of a page, offset to the left, with the hillside showing on the right. Holds the h1. */
export function Hero({ seed, title, lead, above, actions, aside, tone = 'chalk' }: HeroProps) {
  return (
    <section className={cx(styles.hero, styles[tone])} data-theme={tone === 'night' ? 'dark' : undefined}>
      <Contour seed={seed} className={styles.contour} />
      <div className={cx(styles.inner, aside ? styles.withAside : undefined)}>
        <div className={styles.words}>
          {above ? <div className={styles.above}>{above}</div> : null}
          <h1>{title}</h1>
          {lead ? <Lead className={styles.lead}>{lead}</Lead> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
        {aside ? <div>{aside}</div> : null}
      </div>
    </section>
  );
}

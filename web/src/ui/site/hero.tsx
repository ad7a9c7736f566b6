import type { ReactNode } from 'react';
import { Contour } from '../contour/contour.tsx';
import { Ridge } from '../contour/ridge.tsx';
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
  /** The next step, then an alternative. */
  readonly actions?: ReactNode;
  /** Right of the words on a wide screen: facts, a picture, a price. */
  readonly aside?: ReactNode;
  /** `night` for the home page and campaigns, `chalk` for the pages inside. */
  readonly tone?: 'night' | 'chalk' | undefined;
}

/**
 * The top of a page, offset to the left, with the hillside showing on the right. Holds the h1. The night tone ends in
 * the skyline of the downs, below which the page begins.
 */
export function Hero({ seed, title, lead, above, actions, aside, tone = 'chalk' }: HeroProps) {
  const isNight = tone === 'night';
  return (
    <section className={cx(styles.hero, styles[tone])}>
      <div className={styles.ground} data-theme={isNight ? 'dark' : undefined}>
        <Contour seed={seed} className={styles.contour} />
        <div className={cx(styles.inner, aside ? styles.withAside : undefined)}>
          <div className={styles.words}>
            {above ? <div className={styles.above}>{above}</div> : null}
            <h1>{title}</h1>
            {lead ? <Lead className={styles.lead}>{lead}</Lead> : null}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </div>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
      </div>
      {isNight ? <Ridge seed={seed} className={styles.ridge} /> : null}
    </section>
  );
}

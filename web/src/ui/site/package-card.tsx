import type { ReactNode } from 'react';
import { Badge } from '../badge.tsx';
import { cx } from '../cx.ts';
import { CheckIcon } from '../icons.tsx';
import { Money } from '../text.tsx';
import styles from './package-card.module.css';

export interface PackageCardProps {
  readonly name: string;
  readonly summary?: ReactNode;
  /** Already formatted: '£2,400', '£95 a month'. */
  readonly price: string;
  /** 'from', where the price starts there. */
  readonly pricePrefix?: string | undefined;
  /** '+ VAT at 20% (£2,880 including VAT)'. */
  readonly priceNote?: ReactNode;
  readonly features: readonly string[];
  /** 'Most chosen'. */
  readonly flag?: string | undefined;
  readonly highlighted?: boolean | undefined;
  readonly action: ReactNode;
}

/** What is included, and for what price. The price is the largest thing on the card. */
export function PackageCard(props: PackageCardProps) {
  return (
    <li className={cx(styles.card, props.highlighted && styles.highlighted)}>
      <div className={styles.head}>
        <h3>{props.name}</h3>
        {props.flag ? <Badge>{props.flag}</Badge> : null}
      </div>
      {props.summary ? <p className={styles.summary}>{props.summary}</p> : null}
      <p className={styles.price}>
        {props.pricePrefix ? <span className={styles.prefix}>{`${props.pricePrefix} `}</span> : null}
        <Money amount={props.price} size="large" />
      </p>
      {/* The line is there even without a note, so that the cards of a row align. */}
      <p className={styles.note}>{props.priceNote}</p>
      <ul className={styles.features}>
        {props.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className={styles.action}>{props.action}</div>
    </li>
  );
}

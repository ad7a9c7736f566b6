import type { PriceParts } from '@agency/domain/figures/words';
import { cx } from './cx.ts';
import styles from './price-text.module.css';

interface PriceTextProps {
  readonly price: PriceParts;
  /** 'from', where the price starts there. */
  readonly prefix?: string | undefined;
  readonly size?: 'inherit' | 'large' | undefined;
}

/** A price for the public: the amount, then the VAT on it and what comes to be paid. */
export function PriceText({ price: { amount, vat }, prefix, size = 'inherit' }: PriceTextProps) {
  return (
    <span className={cx(styles.price, size === 'large' && styles.large)}>
      <span className={styles.amount}>{prefix === undefined ? amount : `${prefix} ${amount}`}</span>
      {vat === undefined ? null : <span className={styles.vat}>{` ${vat}`}</span>}
    </span>
  );
}

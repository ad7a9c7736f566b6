import type { PriceParts } from '@agency/domain/figures/price-words';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './text.module.css';

interface TextProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The paragraph under a heading that carries the idea. */
export function Lead({ children, className }: TextProps) {
  return <p className={cx(styles.lead, className)}>{children}</p>;
}

/** Secondary text: dates, hints, captions. */
export function Muted({ children, className }: TextProps) {
  return <span className={cx(styles.muted, className)}>{children}</span>;
}

export interface MoneyProps {
  /** Already formatted: '£1,234.50'. */
  readonly amount: string;
  /** '+ VAT', 'a month'. */
  readonly suffix?: string | undefined;
  readonly size?: 'inherit' | 'large' | undefined;
}

export function Money({ amount, suffix, size = 'inherit' }: MoneyProps) {
  return (
    <span className={cx(styles.money, size === 'large' && styles.moneyLarge)}>
      <span>{amount}</span>
      {suffix ? <span className={styles.suffix}>{`\u00a0${suffix}`}</span> : null}
    </span>
  );
}

interface PriceTextProps {
  readonly price: PriceParts;
  /** 'from', where the price starts there. */
  readonly prefix?: string | undefined;
  readonly size?: 'inherit' | 'large' | undefined;
}

/** A price for the public: the amount, then the VAT on it and what comes to be paid. */
export function PriceText({ price: { amount, vat }, prefix, size = 'inherit' }: PriceTextProps) {
  return (
    <span className={cx(styles.price, size === 'large' && styles.priceLarge)}>
      <span className={styles.priceAmount}>{prefix === undefined ? amount : `${prefix} ${amount}`}</span>
      {vat === undefined ? null : <span className={styles.priceVat}>{` ${vat}`}</span>}
    </span>
  );
}

/** A date for people ('27 November 2026') with its civil or ISO value for machines. */
export function DateText({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <time dateTime={value} className={styles.date}>
      {children}
    </time>
  );
}

export interface KeyValueItem {
  readonly key: string;
  readonly value: ReactNode;
}

/** Facts as a description list; `columns` sets them side by side where there is room. */
export function KeyValue(props: {
  readonly items: readonly KeyValueItem[];
  readonly layout?: 'rows' | 'columns';
}) {
  return (
    <dl className={cx(styles.facts, props.layout === 'columns' ? styles.columns : styles.rows)}>
      {props.items.map(({ key, value }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

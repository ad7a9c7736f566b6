import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDateShort } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Muted } from '../../../ui/text.tsx';
import type { Tone } from '../../../ui/tone.tsx';
import { whenShort } from '../time-words.ts';
import type { ListColumn } from './declaration.ts';
import styles from './list.module.css';

/** A name, with a distinguishing detail below it. */
export function TwoLines({ children, detail }: { readonly children: ReactNode; readonly detail: ReactNode }) {
  return (
    <span className={styles.twoLines}>
      <span>{children}</span>
      {detail ? <Muted>{typeof detail === 'string' ? breakingAddress(detail) : detail}</Muted> : null}
    </span>
  );
}

/** What people wrote: it breaks wherever it must. */
export function Written({ children }: { readonly children: ReactNode }) {
  return <span className={styles.written}>{children}</span>;
}

/** An email address breaks before its domain rather than anywhere. */
export function breakingAddress(text: string): ReactNode {
  const [name = '', domain, ...rest] = text.split('@');
  if (domain === undefined || rest.length > 0) return text;
  return (
    <>
      <span>{name}</span>
      <wbr />
      <span>{`@${domain}`}</span>
    </>
  );
}

/** A column of texts; `missing` replaces empty ones. */
export function textColumn<T>(
  header: string,
  of: (row: Stored<T>) => string,
  missing = '',
): ListColumn<T, never> {
  return { header, cell: (row) => <Written>{breakingAddress(of(row) || missing)}</Written>, file: of };
}

/** A column of states, each in a word and a tone. */
export function stateColumn<T>(
  header: string,
  of: (row: Stored<T>, now: Date) => { readonly label: string; readonly tone: Tone },
): ListColumn<T, never> {
  return {
    header,
    cell: (row, now) => <StatusBadge tone={of(row, now).tone}>{of(row, now).label}</StatusBadge>,
    file: (row, now) => of(row, now).label,
  };
}

/** A column of optional days. */
export function dayColumn<T>(header: string, of: (row: Stored<T>) => CivilDate | null): ListColumn<T, never> {
  return {
    header,
    from: 'desktop',
    onCard: true,
    width: '7rem',
    cell: (row) => {
      const day = of(row);
      return day === null ? null : <span className="num">{formatDateShort(day)}</span>;
    },
    file: (row) => {
      const day = of(row);
      return day === null ? null : { day };
    },
  };
}

/** A column of times, with the orders that its head offers. */
export function timeColumn<T, TOrder extends string>(
  header: string,
  of: (row: Stored<T>) => Date,
  orders: readonly TOrder[],
): ListColumn<T, TOrder> {
  return {
    header,
    from: 'desktop',
    onCard: true,
    align: 'end',
    width: '7.5rem',
    orders,
    cell: (row, now) => <Muted>{whenShort(of(row), now)}</Muted>,
    file: of,
  };
}

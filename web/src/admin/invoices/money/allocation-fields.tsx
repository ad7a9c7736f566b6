import type { Invoice } from '@agency/domain/invoice/schema';
import { formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { StatusBadge } from '../../../ui/badge.tsx';
import { MoneyField } from '../../../ui/fields/number-fields.tsx';
import { Muted } from '../../../ui/text.tsx';
import { nameOf, owedLabel, shortStanding } from '../../shared/invoice-words.ts';
import type { Allocation } from './allocation.ts';
import styles from './money.module.css';

interface Props {
  readonly invoices: readonly Stored<Invoice>[];
  readonly allocation: Allocation;
  /** Null leaves it to the order again. */
  readonly onType: (id: string, amount: number | null) => void;
}

/** The client's open invoices, the oldest due first, with what each gets. */
export function AllocationFields({ invoices, allocation, onType }: Props) {
  if (invoices.length === 0) return <p className={styles.none}>No invoices are waiting for payment.</p>;
  const now = new Date();
  return (
    <fieldset className={styles.allocation}>
      <legend>For these invoices, the oldest first</legend>
      <ul>
        {invoices.map((invoice) => {
          const row = allocation.rows.find(({ id }) => id === invoice.id);
          const { label, tone } = shortStanding(invoice, now);
          if (!row) return null;
          return (
            <li key={invoice.id} className={styles.row}>
              <span className={styles.words}>
                <strong className="num">{nameOf(invoice)}</strong>
                <Muted>{invoice.title}</Muted>
              </span>
              <span className={styles.state}>
                <StatusBadge tone={tone}>{label}</StatusBadge>
              </span>
              <span className={styles.owed}>
                <Muted>{owedLabel(invoice)}</Muted> <span className="num">{formatMoney(row.owed)}</span>
              </span>
              <MoneyField
                name={`part-${invoice.id}`}
                label={`Amount for ${nameOf(invoice)}`}
                labelHidden
                value={row.amount}
                onValueChange={(value) => onType(invoice.id, value)}
                error={row.amount > row.owed ? `At most ${formatMoney(row.owed)}` : null}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

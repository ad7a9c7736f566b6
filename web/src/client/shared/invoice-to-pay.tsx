import { owedOf } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { standingForClient } from '@agency/domain/invoice/words';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { StatusBadge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './needed.module.css';

interface InvoiceToPayProps {
  readonly invoice: Stored<Invoice>;
  readonly today: CivilDate;
  /** There is one primary button on a screen. */
  readonly isFirst: boolean;
  /** Somebody who belongs to several companies reads whose it is. */
  readonly namesCompany: boolean;
}

/** An invoice that waits for its payment. */
export function InvoiceToPay({ invoice, today, isFirst, namesCompany }: InvoiceToPayProps) {
  const { id, title, number, parties } = invoice;
  const { tone, words } = standingForClient(invoice, today);
  const company = namesCompany && parties ? ` · For ${parties.buyer.name}` : '';
  return (
    <li className={cx(styles.item, styles.withButton)}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.amount}>{formatMoney(owedOf(invoice))}</p>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        <p className={styles.quiet}>{`Invoice ${number}${company}`}</p>
      </div>
      <ButtonLink
        href={paths.client.invoices({ invoice: id })}
        variant={isFirst ? 'primary' : 'secondary'}
        about={`invoice ${number}`}
      >
        See how to pay
      </ButtonLink>
    </li>
  );
}

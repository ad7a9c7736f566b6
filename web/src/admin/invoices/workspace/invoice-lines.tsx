import type { Invoice } from '@agency/domain/invoice/schema';
import { lineSum, totalsRows } from '@agency/domain/quote/words';
import { formatMoney } from '@agency/domain/shared/format';
import { treatmentOf, treatmentWords } from '@agency/domain/vat/treatment';
import { Muted } from '../../../ui/text.tsx';
import styles from './workspace.module.css';

/** The lines and totals as they were issued. */
export function InvoiceLines({ invoice }: { readonly invoice: Invoice }) {
  const { lines, totals, vatRegistered, deductions = [] } = invoice;
  const { rows, total } = totalsRows(totals, vatRegistered);
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued invoice never move
          <li key={`${index}${line.description}`} className={styles.line}>
            <span className={styles.words}>
              <span className={styles.written}>{line.description}</span>
              <Muted>
                {[lineSum(line, line.quantity), vatRegistered ? treatmentWords(treatmentOf(line)) : '']
                  .filter(Boolean)
                  .join(', ')}
              </Muted>
            </span>
            <span className="num">{formatMoney(line.net)}</span>
          </li>
        ))}
        {deductions.map((deduction) => (
          <li key={deduction.invoiceId} className={styles.line}>
            <span className={styles.words}>
              <span>{`Paid in advance, ${deduction.invoiceNumber}`}</span>
              <Muted>{`${formatMoney(deduction.total)}${vatRegistered ? ' with VAT' : ''}`}</Muted>
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
    </>
  );
}

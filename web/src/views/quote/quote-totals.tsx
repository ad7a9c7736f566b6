import type { QuoteTotals, Totals } from '@agency/domain/quote/totals';
import { totalsRows } from '@agency/domain/quote/words';
import styles from './quote-totals.module.css';

interface TotalsProps {
  readonly totals: QuoteTotals;
  readonly vatRegistered: boolean;
}

/** The totals, one-off and monthly, each block adding up from top to bottom. */
export function QuoteTotalsView({ totals, vatRegistered }: TotalsProps) {
  const { oneOff, monthly } = totals;
  const hasMonthly = monthly.subtotal > 0;
  return (
    <section className={styles.totals} aria-labelledby="quote-totals">
      <h2 id="quote-totals">Total cost</h2>
      <div className={styles.blocks}>
        {oneOff.subtotal > 0 || !hasMonthly ? (
          <Block
            title={hasMonthly ? 'One-off' : null}
            totals={oneOff}
            suffix=""
            vatRegistered={vatRegistered}
          />
        ) : null}
        {hasMonthly ? (
          <Block title="Every month" totals={monthly} suffix=" a month" vatRegistered={vatRegistered} />
        ) : null}
      </div>
    </section>
  );
}

interface BlockProps {
  readonly title: string | null;
  readonly totals: Totals;
  readonly suffix: string;
  readonly vatRegistered: boolean;
}

function Block({ title, totals, suffix, vatRegistered }: BlockProps) {
  const { rows, total } = totalsRows(totals, vatRegistered);
  return (
    <div className={styles.block}>
      {title ? <h3 className={styles.title}>{title}</h3> : null}
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>
            <span>{total.value}</span>
            {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
          </dd>
        </div>
      </dl>
    </div>
  );
}

import { totalsRows } from '@agency/domain/quote/words';
import styles from './editor.module.css';
import type { LiveTotals } from './live-totals.ts';

/** What the draft comes to as it stands. */
export function TotalsCard({ live }: { readonly live: LiveTotals }) {
  const { rows, total } = totalsRows(live.totals, live.registered);
  return (
    <section className={styles.totals} aria-label="Totals">
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.totalsRow}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      {live.uncounted > 0 ? (
        <p className={styles.uncounted}>
          {live.uncounted === 1
            ? 'One line isn’t included. Check its figures.'
            : `${live.uncounted} lines aren’t included. Check their figures.`}
        </p>
      ) : null}
    </section>
  );
}

import type { Totals } from '@agency/domain/quote/totals';
import { hasVat } from '@agency/domain/quote/words';
import { formatMoney, formatPercent } from '@agency/domain/shared/format';
import { treatmentWords } from '@agency/domain/vat/treatment';
import { useLiveTotals } from './totals-context.tsx';
import styles from './totals-panel.module.css';

/** The totals of the form's current values, before any choice by the client. */
export function TotalsPanel() {
  const { totals, uncounted, vatRegistered } = useLiveTotals();
  return (
    <section className={styles.panel} aria-label="Totals">
      <TotalsBlock title="One-off" totals={totals.oneOff} vatRegistered={vatRegistered} />
      {totals.monthly.subtotal > 0 ? (
        <TotalsBlock title="Each month" totals={totals.monthly} vatRegistered={vatRegistered} />
      ) : null}
      {uncounted > 0 ? (
        <p className={styles.uncounted}>
          {uncounted === 1
            ? 'One line isn’t included. Check its figures.'
            : `${uncounted} lines aren’t included. Check their figures.`}
        </p>
      ) : null}
    </section>
  );
}

interface BlockProps {
  readonly title: string;
  readonly totals: Totals;
  readonly vatRegistered: boolean;
}

export function TotalsBlock({ title, totals, vatRegistered }: BlockProps) {
  const { subtotal, discount, net, vatByRate, outsideScope, total } = totals;
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.rows}>
        {discount > 0 ? (
          <>
            <Row name="Subtotal" amount={formatMoney(subtotal)} />
            <Row name="Discount" amount={formatMoney(-discount)} />
          </>
        ) : null}
        {vatRegistered ? (
          <>
            <Row name="Net" amount={formatMoney(net)} />
            {outsideScope === undefined ? null : (
              <Row name={treatmentWords('outsideScope')} amount={formatMoney(outsideScope)} />
            )}
            {vatByRate.map(({ rate, vat }) => (
              <Row key={rate} name={`VAT ${formatPercent(rate)}`} amount={formatMoney(vat)} />
            ))}
          </>
        ) : null}
        <Row
          name={hasVat(totals, vatRegistered) ? 'Total with VAT' : 'Total'}
          amount={formatMoney(total)}
          isTotal
        />
      </dl>
    </div>
  );
}

function Row({ name, amount, isTotal }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : styles.row}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** The same in one line, for the bar at the foot of small screens. */
export function TotalsLine() {
  const { totals } = useLiveTotals();
  return (
    <p className={styles.line}>
      <span>{formatMoney(totals.oneOff.total)}</span>
      {totals.monthly.total > 0 ? <small>{`+ ${formatMoney(totals.monthly.total)} a month`}</small> : null}
    </p>
  );
}

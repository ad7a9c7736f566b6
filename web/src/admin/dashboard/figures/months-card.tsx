import { accountingYears, highestOf, lastMonths, type Period } from '@agency/domain/metrics/shown';
import type { MetricsSummary } from '@agency/domain/metrics/summary';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatMoney, formatMonth } from '@agency/domain/shared/format';
import { Card } from '../../../ui/app/card.tsx';
import { type DataColumn, DataTable } from '../../../ui/app/data-table.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from './figures.module.css';

interface Props {
  readonly months: MetricsSummary['months'];
  readonly today: CivilDate;
}

interface Row {
  readonly name: string;
  readonly period: Period;
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'period', header: 'Period', cell: ({ name }) => name },
  { id: 'net', header: 'Revenue ex VAT', align: 'end', cell: ({ period }) => formatMoney(period.net) },
  { id: 'received', header: 'Received', align: 'end', cell: ({ period }) => formatMoney(period.received) },
  { id: 'sent', header: 'Quotes first sent', align: 'end', cell: ({ period }) => period.quotes.sent },
  {
    id: 'accepted',
    header: 'Of these, accepted',
    align: 'end',
    cell: ({ period }) => period.quotes.accepted,
  },
];

/** Revenue and money received by month, drawn and as a table, with the accounting years. */
export function MonthsCard({ months, today }: Props) {
  const shown = lastMonths(months, today, 12);
  const { current, previous } = accountingYears(months, today);
  const rows: Row[] = [
    ...shown.toReversed().map((period) => ({ name: formatMonth(period.from), period })),
    { name: `This accounting year, from ${formatMonth(current.from)}`, period: current },
    { name: `Accounting year to ${formatMonth(previous.to)}`, period: previous },
  ];
  return (
    <Card title="Revenue and money received" className={styles.wide}>
      <Chart months={shown} />
      <details className={styles.details}>
        <summary>Show as a table</summary>
        <DataTable
          caption="Revenue and money received by month and accounting year"
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </details>
      <p className={styles.muted}>
        Revenue is what you invoiced by tax point, less credit notes. Received is the money that came in, VAT
        included, less refunds.
      </p>
    </Card>
  );
}

/** Two bars a month over a common scale. A month below nought has no bar; its figure stands in the table. */
function Chart({ months }: { readonly months: readonly Period[] }) {
  const most = highestOf(months);
  const share = (amount: number) => `${most === 0 ? 0 : Math.max(0, (amount * 100) / most)}%`;
  return (
    <div className={styles.chart} aria-hidden="true">
      <p className={styles.legend}>
        <span className={cx(styles.key, styles.net)}>Revenue ex VAT</span>
        <span className={cx(styles.key, styles.received)}>Received</span>
        <span className={styles.scale}>{`Highest ${formatMoney(most)}`}</span>
      </p>
      <ol className={styles.bars}>
        {months.map(({ from, net, received }) => (
          <li
            key={from}
            title={`${formatMonth(from)}: ${formatMoney(net)}, received ${formatMoney(received)}`}
          >
            <span className={styles.pair}>
              <span className={cx(styles.bar, styles.net)} style={{ blockSize: share(net) }} />
              <span className={cx(styles.bar, styles.received)} style={{ blockSize: share(received) }} />
            </span>
            <span className={styles.month}>{formatMonth(from).slice(0, 3)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

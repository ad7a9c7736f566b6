import { accountingYears, lastMonths, type Period, periodOf } from '@agency/domain/metrics/shown';
import type { MetricsSummary } from '@agency/domain/metrics/summary';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatMoney } from '@agency/domain/shared/format';
import { useState } from 'react';
import { Card } from '../../../ui/app/card.tsx';
import { type DataColumn, DataTable } from '../../../ui/app/data-table.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './figures.module.css';
import { type OriginRow, pageRows, sourceRows, townRows } from './origins.ts';

interface Props {
  readonly months: MetricsSummary['months'];
  readonly today: CivilDate;
}

const groups = [
  { value: 'pages', label: 'Landing page', rowsOf: pageRows },
  { value: 'towns', label: 'Town page', rowsOf: townRows },
  { value: 'sources', label: 'Source', rowsOf: sourceRows },
] as const;

const periods = [
  { value: 'year', label: 'This accounting year' },
  { value: 'before', label: 'Last accounting year' },
  { value: 'months', label: 'Last 12 months' },
] as const;

/** Where revenue came from: the page that the client's first visit began on, and what led there. */
export function OriginsCard({ months, today }: Props) {
  const [period, setPeriod] = useState('year');
  const [by, setBy] = useState('pages');
  const { label, rowsOf } = groups.find(({ value }) => value === by) ?? groups[0];
  const rows = rowsOf(chosenPeriod(period, months, today));
  const columns: readonly DataColumn<OriginRow>[] = [
    { id: 'name', header: label, cell: ({ name }) => name },
    { id: 'net', header: 'Revenue ex VAT', align: 'end', cell: ({ net }) => formatMoney(net) },
  ];
  return (
    <Card title="Where revenue came from" flush>
      <div className={styles.choices}>
        <SelectField
          name="originBy"
          label="By"
          value={by}
          onChange={({ target }) => setBy(target.value)}
          options={groups}
        />
        <SelectField
          name="originPeriod"
          label="Period"
          value={period}
          onChange={({ target }) => setPeriod(target.value)}
          options={periods}
        />
      </div>
      {rows.length === 0 ? (
        <p className={styles.note}>No revenue in this period.</p>
      ) : (
        <DataTable
          caption="Where revenue came from"
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
      <p className={styles.note}>
        We only know this for visitors who agreed to analytics and asked for their quote on the website.
      </p>
    </Card>
  );
}

function chosenPeriod(name: string, months: Props['months'], today: CivilDate): Period {
  const years = accountingYears(months, today);
  if (name === 'before') return years.previous;
  if (name !== 'months') return years.current;
  const [first] = lastMonths(months, today, 12);
  return periodOf(months, `${first?.from}-01`, today);
}

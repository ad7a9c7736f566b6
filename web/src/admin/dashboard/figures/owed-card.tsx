import { type Age, ages, owedByAge } from '@agency/domain/metrics/shown';
import type { MetricsSummary } from '@agency/domain/metrics/summary';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatMoney } from '@agency/domain/shared/format';
import { Card } from '../../../ui/app/card.tsx';
import { type DataColumn, DataTable } from '../../../ui/app/data-table.tsx';

interface Row {
  readonly name: string;
  readonly count: number;
  readonly balance: number;
}

const names: Readonly<Record<Age, string>> = {
  notDue: 'Not due yet',
  upTo30: '1 to 30 days overdue',
  upTo60: '31 to 60 days overdue',
  upTo90: '61 to 90 days overdue',
  over90: 'More than 90 days overdue',
};

const columns: readonly DataColumn<Row>[] = [
  { id: 'age', header: 'Age', cell: ({ name }) => name },
  { id: 'count', header: 'Invoices', align: 'end', cell: ({ count }) => count },
  { id: 'balance', header: 'To pay', align: 'end', cell: ({ balance }) => formatMoney(balance) },
];

interface Props {
  readonly owed: MetricsSummary['owed'];
  readonly today: CivilDate;
}

/** What clients owe, by how long it has been due. */
export function OwedCard({ owed, today }: Props) {
  const byAge = owedByAge(owed, today);
  const rows: Row[] = ages.map((age) => ({ name: names[age], ...byAge[age] }));
  const sum = (of: 'count' | 'balance') => rows.reduce((total, row) => total + row[of], 0);
  return (
    <Card title="Owed by age" flush>
      <DataTable
        caption="What is owed, by age"
        columns={columns}
        rows={[...rows, { name: 'Total', count: sum('count'), balance: sum('balance') }]}
        rowKey={({ name }) => name}
      />
    </Card>
  );
}

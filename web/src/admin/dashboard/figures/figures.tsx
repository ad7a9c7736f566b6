import { winRateOf } from '@agency/domain/metrics/month';
import {
  type Age,
  accountingYears,
  ages,
  lastMonths,
  owedByAge,
  pipelineOf,
} from '@agency/domain/metrics/shown';
import type { MetricsSummary } from '@agency/domain/metrics/summary';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatMoney, formatPercent } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { ReactNode } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { Card } from '../../../ui/app/card.tsx';
import { useMetrics } from '../queries.ts';
import styles from './figures.module.css';
import { MonthsCard } from './months-card.tsx';
import { OriginsCard } from './origins-card.tsx';
import { OwedCard } from './owed-card.tsx';

/** How the business stands, from the one document that functions keep. */
export function Figures({ today }: { readonly today: CivilDate }) {
  const metrics = useMetrics();
  if (metrics === null) {
    return (
      <Card title="Money">
        <p className={styles.muted}>
          The figures appear with the first quote you send or the first invoice you issue.
        </p>
      </Card>
    );
  }
  return (
    <div className={styles.figures}>
      <Tiles metrics={metrics} today={today} />
      <MonthsCard months={metrics.months} today={today} />
      <OriginsCard months={metrics.months} today={today} />
      <OwedCard owed={metrics.owed} today={today} />
    </div>
  );
}

interface Tile {
  readonly name: string;
  readonly value: string;
  readonly detail: ReactNode;
}

function Tiles({ metrics, today }: { readonly metrics: MetricsSummary; readonly today: CivilDate }) {
  return (
    <dl className={styles.tiles}>
      {tilesOf(metrics, today).map(({ name, value, detail }) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.muted}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

function tilesOf(metrics: MetricsSummary, today: CivilDate): Tile[] {
  const [month] = lastMonths(metrics.months, today, 1);
  const { current } = accountingYears(metrics.months, today);
  return [
    {
      name: 'Revenue this month',
      value: formatMoney(month?.net ?? 0),
      detail: `ex VAT, ${formatMoney(current.net)} this accounting year`,
    },
    {
      name: 'Received this month',
      value: formatMoney(month?.received ?? 0),
      detail: `${formatMoney(current.received)} this accounting year`,
    },
    owedTile(metrics, today),
    pipelineTile(metrics, today),
    {
      name: 'Monthly billing',
      value: formatMoney(metrics.recurring.net),
      detail: `ex VAT a month, ${metrics.recurring.count} active`,
    },
    wonTile(current.quotes),
  ];
}

function owedTile(metrics: MetricsSummary, today: CivilDate): Tile {
  const owed = owedByAge(metrics.owed, today);
  const sumOf = (some: readonly Age[]) => some.reduce((sum, age) => sum + owed[age].balance, 0);
  const overdue = sumOf(ages.filter((age) => age !== 'notDue'));
  return {
    name: 'Owed to us',
    value: formatMoney(sumOf(ages)),
    detail:
      overdue > 0 ? (
        <Anchor
          href={adminPaths.invoices({ list: 'overdue' })}
        >{`${formatMoney(overdue)} of it overdue`}</Anchor>
      ) : (
        'Nothing overdue'
      ),
  };
}

function pipelineTile({ offered }: MetricsSummary, today: CivilDate): Tile {
  const { count, oneOff, monthly } = pipelineOf(offered, today);
  const everyMonth = monthly > 0 ? ` and ${formatMoney(monthly)} a month` : '';
  return {
    name: 'Offered',
    value: formatMoney(oneOff),
    detail: (
      <span>
        <span>{`ex VAT${everyMonth}, in `}</span>
        <Anchor href={adminPaths.quotes({ list: 'waiting' })}>
          {count === 1 ? '1 quote' : `${count} quotes`}
        </Anchor>
      </span>
    ),
  };
}

function wonTile(quotes: Parameters<typeof winRateOf>[0]): Tile {
  const rate = winRateOf(quotes);
  const decided = quotes.accepted + quotes.declined + quotes.expired;
  return {
    name: 'Quotes won',
    value: rate === null ? '–' : formatPercent(Math.round(rate / 100) * 100),
    detail:
      rate === null
        ? 'No decisions yet on quotes first sent this accounting year'
        : `${quotes.accepted} of ${decided} decided, from quotes first sent this accounting year`,
  };
}

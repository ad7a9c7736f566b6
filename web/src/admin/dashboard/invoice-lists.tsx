import { owedOf } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { daysBetween, londonDate } from '@agency/domain/shared/dates';
import { formatDateShort, formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../ui/anchor.tsx';
import { Card } from '../../ui/app/card.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { clientNameOf, nameOf } from '../shared/invoice-words.ts';
import styles from './dashboard.module.css';
import { dashboardLimits, useOverdue, useReported, useWaitingStages } from './queries.ts';

type Row = Stored<Invoice>;

/** What about invoices needs somebody today; each absent while there is nothing. */
export function InvoiceCards({ now }: { readonly now: Date }) {
  const today = londonDate(now);
  const reported = useReported(today);
  const overdue = useOverdue(today);
  const stages = useWaitingStages(today);
  if (reported.length + overdue.length + stages.length === 0) return null;
  return (
    <div className={styles.invoices}>
      <InvoiceCard
        title="Has the payment arrived?"
        invoices={reported}
        all={null}
        sum={(invoice) => formatMoney(owedOf(invoice))}
        side={({ paymentReported }) =>
          paymentReported ? `Client says it was paid on ${formatDateShort(paymentReported.paidOn)}` : ''
        }
      />
      <InvoiceCard
        title="Overdue invoices"
        invoices={overdue}
        all={overdue.length === dashboardLimits.overdue ? adminPaths.invoices({ list: 'overdue' }) : null}
        sum={(invoice) => formatMoney(owedOf(invoice))}
        side={({ dueOn, disputed }) =>
          `${dueOn ? daysWords(daysBetween(dueOn, today)) : ''}${disputed ? ', disputed' : ''}`
        }
      />
      <InvoiceCard
        title="Stages to invoice"
        invoices={stages}
        all={stages.length === dashboardLimits.stages ? adminPaths.invoices({ list: 'draft' }) : null}
        sum={({ totals }) => formatMoney(totals.total)}
        side={({ dueSince }) => (dueSince ? `Ready since ${formatDateShort(dueSince)}` : '')}
      />
    </div>
  );
}

function daysWords(days: number): string {
  return days === 1 ? '1 day overdue' : `${days} days overdue`;
}

interface CardProps {
  readonly title: string;
  readonly invoices: readonly Listed<Invoice>[];
  /** The list that holds the rest, where this one is full. */
  readonly all: string | null;
  readonly sum: (invoice: Row) => string;
  readonly side: (invoice: Row) => string;
}

function InvoiceCard({ title, invoices, all, sum, side }: CardProps) {
  if (invoices.length === 0) return null;
  return (
    <Card title={title} flush actions={all ? <Anchor href={all}>Show all</Anchor> : null}>
      <ul className={styles.rows}>
        {invoices.map((invoice) =>
          isUnreadable(invoice) ? (
            <li key={invoice.id} className={styles.unreadable}>
              <UnreadableNote path={invoice.unreadable.path} />
            </li>
          ) : (
            <li key={invoice.id}>
              <Anchor href={adminPaths.invoice(invoice)} className={styles.row}>
                <span className={styles.words}>
                  <strong>{clientNameOf(invoice)}</strong>
                  <span className={styles.detail}>
                    <span className="num">{nameOf(invoice)}</span>
                    <span>{` ${invoice.title}, ${sum(invoice)}`}</span>
                  </span>
                </span>
                <span className={styles.aside}>{side(invoice)}</span>
              </Anchor>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

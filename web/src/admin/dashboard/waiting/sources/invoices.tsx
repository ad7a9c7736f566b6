import { owedOf } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { londonDate, startOfLondonDay } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { formatDateShort, formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { type ReactNode, useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { clientNameOf, nameOf } from '../../../shared/invoice-words.ts';
import { dashboardLimits, useDueSoon, useOverdue, useReported, useWaitingStages } from '../../queries.ts';
import { itemsFrom } from '../from-records.ts';
import { InvoiceDialog, type Opened } from '../invoice-dialog.tsx';
import type { Item, Kind } from '../item.ts';
import { moreWhere, type Report, useReport } from '../reported.tsx';
import { dueWords } from '../words.ts';

const neverAsked = '9999-12-31';
const overduePath = adminPaths.invoices({ list: 'overdue' });

interface Props {
  readonly now: Date;
}
type Row = Stored<Invoice>;
type Open = (opened: Opened) => void;

/** Those that stand among the reported payments, where one asks whether the money has come. */
const isAsked = (invoice: Listed<Invoice>, today: CivilDate) =>
  !isUnreadable(invoice) && (invoice.paymentReported?.askOn ?? neverAsked) <= today;

/** Invoices past their due date. */
export function Overdue({ now }: Props) {
  const today = londonDate(now);
  const invoices = useOverdue(today);
  const shown = useMemo(() => invoices.filter((each) => !isAsked(each, today)), [invoices, today]);
  return (
    <Source
      kind="overdue"
      invoices={shown}
      now={now}
      more={moreWhere(invoices, dashboardLimits.overdue, 'Overdue invoices', overduePath)}
      by={({ dueOn }) => dueOn ?? today}
      detail={(invoice) => owedDetail(invoice, invoice.disputed ? ', disputed' : '')}
      when={({ dueOn }) => (dueOn ? dueWords(dueOn, today) : '')}
      actions={(invoice, open) => (
        <>
          {invoice.disputed && (
            <ButtonLink size="small" href={adminPaths.invoice(invoice)} about={`for ${nameOf(invoice)}`}>
              Open dispute
            </ButtonLink>
          )}
          <Received invoice={invoice} open={open} />
        </>
      )}
    />
  );
}

/** Invoices that fall due in the next days. */
export function DueSoon({ now }: Props) {
  const today = londonDate(now);
  const invoices = useDueSoon(today);
  const shown = useMemo(() => invoices.filter((each) => !isAsked(each, today)), [invoices, today]);
  return (
    <Source
      kind="due"
      invoices={shown}
      now={now}
      more={moreWhere(invoices, dashboardLimits.due, 'Invoices due', adminPaths.invoices({ list: 'due' }))}
      by={({ dueOn }) => dueOn ?? today}
      detail={(invoice) => owedDetail(invoice, '')}
      when={({ dueOn }) => (dueOn ? dueWords(dueOn, today) : '')}
      actions={(invoice, open) => <Received invoice={invoice} open={open} />}
    />
  );
}

/** Payments that a client reported and that should have come by now. */
export function ReportedPayments({ now }: Props) {
  const today = londonDate(now);
  const invoices = useReported(today);
  return (
    <Source
      kind="reported"
      invoices={invoices}
      now={now}
      more={moreWhere(invoices, dashboardLimits.reported, 'Payments to check', overduePath)}
      by={({ paymentReported }) => paymentReported?.askOn ?? today}
      detail={(invoice) => owedDetail(invoice, '')}
      when={({ paymentReported }) =>
        paymentReported ? `Said to be paid on ${formatDateShort(paymentReported.paidOn)}` : ''
      }
      actions={(invoice, open) => (
        <>
          <Received invoice={invoice} open={open} />
          <Button
            size="small"
            variant="quiet"
            about={`for ${nameOf(invoice)}`}
            onClick={() => open({ kind: 'notCome', invoice })}
          >
            Not received
          </Button>
        </>
      )}
    />
  );
}

/** Drafts of stages that are ready to be issued. */
export function Stages({ now }: Props) {
  const today = londonDate(now);
  const invoices = useWaitingStages(today);
  return (
    <Source
      kind="stage"
      invoices={invoices}
      now={now}
      more={moreWhere(
        invoices,
        dashboardLimits.stages,
        'Draft invoices',
        adminPaths.invoices({ list: 'draft' }),
      )}
      by={({ dueSince }) => dueSince ?? today}
      detail={({ title, totals }) => `${title}, ${formatMoney(totals.total)}`}
      when={({ dueSince }) => (dueSince ? `Ready since ${formatDateShort(dueSince)}` : '')}
      actions={(invoice, open) => (
        <Button size="small" about={invoice.title} onClick={() => open({ kind: 'issue', invoice })}>
          Issue
        </Button>
      )}
    />
  );
}

function owedDetail(invoice: Row, end: string): string {
  return `${nameOf(invoice)} ${invoice.title}, ${formatMoney(owedOf(invoice))}${end}`;
}

function Received({ invoice, open }: { readonly invoice: Row; readonly open: Open }) {
  return (
    <Button size="small" about={`for ${nameOf(invoice)}`} onClick={() => open({ kind: 'receipt', invoice })}>
      Record receipt
    </Button>
  );
}

interface SourceProps extends Props {
  readonly kind: Kind;
  readonly invoices: readonly Listed<Invoice>[];
  readonly more: Report['more'];
  readonly by: (invoice: Row) => CivilDate;
  readonly detail: (invoice: Row) => string;
  readonly when: (invoice: Row) => string;
  readonly actions: (invoice: Row, open: Open) => ReactNode;
}

function Source({ kind, invoices, now, more, by, detail, when, actions }: SourceProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const today = londonDate(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest says the same of the same invoices
  const report = useMemo(() => {
    const items = itemsFrom(invoices, kind, now, (invoice): Item => {
      const day = by(invoice);
      return {
        // One invoice can be due and reported as paid.
        id: `invoices/${invoice.id}/${kind}`,
        kind,
        by: day,
        since: startOfLondonDay(day),
        title: clientNameOf(invoice),
        detail: detail(invoice),
        when: when(invoice),
        href: adminPaths.invoice(invoice),
        actions: actions(invoice, setOpened),
      };
    });
    return { items, more };
  }, [invoices, today]);
  useReport(kind, report);
  return opened ? <InvoiceDialog opened={opened} onClose={() => setOpened(null)} /> : null;
}

import { isIssued, owedOf, takesMoney } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { formatDate, formatDateTime, formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { ReactNode } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Anchor } from '../../../ui/anchor.tsx';
import { Card } from '../../../ui/app/card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { cx } from '../../../ui/cx.ts';
import { DownloadInvoice } from '../../../views/document/download-invoice.tsx';
import { ActorName } from '../../shared/actor-name.tsx';
import frame from '../../shared/editor/editor.module.css';
import { signedTotal } from '../../shared/invoice-words.ts';
import { useHistory } from '../queries.ts';
import type { Opened } from './actions.tsx';
import { reasonIn } from './history-words.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceMoney } from './invoice-money.tsx';
import styles from './workspace.module.css';

interface Props {
  readonly invoice: Stored<Invoice>;
  readonly side: ReactNode;
  readonly menu: ReactNode;
  readonly onOpen: (opened: Opened) => void;
}

/** An invoice or credit note that was issued, or a draft that was discarded. */
export function IssuedInvoice({ invoice, side, menu, onOpen }: Props) {
  return (
    <div className={frame.editor}>
      <div className={frame.bar}>
        <p className={styles.total}>{signedTotal(invoice)}</p>
        <div className={frame.barActions}>
          {invoice.number ? <DownloadInvoice invoiceId={invoice.id} number={invoice.number} /> : null}
          {menu}
        </div>
      </div>
      <div className={frame.columns}>
        <div className={cx(frame.main, styles.main)}>
          <Notices invoice={invoice} onOpen={onOpen} />
          <Card title="What it’s for" flush>
            <InvoiceLines invoice={invoice} />
          </Card>
          {invoice.kind === 'invoice' && isIssued(invoice) ? (
            <Card title="Payments and credit" flush>
              <InvoiceMoney invoice={invoice} onOpen={onOpen} />
            </Card>
          ) : null}
        </div>
        <aside className={frame.side} aria-label="About this invoice">
          {side}
        </aside>
      </div>
    </div>
  );
}

/** What has to be known, or answered, before anything else. */
function Notices({ invoice, onOpen }: Pick<Props, 'invoice' | 'onOpen'>) {
  const { dispute, disputed, paymentReported, credits, reissuedAs, writtenOff, status } = invoice;
  return (
    <>
      {disputed && takesMoney(invoice) ? (
        <Callout
          tone="warning"
          title={dispute ? `${dispute.by || 'The client'} says that something is wrong` : 'In dispute'}
          actions={
            <Button size="small" onClick={() => onOpen({ kind: 'dispute' })}>
              End dispute
            </Button>
          }
        >
          {dispute ? (
            <p className={styles.written}>
              <span>{`“${dispute.reason}”`}</span> <span>{formatDateTime(dispute.at)}</span>
            </p>
          ) : (
            <p>Marked by staff. We won’t send reminders until the dispute ends.</p>
          )}
        </Callout>
      ) : null}
      {paymentReported && takesMoney(invoice) ? (
        <Reported report={paymentReported} invoice={invoice} onOpen={onOpen} />
      ) : null}
      {status === 'writtenOff' && writtenOff ? (
        <Callout
          tone="info"
          title={`Written off on ${formatDate(writtenOff.on)}`}
          actions={
            <Button size="small" onClick={() => onOpen({ kind: 'reinstate' })}>
              Undo write-off
            </Button>
          }
        >
          <Feature subject="why it was written off" loading={null}>
            <WhyWrittenOff invoiceId={invoice.id} />
          </Feature>
          <p>If the client pays after all, record it. They aren’t told that it was written off.</p>
        </Callout>
      ) : null}
      {reissuedAs ? (
        <Callout tone="info" title="This invoice has been replaced">
          <p>
            <Anchor href={adminPaths.invoice({ id: reissuedAs })}>Open the one that replaces it</Anchor>
          </p>
        </Callout>
      ) : null}
      {credits ? (
        <Callout tone="info" title={`Credits invoice ${credits.invoiceNumber}`}>
          <p className={styles.written}>
            <span>{credits.reason}</span>{' '}
            <Anchor
              href={adminPaths.invoice({ id: credits.invoiceId })}
            >{`Open ${credits.invoiceNumber}`}</Anchor>
          </p>
        </Callout>
      ) : null}
    </>
  );
}

/** Who gave the debt up and why, from the audit log: no client reads it there. */
function WhyWrittenOff({ invoiceId }: { readonly invoiceId: string }) {
  const entry = useHistory(invoiceId).find(
    (found) => !isUnreadable(found) && found.action === 'writeOffInvoice',
  );
  if (!entry || isUnreadable(entry)) return null;
  return (
    <p className={styles.written}>
      <ActorName uid={entry.actor} gone="Someone whose account is closed" />
      <span>{`“${reasonIn(entry)}”`}</span>
    </p>
  );
}

interface ReportedProps extends Pick<Props, 'invoice' | 'onOpen'> {
  readonly report: NonNullable<Invoice['paymentReported']>;
}

/** 'I have paid': did it come? */
function Reported({ report, invoice, onOpen }: ReportedProps) {
  const reference = report.reference === '' ? '' : `, with the reference ${report.reference}`;
  const owed = owedOf(invoice);
  return (
    <Callout
      tone="info"
      title={`${report.by || 'The client'} says that it was paid on ${formatDate(report.paidOn)}`}
      actions={
        <>
          <Button size="small" onClick={() => onOpen({ kind: 'receipt', amount: owed })}>
            Record receipt
          </Button>
          <Button size="small" onClick={() => onOpen({ kind: 'notCome' })}>
            It hasn’t arrived
          </Button>
        </>
      }
    >
      <p>{`Look for ${formatMoney(owed)}${reference} in your bank account.`}</p>
    </Callout>
  );
}

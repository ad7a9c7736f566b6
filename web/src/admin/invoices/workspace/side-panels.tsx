import { balanceOf, isIssued, isOpenInvoice } from '@agency/domain/invoice/balance';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Anchor } from '../../../ui/anchor.tsx';
import { Skeleton } from '../../../ui/app/states.tsx';
import { Button } from '../../../ui/button.tsx';
import { DownloadInvoice } from '../../../views/document/download-invoice.tsx';
import { AuditLink } from '../../shared/audit-link.tsx';
import { newId } from '../../shared/new-id.ts';
import panel from '../../shared/panel.module.css';
import { Panel } from '../../shared/panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { DraftPdfNote } from './issue-obstacles.tsx';
import { MailPanel } from './mail-panel.tsx';
import { RemindersPanel } from './reminders-panel.tsx';
import type { SideProps } from './side-props.ts';
import { StageNote } from './stage-panel.tsx';

/** Beside an invoice: what it is about, its stage, the client's credit, reminders and its email. */
export function SidePanels(props: SideProps) {
  const { invoice } = props;
  const { stage, status, kind, deliveryMailId } = invoice;
  return (
    <>
      <Panel title="Details">
        <Facts {...props} />
      </Panel>
      {stage && status === 'draft' ? (
        <Panel title="Stage">
          <StageNote invoice={{ ...invoice, stage }} now={props.now} />
        </Panel>
      ) : null}
      {status === 'draft' ? (
        <Panel title="PDF of the draft">
          <Feature subject="whether it can be issued" loading={null}>
            <DraftPdfNote {...props} />
          </Feature>
          <div className={panel.actions}>
            <DownloadInvoice invoiceId={invoice.id} number={null} size="small" />
          </div>
        </Panel>
      ) : null}
      {props.credit > 0 ? (
        <Panel title="Credit">
          <Credit {...props} />
        </Panel>
      ) : null}
      {kind === 'invoice' && isIssued(invoice) ? (
        <Panel title="Reminders">
          <RemindersPanel {...props} />
        </Panel>
      ) : null}
      {deliveryMailId ? (
        <Panel title="Email">
          <Feature subject="the email" loading={<Skeleton />}>
            <MailPanel mailId={deliveryMailId} now={props.now} />
          </Feature>
        </Panel>
      ) : null}
      <Panel title="History" isClosed>
        <Feature subject="the history" loading={<Skeleton />}>
          <HistoryPanel invoiceId={invoice.id} />
        </Feature>
        <AuditLink record={`invoices/${invoice.id}`} />
      </Panel>
    </>
  );
}

function Facts({ invoice, client }: SideProps) {
  const { issuedOn, taxPoint, taxPointReason, dueOn, purchaseOrder, projectId, quoteId, status, replaces } =
    invoice;
  const isDraft = status === 'draft';
  const day = (value: string | null, without: string) => (value ? formatDate(value) : without);
  const facts = [
    { key: 'Client', value: <Anchor href={adminPaths.client(client.id)}>{client.name}</Anchor> },
    {
      key: 'Invoices',
      value: <Anchor href={adminPaths.invoices({ of: client.id })}>All for this client</Anchor>,
    },
    ...(projectId
      ? [{ key: 'Project', value: <Anchor href={adminPaths.project({ id: projectId })}>{projectId}</Anchor> }]
      : []),
    ...(quoteId
      ? [{ key: 'Quote', value: <Anchor href={adminPaths.quote(quoteId)}>{quoteId}</Anchor> }]
      : []),
    ...(replaces
      ? [
          {
            key: 'Replaces',
            value: (
              <Anchor href={adminPaths.invoice({ id: replaces.invoiceId })}>{replaces.invoiceNumber}</Anchor>
            ),
          },
        ]
      : []),
    ...(isDraft ? [] : [{ key: 'Issued', value: day(issuedOn, 'Not issued') }]),
    ...(taxPoint && taxPoint !== issuedOn
      ? [{ key: 'Tax point', value: `${formatDate(taxPoint)}. ${taxPointReason ?? ''}`.trim() }]
      : []),
    ...(dueOn ? [{ key: 'Due', value: formatDate(dueOn) }] : []),
    ...(purchaseOrder ? [{ key: 'Purchase order', value: purchaseOrder }] : []),
  ];
  return (
    <dl className={panel.facts}>
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the client is owed, and the way to use it here. */
function Credit({ invoice, client, credit, onOpen }: SideProps) {
  const [useId] = useState(newId);
  const amount = Math.min(credit, balanceOf(invoice));
  return (
    <>
      <p>{`${client.name} has ${formatMoney(credit)} in credit.`}</p>
      <div className={panel.actions}>
        {isOpenInvoice(invoice) ? (
          <Button size="small" onClick={() => onOpen({ kind: 'useCredit', useId, amount })}>
            {`Use ${formatMoney(amount)} here`}
          </Button>
        ) : null}
        <Button size="small" onClick={() => onOpen({ kind: 'refund' })}>
          Refund
        </Button>
      </div>
    </>
  );
}

import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { Invoice } from '@agency/domain/invoice/schema';
import { leftToInvoice, projectMoney } from '@agency/domain/project/money';
import type { Project } from '@agency/domain/project/schema';
import { formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecord, useRecords } from '../../../firebase/firestore/hooks.ts';
import { invoices } from '../../../firebase/records/invoice.ts';
import { quotes } from '../../../firebase/records/quote.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { KeyValue, Muted } from '../../../ui/text.tsx';
import { nameOf, shortStanding, signedTotal } from '../../shared/invoice-words.ts';
import panel from '../../shared/panel.module.css';
import { stageWords } from '../../shared/stage-words.ts';
import { useMilestones } from '../queries.ts';
import styles from './money.module.css';

interface Props {
  readonly project: Stored<Project>;
  readonly now: Date;
}

const { invoicesOfProject } = invoiceQueries;

/** A project's sums, its invoices and the stages that wait to be invoiced. May suspend. */
export function MoneyPanel({ project, now }: Props) {
  const found = useRecords(invoices, invoicesOfProject, [project.id]);
  const readable = found.flatMap((one) => (isUnreadable(one) ? [] : [one]));
  const shown = found.filter((one) => isUnreadable(one) || one.status !== 'discarded');
  const { id, clientId, quoteId } = project;
  return (
    <>
      {quoteId ? (
        <Feature subject="the quote" loading={<Sums invoices={readable} accepted={null} />}>
          <SumsOfQuote quoteId={quoteId} invoices={readable} />
        </Feature>
      ) : (
        <Sums invoices={readable} accepted={null} />
      )}
      {shown.length === 0 ? <p className={panel.muted}>No invoices yet.</p> : null}
      <ul className={styles.invoices} aria-label="Invoices of the project">
        {shown.map((one) => (
          <li key={one.id}>
            {isUnreadable(one) ? (
              <UnreadableNote path={one.unreadable.path} />
            ) : (
              <InvoiceRow invoice={one} projectId={id} now={now} />
            )}
          </li>
        ))}
      </ul>
      <div className={panel.actions}>
        <ButtonLink size="small" href={adminPaths.invoices({ of: clientId, new: '1', project: id })}>
          New invoice
        </ButtonLink>
        {found.length >= invoicesOfProject.limit ? (
          <Anchor href={adminPaths.invoices({ of: clientId, search: id })}>All its invoices</Anchor>
        ) : null}
      </div>
    </>
  );
}

interface SumsProps {
  readonly invoices: readonly Invoice[];
  /** What the client accepted, in pence with VAT; null without a quote. */
  readonly accepted: number | null;
}

function SumsOfQuote({ quoteId, ...props }: Omit<SumsProps, 'accepted'> & { readonly quoteId: string }) {
  const quote = useRecord(quotes, quoteId);
  return <Sums {...props} accepted={quote?.acceptance ? (quote.totals?.oneOff.total ?? null) : null} />;
}

function Sums({ invoices: found, accepted }: SumsProps) {
  const { invoiced, paid, toPay, planned } = projectMoney(found);
  const left = accepted === null ? planned : leftToInvoice(accepted, found);
  const sums = [
    ...(accepted === null ? [] : [['Accepted', accepted] as const]),
    ['Invoiced', invoiced] as const,
    ['Paid', paid] as const,
    ['To pay', toPay] as const,
    [accepted === null ? 'In drafts' : 'Still to invoice', left] as const,
  ];
  return (
    <KeyValue
      items={sums.map(([key, amount]) => ({
        key,
        value: <span className="num">{formatMoney(amount)}</span>,
      }))}
    />
  );
}

interface RowProps {
  readonly invoice: Stored<Invoice>;
  readonly projectId: string;
  readonly now: Date;
}

function InvoiceRow({ invoice, projectId, now }: RowProps) {
  const { label, tone } = shortStanding(invoice, now);
  const { stage, status } = invoice;
  return (
    <div className={styles.invoice}>
      <Anchor href={adminPaths.invoice(invoice)} className={styles.name}>
        {`${nameOf(invoice)}, ${invoice.title}`}
      </Anchor>
      <span className="num">{signedTotal(invoice)}</span>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {stage && status === 'draft' ? (
        <StageWords staged={{ stage, createdAt: invoice.createdAt }} projectId={projectId} now={now} />
      ) : null}
    </div>
  );
}

interface StageProps extends Pick<RowProps, 'projectId' | 'now'> {
  readonly staged: Parameters<typeof stageWords>[0];
}

/** What a planned stage waits for. */
function StageWords({ staged, projectId, now }: StageProps) {
  const { trigger } = staged.stage;
  const found = useMilestones(projectId).find(
    ({ id }) => trigger.kind === 'milestone' && id === trigger.milestoneId,
  );
  const milestone = found && !isUnreadable(found) ? found : null;
  return (
    <p className={styles.waits}>
      <Muted>{stageWords(staged, milestone, now)}</Muted>
    </p>
  );
}

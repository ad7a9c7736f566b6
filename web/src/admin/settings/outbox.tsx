import type { OutboxMail } from '@agency/domain/mail/schema';
import { drainRules } from '@agency/domain/mail/status';
import { formatDateTime } from '@agency/domain/shared/format';
import { isReference } from '@agency/domain/shared/ids';
import type { Listed, Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { Anchor } from '../../ui/anchor.tsx';
import { Card } from '../../ui/app/card.tsx';
import { type DataColumn, DataTable } from '../../ui/app/data-table.tsx';
import { FilterBar, FilterSelect } from '../../ui/app/filter-bar.tsx';
import { Pagination } from '../../ui/app/pagination.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Muted } from '../../ui/text.tsx';
import { mailStates, mailTitle, recipientWords } from '../shared/mail/mail-words.ts';
import { RetryMail } from '../shared/mail/retry-mail.tsx';
import { type MailFilters, mailLists, readMailFilters, withMailFilters } from './mail-filters.ts';
import { useMailPage } from './queries.ts';
import styles from './settings.module.css';

/** Every email of the last 90 days: what became of it, why, and another try where one helps. */
export function Outbox() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readMailFilters(query), [query]);
  const change = (next: Partial<MailFilters>) =>
    setQuery(withMailFilters(query, next), { replace: !next.after });
  const shown = useDeferredValue(filters);
  return (
    <div className={styles.outbox}>
      <FilterBar label="emails" onClear={filters.list === 'all' ? undefined : () => change({ list: 'all' })}>
        <FilterSelect
          label="Show"
          value={filters.list}
          options={Object.entries(mailLists).map(([value, { label }]) => ({ value, label }))}
          onChange={(list) => change({ list: readMailFilters(new URLSearchParams({ list })).list })}
        />
      </FilterBar>
      <div className={cx(shown !== filters && styles.stale)}>
        <Feature subject="the emails" loading={<MailTable items={null} list={shown.list} />}>
          <MailPageTable filters={shown} onPage={(after) => change({ after })} />
        </Feature>
      </div>
    </div>
  );
}

interface PageTableProps {
  readonly filters: MailFilters;
  readonly onPage: (after: string) => void;
}

function MailPageTable({ filters, onPage }: PageTableProps) {
  const { items, next } = useMailPage(filters);
  const navigate = useNavigate();
  const isLater = filters.after !== null;
  return (
    <>
      <MailTable items={items} list={filters.list} />
      {isLater || next ? (
        <Pagination
          label="emails"
          summary={isLater ? 'Earlier emails' : `The newest ${items.length} emails`}
          onPrevious={isLater ? () => navigate(-1) : undefined}
          onNext={next ? () => onPage(next) : undefined}
        />
      ) : null}
    </>
  );
}

interface MailTableProps {
  readonly items: readonly Listed<OutboxMail>[] | null;
  readonly list: MailFilters['list'];
}

function MailTable({ items, list }: MailTableProps) {
  return (
    <Card flush className={styles.card}>
      <DataTable
        caption="Emails"
        columns={columns}
        rows={items ?? []}
        rowKey={(mail) => mail.id}
        status={{ state: items ? 'ready' : 'loading' }}
        rowActions={(mail) =>
          mail.status === 'failed' || mail.status === 'uncertain' ? <RetryMail mail={mail} /> : null
        }
        empty={<NoMails list={list} />}
      />
    </Card>
  );
}

function NoMails({ list }: Pick<MailTableProps, 'list'>) {
  if (list === 'all') {
    return (
      <EmptyState seed="outbox" title="Emails will be here">
        <p>Everything that the site sends stands here for 90 days, with what became of it.</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.none}>
      <p>{`No email is in the list “${mailLists[list].label}”.`}</p>
      <ButtonLink href={adminPaths.settings()} size="small">
        Show all emails
      </ButtonLink>
    </div>
  );
}

const columns: readonly DataColumn<Stored<OutboxMail>>[] = [
  { id: 'what', header: 'Email', cell: (mail) => <What mail={mail} /> },
  { id: 'state', header: 'State', width: '10rem', cell: (mail) => <State mail={mail} /> },
  { id: 'why', header: 'What we know', cell: (mail) => <Why mail={mail} /> },
  {
    id: 'tries',
    header: 'Failed tries',
    align: 'end',
    width: '7rem',
    wideOnly: true,
    cell: ({ attempts }) => `${attempts} of ${drainRules.maxFailures}`,
  },
  {
    id: 'written',
    header: 'Written',
    width: '12rem',
    align: 'end',
    cell: ({ createdAt }) => <Muted>{formatDateTime(createdAt)}</Muted>,
  },
];

function What({ mail }: { readonly mail: OutboxMail }) {
  return (
    <span className={styles.what}>
      <span>{mailTitle(mail)}</span>
      <span className={styles.to} title={mail.to.join(', ')}>
        <Muted>{recipientWords(mail.to)}</Muted>
      </span>
    </span>
  );
}

function State({ mail: { status } }: { readonly mail: OutboxMail }) {
  const { tone, words } = mailStates[status];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}

function Why({ mail }: { readonly mail: OutboxMail }) {
  const quoteId = mail.deliveryPath?.split('/')[1];
  return (
    <span className={styles.why}>
      {whyWords(mail)}
      {quoteId && isReference('quote', quoteId) ? (
        <>
          {' '}
          <Anchor href={adminPaths.quote(quoteId)}>{`Open ${quoteId}`}</Anchor>
        </>
      ) : null}
    </span>
  );
}

function whyWords({ status, error, nextAttemptAt, attempts, sentAt }: OutboxMail): string {
  const again = status === 'queued' && attempts > 0 ? ` Next try: ${formatDateTime(nextAttemptAt)}.` : '';
  if (error !== null) return `${error}${again}`;
  if (status === 'uncertain') return 'It is not known whether it arrived.';
  return sentAt === null ? '' : `Sent ${formatDateTime(sentAt)}.`;
}

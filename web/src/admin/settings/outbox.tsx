import { mailList } from '@agency/domain/mail/queries';
import type { OutboxMail } from '@agency/domain/mail/schema';
import { drainRules, isStuck, type MailStatus } from '@agency/domain/mail/status';
import { formatDateTime } from '@agency/domain/shared/format';
import { isReference } from '@agency/domain/shared/ids';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { callOperation } from '../../firebase/operations.client.ts';
import { mails } from '../../firebase/records/mail.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Muted } from '../../ui/text.tsx';
import { breakingAddress, stateColumn, TwoLines, Written } from '../shared/list/columns.tsx';
import { type BulkAction, defineList } from '../shared/list/declaration.ts';
import { ListView } from '../shared/list/list-view.tsx';
import { GiveUpMail } from '../shared/mail/give-up-mail.tsx';
import { mailAddressed, mailStates, mailTitle, recipientWords } from '../shared/mail/mail-words.ts';
import { RetryMail } from '../shared/mail/retry-mail.tsx';
import { momentShort } from '../shared/time-words.ts';

const option = (value: string, label: string, ...status: readonly MailStatus[]) => ({
  value,
  label,
  where: { status },
});

export const outboxList = defineList({
  one: 'email',
  many: 'emails',
  converter: mails,
  plan: mailList,
  filters: [
    {
      name: 'list',
      label: 'Show',
      options: [
        { value: 'all', label: 'All emails' },
        option('trouble', 'Not sent or uncertain', 'failed', 'uncertain'),
        option('returned', 'Bounced or marked as spam', 'bounced', 'complained'),
        option('waiting', 'Waiting', 'queued', 'sending'),
        option('sent', 'Sent', 'sent', 'delivered'),
        option('cancelled', 'Cancelled', 'cancelled'),
      ],
    },
  ],
  orderLabels: { newest: 'Newest first' },
  columns: [
    {
      header: 'Email',
      cell: (mail) => (
        <TwoLines detail={<span title={mail.to.join(', ')}>{breakingAddress(recipientWords(mail.to))}</span>}>
          {mailTitle(mail)}
        </TwoLines>
      ),
      file: { Email: mailTitle, To: ({ to }) => to.join(', ') },
    },
    { ...stateColumn('State', ({ status }: OutboxMail) => mailStates[status]), width: '10rem' },
    { header: 'Details', cell: (mail) => <Why mail={mail} />, file: whyWords },
    {
      header: 'Failed attempts',
      align: 'end',
      width: '7rem',
      from: 'desktop',
      cell: ({ attempts }) => `${attempts} of ${drainRules.maxFailures}`,
      file: ({ attempts }) => attempts,
    },
    {
      header: 'Created',
      align: 'end',
      width: '10.5rem',
      orders: ['newest'],
      cell: ({ createdAt }) => <Muted>{momentShort(createdAt)}</Muted>,
      file: ({ createdAt }) => createdAt,
    },
  ],
  nameOf: mailAddressed,
  rowActions: (mail) =>
    isStuck(mail.status) ? (
      <>
        <RetryMail mail={mail} />
        <GiveUpMail mail={mail} />
      </>
    ) : null,
  empty: {
    title: 'No emails yet',
    text: 'Every email the site sends is listed here for 90 days, with its status.',
  },
});

const actions: readonly BulkAction<OutboxMail>[] = [
  {
    verb: 'Retry',
    done: 'queued again',
    consequence: 'Each email will be sent again. If the first one did go out, the recipient gets it twice.',
    tone: 'normal',
    obstacle: (mail) =>
      isStuck(mail.status) ? null : `${mailStates[mail.status].label}: there’s nothing to retry.`,
    run: (mailId) => callOperation('retryMail', { mailId }),
  },
  {
    verb: 'Give up',
    done: 'given up',
    consequence: 'These emails won’t be sent, and the recipients aren’t told.',
    tone: 'danger',
    obstacle: (mail) =>
      isStuck(mail.status) ? null : `${mailStates[mail.status].label}: there’s nothing to give up.`,
    run: (mailId) => callOperation('giveUpMail', { mailId }),
  },
];

function Why({ mail }: { readonly mail: OutboxMail }) {
  const quoteId = mail.deliveryPath?.split('/')[1];
  const isQuote = quoteId !== undefined && isReference('quote', quoteId);
  return (
    <Written>
      <span>{whyWords(mail)}</span>{' '}
      {isQuote ? <Anchor href={adminPaths.quote(quoteId)}>{`Open ${quoteId}`}</Anchor> : null}
    </Written>
  );
}

function whyWords({ status, error, nextAttemptAt, attempts, sentAt, createdAt }: OutboxMail): string {
  const isLater = attempts > 0 || nextAttemptAt > createdAt;
  const next = attempts > 0 ? 'Next attempt' : 'Will be sent';
  const again = status === 'queued' && isLater ? ` ${next}: ${formatDateTime(nextAttemptAt)}.` : '';
  if (error !== null) return `${error}${again}`;
  if (status === 'uncertain') return 'We don’t know whether it arrived.';
  return sentAt === null ? '' : `Sent ${formatDateTime(sentAt)}.`;
}

/** Every email of the last 90 days: its status, the reason, and a retry where that helps. */
export function Outbox() {
  return <ListView list={outboxList} actions={actions} />;
}

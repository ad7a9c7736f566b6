import { adminPaths } from '@agency/domain/site/admin-paths';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { PageHead } from '../../ui/app/card.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { useNow } from '../shared/use-now.ts';
import styles from './dashboard.module.css';
import { FailedMails } from './failed-mails.tsx';
import { InvoiceCards } from './invoice-lists.tsx';
import { MessagesToReply } from './messages-to-reply.tsx';
import { OpenCountsRow } from './open-counts.tsx';
import { AwaitingList, DraftList, RequestList } from './quote-lists.tsx';

const loading = <LoadingState lines={3} />;

/** `/admin`: what needs an answer today, live. */
export default function DashboardPage() {
  const now = useNow();
  return (
    <>
      <PageHead
        title="Today"
        actions={
          <>
            <ButtonLink href={adminPaths.projects({ list: 'attention' })}>
              Projects that need attention
            </ButtonLink>
            <ButtonLink href={adminPaths.quotes({ new: '1' })} icon={<PlusIcon />}>
              New quote
            </ButtonLink>
          </>
        }
      />
      <Feature subject="the emails that failed" loading={null}>
        <FailedMails now={now} />
      </Feature>
      <Feature subject="messages to reply to" loading={null}>
        <MessagesToReply now={now} />
      </Feature>
      <Feature subject="invoices to look after" loading={null}>
        <InvoiceCards now={now} />
      </Feature>
      <Feature subject="the figures" loading={null}>
        <OpenCountsRow />
      </Feature>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Feature subject="new requests" loading={loading}>
            <RequestList now={now} />
          </Feature>
          <Feature subject="drafts" loading={loading}>
            <DraftList now={now} />
          </Feature>
        </div>
        <Feature subject="quotes waiting for an answer" loading={loading}>
          <AwaitingList now={now} />
        </Feature>
      </div>
    </>
  );
}

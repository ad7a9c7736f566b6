import { londonDate } from '@agency/domain/shared/dates';
import { type ReactNode, useMemo } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useSessionState } from '../../../firebase/session/session-context.ts';
import { Card } from '../../../ui/app/card.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { Pending, Reported, useReports } from './reported.tsx';
import { Approvals } from './sources/approvals.tsx';
import { Changes } from './sources/changes.tsx';
import { Contacts, PackageRequests } from './sources/enquiries.tsx';
import { DueSoon, Overdue, ReportedPayments, Stages } from './sources/invoices.tsx';
import { Mails } from './sources/mails.tsx';
import { ProjectMessages, QuoteMessages } from './sources/messages.tsx';
import { Nudges } from './sources/nudges.tsx';
import { Posts } from './sources/posts.tsx';
import { Requests } from './sources/requests.tsx';
import { Tasks } from './sources/tasks.tsx';
import styles from './waiting.module.css';
import { WaitingList } from './waiting-list.tsx';

interface Source {
  /** What it reads, within a sentence. */
  readonly subject: string;
  readonly of: (now: Date, uid: string) => ReactNode;
}

const sources: readonly Source[] = [
  { subject: 'the emails that failed', of: (now) => <Mails now={now} /> },
  { subject: 'messages on quotes', of: (now) => <QuoteMessages now={now} /> },
  { subject: 'messages on projects', of: (now) => <ProjectMessages now={now} /> },
  { subject: 'new requests', of: (now) => <Requests now={now} /> },
  { subject: 'contact messages', of: (now) => <Contacts now={now} /> },
  { subject: 'package requests', of: (now) => <PackageRequests now={now} /> },
  { subject: 'changes that clients asked for', of: (now) => <Changes now={now} /> },
  { subject: 'who asked for access', of: (now) => <Approvals now={now} /> },
  { subject: 'reported payments', of: (now) => <ReportedPayments now={now} /> },
  { subject: 'overdue invoices', of: (now) => <Overdue now={now} /> },
  { subject: 'stages to invoice', of: (now) => <Stages now={now} /> },
  { subject: 'quotes without an answer', of: (now) => <Nudges now={now} /> },
  { subject: 'checklists', of: (now, uid) => <Tasks now={now} uid={uid} /> },
  { subject: 'posts to check', of: (now) => <Posts now={now} /> },
  { subject: 'invoices that fall due', of: (now) => <DueSoon now={now} /> },
];

/** What needs an answer: each source reads for itself, and the list shows all of them in one order. */
export function Waiting({ now }: { readonly now: Date }) {
  const { reports, tell, tellPending, isWhole } = useReports();
  const today = londonDate(now);
  const uid = useSessionState().user?.uid ?? '';
  // The same elements while the time is the same: what one source reports must not draw the others anew.
  const reading = useMemo(
    () =>
      sources.map(({ subject, of }) => (
        <Feature key={subject} subject={subject} loading={<Pending />}>
          {of(now, uid)}
        </Feature>
      )),
    [now, uid],
  );
  return (
    <Card title="Needs an answer" flush className={styles.card}>
      <Reported tell={tell} tellPending={tellPending}>
        {reading}
      </Reported>
      {isWhole ? (
        <WaitingList reports={[...reports.values()]} today={today} />
      ) : (
        <div className={styles.loading}>
          <LoadingState lines={6} />
        </div>
      )}
    </Card>
  );
}

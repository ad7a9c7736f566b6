import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { answerObstacle } from '@agency/domain/quote/status';
import { greeting } from '@agency/domain/shared/greeting';
import { isUnreadable, type Listed, readableRows } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { projects } from '../../firebase/records/project.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { useSessionState, useSignedIn } from '../../firebase/session/session-context.ts';
import type { PageProps } from '../../platform/page.ts';
import type { SiteFrame } from '../../platform/site-frame.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ClientScreen } from '../shared/client-screen.tsx';
import { CreditOfEach } from '../shared/credit.tsx';
import { QuoteRow } from '../shared/quote-row.tsx';
import { Rows, RowsLoading, UnreadableRow } from '../shared/rows.tsx';
import styles from './dashboard.module.css';
import { Invitations } from './invitations.tsx';
import { shown } from './limits.ts';
import { NeededPart, useNeeded } from './needed-part.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { RecentPart } from './recent-part.tsx';
import { WorkPart } from './work-part.tsx';

export default function ClientDashboardPage({ site }: PageProps) {
  return (
    <ClientScreen>
      <div className={styles.letter}>
        <Greeting brandName={site.brandName} />
        <Invitations />
        <Feature subject="your quotes, projects and invoices" loading={<RowsLoading count={3} />}>
          <Letter soon={site.soon} />
        </Feature>
      </div>
    </ClientScreen>
  );
}

function Greeting({ brandName }: { readonly brandName: string }) {
  const { userDoc } = useSessionState();
  const user = useSignedIn();
  return (
    <header className={styles.head}>
      <h1>{greeting(userDoc?.displayName || user.displayName)}</h1>
      <p className={styles.lead}>{`Your quotes, projects and invoices with ${brandName}.`}</p>
    </header>
  );
}

function Letter({ soon }: { readonly soon: SiteFrame['soon'] }) {
  const { uid } = useSignedIn();
  const now = new Date();
  const needed = useNeeded();
  const mine = useRecords(quotes, quoteQueries.quotesOfMember, [uid], { limit: shown.quotes });
  const work = useRecords(projects, projectQueries.projectsOfMember, [uid], { limit: shown.projects });
  // One that can't be read and isn't among what is needed may be anything.
  const isElsewhere = (id: string) => needed.unreadable.some((other) => other.id === id);
  const earlier = mine.filter((quote) =>
    isUnreadable(quote) ? !isElsewhere(quote.id) : answerObstacle(quote, now) !== null,
  );
  const isNew = mine.length + work.length + needed.items.length + needed.unreadable.length === 0;
  if (isNew) return <NothingYet soon={soon} />;
  return (
    <>
      <NeededPart needed={needed} />
      <CreditOfEach companies={shown.companies} />
      <WorkPart work={work} />
      <RecentPart projects={readableRows(work)} />
      {mine.length > 0 ? <Quotes earlier={earlier} now={now} /> : null}
    </>
  );
}

interface QuotesProps {
  readonly earlier: readonly Listed<QuoteHead>[];
  readonly now: Date;
}

/** The newest of those that wait for nothing, and the way to all of them. */
function Quotes({ earlier, now }: QuotesProps) {
  return (
    <section className={styles.part} aria-labelledby="earlier">
      <h2 id="earlier">{earlier.length > 0 ? 'Earlier quotes' : 'Quotes'}</h2>
      {earlier.length > 0 ? (
        <Rows>
          {earlier.map((quote) =>
            isUnreadable(quote) ? (
              <UnreadableRow key={quote.id} />
            ) : (
              <QuoteRow key={quote.id} quote={quote} now={now} />
            ),
          )}
        </Rows>
      ) : null}
      <p>
        <Anchor href={paths.client.quotes()}>All your quotes</Anchor>
      </p>
    </section>
  );
}

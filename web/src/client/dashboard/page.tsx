import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import { answerObstacle } from '@agency/domain/quote/status';
import { greeting } from '@agency/domain/shared/greeting';
import { isUnreadable, readableRows } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { projects } from '../../firebase/records/project.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { useSessionState, useSignedIn } from '../../firebase/session/session-context.ts';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ClientScreen } from '../shared/client-screen.tsx';
import { ProjectRow } from '../shared/project-row.tsx';
import { QuoteRow } from '../shared/quote-row.tsx';
import { Rows, RowsLoading, UnreadableRow } from '../shared/rows.tsx';
import styles from './dashboard.module.css';
import { Invitations } from './invitations.tsx';
import { QuoteToAnswer } from './quote-to-answer.tsx';

/** The most documents that the screen reads. */
const shown = { quotes: 12, projects: 5, earlier: 4 } as const;

export default function ClientDashboardPage({ site }: PageProps) {
  return (
    <ClientScreen>
      <div className={styles.letter}>
        <Greeting brandName={site.brandName} />
        <Invitations />
        <Feature subject="your quotes and projects" loading={<RowsLoading count={3} />}>
          <Letter />
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
      <p className={styles.lead}>{`Your quotes and projects with ${brandName}.`}</p>
    </header>
  );
}

function Letter() {
  const { uid } = useSignedIn();
  const now = new Date();
  const mine = useRecords(quotes, quoteQueries.quotesOfMember, [uid], { limit: shown.quotes });
  const work = useRecords(projects, projectQueries.projectsOfMember, [uid], { limit: shown.projects });
  const legible = readableRows(mine);
  const toAnswer = legible.filter((quote) => answerObstacle(quote, now) === null);
  const earlier = legible.filter((quote) => answerObstacle(quote, now) !== null).slice(0, shown.earlier);
  // An unreadable quote might need an answer, so it is listed with those that do.
  const unreadable = mine.filter(isUnreadable);
  if (mine.length === 0 && work.length === 0) return <NothingYet />;
  return (
    <>
      <section className={styles.part} aria-labelledby="needed">
        <h2 id="needed">What we need from you</h2>
        {toAnswer.length === 0 && unreadable.length === 0 ? (
          <p className={styles.quiet}>
            Nothing at the moment. We’ll email you when we need something from you.
          </p>
        ) : (
          <ul className={styles.answers}>
            {toAnswer.map((quote, index) => (
              <QuoteToAnswer key={quote.id} quote={quote} isFirst={index === 0} />
            ))}
            {unreadable.map(({ id }) => (
              <UnreadableRow key={id} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part} aria-labelledby="projects">
        <h2 id="projects">{work.length === 1 ? 'Your project' : 'Your projects'}</h2>
        {work.length === 0 ? (
          <p className={styles.quiet}>Your project will appear here once you accept a quote.</p>
        ) : (
          <Rows>
            {work.map((project) =>
              isUnreadable(project) ? (
                <UnreadableRow key={project.id} />
              ) : (
                <ProjectRow key={project.id} project={project} />
              ),
            )}
          </Rows>
        )}
      </section>
      {earlier.length > 0 ? (
        <section className={styles.part} aria-labelledby="earlier">
          <h2 id="earlier">Earlier quotes</h2>
          <Rows>
            {earlier.map((quote) => (
              <QuoteRow key={quote.id} quote={quote} now={now} />
            ))}
          </Rows>
          <p>
            <Anchor href={paths.client.quotes()}>All your quotes</Anchor>
          </p>
        </section>
      ) : null}
    </>
  );
}

function NothingYet() {
  const { email } = useSignedIn();
  return (
    <EmptyState
      seed="client-dashboard"
      title="You have no quotes or projects yet"
      action={<ButtonLink href={paths.quote()}>Request a quote</ButtonLink>}
    >
      <p>{`We show everything we’ve sent to ${email}. If you used a different address with us, tell us and we’ll move it over.`}</p>
    </EmptyState>
  );
}

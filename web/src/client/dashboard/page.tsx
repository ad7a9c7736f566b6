import { invoiceQueries } from '@agency/domain/invoice/queries';
import { projectQueries } from '@agency/domain/project/queries';
import type { Project } from '@agency/domain/project/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { answerObstacle } from '@agency/domain/quote/status';
import { greeting } from '@agency/domain/shared/greeting';
import { isUnreadable, type Listed, readableRows } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { invoices } from '../../firebase/records/invoice.ts';
import { projects } from '../../firebase/records/project.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { useSessionState, useSignedIn } from '../../firebase/session/session-context.ts';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ClientScreen } from '../shared/client-screen.tsx';
import { useCompanies } from '../shared/companies.ts';
import { CreditOfEach } from '../shared/credit.tsx';
import { InvoiceToPay } from '../shared/invoice-to-pay.tsx';
import needed from '../shared/needed.module.css';
import { ProjectRow } from '../shared/project-row.tsx';
import { QuoteRow } from '../shared/quote-row.tsx';
import { Rows, RowsLoading, UnreadableRow } from '../shared/rows.tsx';
import { isToPay, owing } from '../shared/to-pay.ts';
import { useToday } from '../shared/use-today.ts';
import styles from './dashboard.module.css';
import { Invitations } from './invitations.tsx';
import { QuoteToAnswer } from './quote-to-answer.tsx';

/** The most documents that the screen reads. */
const shown = { quotes: 12, projects: 5, earlier: 4, invoices: 10 } as const;

export default function ClientDashboardPage({ site }: PageProps) {
  return (
    <ClientScreen>
      <div className={styles.letter}>
        <Greeting brandName={site.brandName} />
        <Invitations />
        <Feature subject="your quotes, projects and invoices" loading={<RowsLoading count={3} />}>
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
      <p className={styles.lead}>{`Your quotes, projects and invoices with ${brandName}.`}</p>
    </header>
  );
}

function Letter() {
  const { uid } = useSignedIn();
  const now = new Date();
  const mine = useRecords(quotes, quoteQueries.quotesOfMember, [uid], { limit: shown.quotes });
  const work = useRecords(projects, projectQueries.projectsOfMember, [uid], { limit: shown.projects });
  const owed = useInvoicesToPay();
  const earlier = readableRows(mine)
    .filter((quote) => answerObstacle(quote, now) !== null)
    .slice(0, shown.earlier);
  if (mine.length === 0 && work.length === 0 && owed.all.length === 0) return <NothingYet />;
  return (
    <>
      <Needed mine={mine} owed={owed} now={now} />
      <CreditOfEach />
      <Work work={work} />
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

interface NeededProps {
  readonly mine: readonly Listed<QuoteHead>[];
  readonly owed: ReturnType<typeof useInvoicesToPay>;
  readonly now: Date;
}

function Needed({ mine, owed, now }: NeededProps) {
  const { all, toPay, today, namesCompany } = owed;
  const toAnswer = readableRows(mine).filter((quote) => answerObstacle(quote, now) === null);
  // An unreadable one might need an answer, so it is listed with those that do.
  const unreadable = [...mine, ...all].filter(isUnreadable);
  return (
    <section className={styles.part} aria-labelledby="needed">
      <h2 id="needed">What we need from you</h2>
      {toAnswer.length + toPay.length + unreadable.length === 0 ? (
        <p className={styles.quiet}>
          Nothing at the moment. We’ll email you when we need something from you.
        </p>
      ) : (
        <ul className={needed.list}>
          {toAnswer.map((quote, index) => (
            <QuoteToAnswer key={quote.id} quote={quote} isFirst={index === 0} />
          ))}
          {toPay.map((invoice, index) => (
            <InvoiceToPay
              key={invoice.id}
              {...{ invoice, today, namesCompany }}
              isFirst={toAnswer.length === 0 && index === 0}
            />
          ))}
          {unreadable.map(({ id }) => (
            <UnreadableRow key={id} />
          ))}
        </ul>
      )}
      {all.length === shown.invoices ? (
        <p>
          <Anchor href={paths.client.invoices()}>All your invoices</Anchor>
        </p>
      ) : null}
    </section>
  );
}

function Work({ work }: { readonly work: readonly Listed<Project>[] }) {
  return (
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
  );
}

function useInvoicesToPay() {
  const { uid } = useSignedIn();
  const { areSeveral: namesCompany } = useCompanies();
  const values = [uid, ...owing];
  const all = useRecords(invoices, invoiceQueries.invoicesToPayOfMember, values, { limit: shown.invoices });
  const today = useToday();
  const toPay = readableRows(all).filter((invoice) => isToPay(invoice, today));
  return { all, toPay, today, namesCompany };
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

import { projectQueries } from '@agency/domain/project/queries';
import type { Project } from '@agency/domain/project/schema';
import { projectView } from '@agency/domain/project/view';
import { isUnreadable, readableRows, type Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import { milestones, projects } from '../../firebase/records/project.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { PageHead } from '../../ui/app/card.tsx';
import { useScreenFocus } from '../../ui/app/screen-focus.ts';
import { EmptyState, LoadingState } from '../../ui/app/states.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { ActivityPart } from '../../views/activity/activity-part.tsx';
import { FilesPanel } from '../../views/files/files-panel.tsx';
import { MessagesPanel } from '../../views/message/messages-panel.tsx';
import { ProjectDocument } from '../../views/project/project-document.tsx';
import { milestoneWords } from '../../views/project/words.ts';
import { ClientUpdates } from '../../views/update/client-updates.tsx';
import { ClientScreen } from '../shared/client-screen.tsx';
import { ProjectRow } from '../shared/project-row.tsx';
import { Rows, UnreadableRow } from '../shared/rows.tsx';
import { UnreadLink, UnreadMark } from '../shared/unread-mark.tsx';
import styles from './project.module.css';
import { ProjectInvoices } from './project-invoices.tsx';
import { ProjectNeeded } from './project-needed.tsx';

export default function ClientProjectPage() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const id = query.get('id');
  const wanted = query.get('answer');
  useScreenFocus(id);
  return (
    <ClientScreen>
      <Feature
        key={id}
        subject="your project"
        loading={<LoadingState label="Loading your project" lines={6} />}
        missing={<NoSuchProject />}
      >
        {id ? <ProjectScreen id={id} wanted={wanted} /> : <WhichProject />}
      </Feature>
    </ClientScreen>
  );
}

/** Without a number: the only project, or the choice of several. */
function WhichProject() {
  const { uid } = useSignedIn();
  const mine = useRecords(projects, projectQueries.projectsOfMember, [uid]);
  const [only] = mine;
  if (!only) {
    return (
      <EmptyState
        seed="client-project"
        title="You have no projects yet"
        action={<ButtonLink href={paths.client.quotes()}>See your quotes</ButtonLink>}
      >
        <p>
          Your project starts when you accept a quote. You’ll then see every step, what’s done and what comes
          next.
        </p>
      </EmptyState>
    );
  }
  if (mine.length === 1) return <ProjectScreen id={only.id} wanted={null} />;
  return (
    <>
      <PageHead title="Your projects" lead="Choose one to see its steps." />
      <Rows>
        {mine.map((project) =>
          isUnreadable(project) ? (
            <UnreadableRow key={project.id} />
          ) : (
            <ProjectRow key={project.id} project={project} mark={<Marks project={project} />} />
          ),
        )}
      </Rows>
    </>
  );
}

/** Which of several projects to open first. */
function Marks({ project }: { readonly project: Stored<Project> }) {
  const { tone, words } = milestoneWords.inReview;
  const isWaiting = project.awaitsAnswer && project.status !== 'cancelled';
  return (
    <>
      {isWaiting ? <StatusBadge tone={tone}>{words}</StatusBadge> : null}
      <UnreadMark project={project} />
    </>
  );
}

interface ProjectScreenProps {
  readonly id: string;
  /** The step whose answer the address asks for. */
  readonly wanted: string | null;
}

function ProjectScreen({ id, wanted }: ProjectScreenProps) {
  const project = useRecord(projects, id);
  const steps = useRecords(milestones, projectQueries.milestonesOfProject, [], { parents: [id] });
  if (!project) return <NoSuchProject />;
  const view = projectView(project, readableRows(steps), { isSignedIn: true });
  return (
    <ProjectDocument
      view={view}
      needed={
        <>
          <UnreadLink project={project} />
          <ProjectNeeded projectId={id} view={view} wanted={wanted} />
        </>
      }
      below={<Below projectId={id} />}
    >
      {steps.filter(isUnreadable).map((step) => (
        <UnreadableNote key={step.id} />
      ))}
      {project.quoteId ? (
        <p className={styles.quiet}>
          This is what we agreed:{' '}
          <Anchor href={paths.client.quote(project.quoteId)}>{`quote ${project.quoteId}`}</Anchor>.
        </p>
      ) : null}
    </ProjectDocument>
  );
}

function Below({ projectId }: { readonly projectId: string }) {
  return (
    <>
      <ClientUpdates projectId={projectId} />
      <MessagesPanel kind="projects" threadId={projectId} />
      <ProjectInvoices projectId={projectId} />
      <FilesPanel projectId={projectId} />
      <ActivityPart projectId={projectId} />
    </>
  );
}

function NoSuchProject() {
  return (
    <section className={styles.missing} aria-labelledby="no-such-project">
      <h1 id="no-such-project">We can’t find this project</h1>
      <p>There is no project with this number in your account.</p>
      <ButtonRow>
        <ButtonLink href={paths.client.project()} variant="primary">
          See your projects
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}

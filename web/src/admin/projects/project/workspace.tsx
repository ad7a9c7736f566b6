import type { Client } from '@agency/domain/client/schema';
import type { Project } from '@agency/domain/project/schema';
import { isShared } from '@agency/domain/project/view';
import type { Stored } from '@agency/domain/shared/parse';
import { lazy, type ReactNode } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Card } from '../../../ui/app/card.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import editor from '../../shared/editor/editor.module.css';
import { useNow } from '../../shared/use-now.ts';
import { MilestonesPanel } from '../milestones/milestones-panel.tsx';
import { useClient, useProject } from '../queries.ts';
import { Head } from './head.tsx';
import { NoSuchProject } from './no-such-project.tsx';
import { Section, SectionLinks, useSectionOfAddress } from './section.tsx';
import { SidePanels } from './side-panels.tsx';
import { WhenNear } from './when-near.tsx';

const Messages = lazy(async () => ({
  default: (await import('../../../views/message/messages-panel.tsx')).Messages,
}));
const ChecklistsPanel = lazy(async () => ({
  default: (await import('../checklists/checklists-panel.tsx')).ChecklistsPanel,
}));
const UpdatesPanel = lazy(async () => ({
  default: (await import('../news/updates-panel.tsx')).UpdatesPanel,
}));
const NotesPanel = lazy(async () => ({ default: (await import('../news/notes-panel.tsx')).NotesPanel }));
const FilesPanel = lazy(async () => ({
  default: (await import('../../../views/files/files-panel.tsx')).FilesPanel,
}));

/** One project: its head, and below it a section for each part of the work. */
export function Workspace({ projectId }: { readonly projectId: string }) {
  const project = useProject(projectId);
  return project ? <OfClient project={project} /> : <NoSuchProject />;
}

function OfClient({ project }: { readonly project: Stored<Project> }) {
  return <OpenProject project={project} client={useClient(project.clientId)} />;
}

const sections = [
  { id: 'milestones', title: 'Milestones' },
  { id: 'checklists', title: 'Checklists' },
  { id: 'messages', title: 'Messages' },
  { id: 'updates', title: 'Updates' },
  { id: 'notes', title: 'Internal notes' },
  { id: 'files', title: 'Files' },
  { id: 'about', title: 'Money and details' },
] as const;

interface OpenProps {
  readonly project: Stored<Project>;
  readonly client: Stored<Client> | null;
}

function OpenProject({ project, client }: OpenProps) {
  const now = useNow();
  useSectionOfAddress();
  return (
    <>
      <Head project={project} client={client} now={now} />
      <SectionLinks sections={sections} />
      <div className={editor.editor}>
        <div className={editor.columns}>
          <div className={editor.main}>
            <Section id="milestones">
              <Feature subject="the milestones" loading={<LoadingState lines={6} />}>
                <MilestonesPanel project={project} client={client} now={now} />
              </Feature>
            </Section>
            <Later id="checklists" subject="the checklists">
              <ChecklistsPanel project={project} now={now} />
            </Later>
            <Card title="Messages">
              <Later id="messages" subject="the messages">
                <Messages kind="projects" threadId={project.id} isStaff />
              </Later>
            </Card>
            <Later id="updates" subject="the updates">
              <UpdatesPanel project={project} />
            </Later>
            <Later id="notes" subject="the notes">
              <NotesPanel projectId={project.id} />
            </Later>
            <Later id="files" subject="the files">
              <FilesPanel projectId={project.id} isStaff isShared={isShared(project)} />
            </Later>
          </div>
          <aside id="about" tabIndex={-1} className={editor.side} aria-label="About this project">
            <SidePanels project={project} client={client} now={now} />
          </aside>
        </div>
      </div>
    </>
  );
}

interface LaterProps {
  readonly id: (typeof sections)[number]['id'];
  readonly subject: string;
  readonly children: ReactNode;
}

/** A section that is read when it comes near. */
function Later({ id, subject, children }: LaterProps) {
  const loading = <LoadingState lines={5} />;
  return (
    <Section id={id}>
      <WhenNear loading={loading}>
        <Feature subject={subject} loading={loading}>
          {children}
        </Feature>
      </WhenNear>
    </Section>
  );
}

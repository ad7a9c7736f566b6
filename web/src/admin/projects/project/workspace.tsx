import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { ActivityPart } from '../../../views/activity/activity-part.tsx';
import { FilesPanel } from '../../../views/files/files-panel.tsx';
import editor from '../../shared/editor/editor.module.css';
import { useNow } from '../../shared/use-now.ts';
import { MilestonesPanel } from '../milestones/milestones-panel.tsx';
import { NotesPanel } from '../news/notes-panel.tsx';
import { UpdatesPanel } from '../news/updates-panel.tsx';
import { useClient, useProject } from '../queries.ts';
import { Head } from './head.tsx';
import { NoSuchProject } from './no-such-project.tsx';
import { Section, SectionLinks } from './section.tsx';

/** One project: its head, and below it a section for each part of the work. */
export function Workspace({ projectId }: { readonly projectId: string }) {
  const project = useProject(projectId);
  return project ? <OpenProject project={project} /> : <NoSuchProject />;
}

const sections = [
  { id: 'milestones', title: 'Milestones' },
  { id: 'updates', title: 'Updates' },
  { id: 'files', title: 'Files' },
  { id: 'notes', title: 'Internal notes' },
  { id: 'activity', title: 'Activity' },
] as const;

function OpenProject({ project }: { readonly project: Stored<Project> }) {
  const now = useNow();
  const client = useClient(project.clientId);
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
            <Section id="updates">
              <UpdatesPanel project={project} />
            </Section>
            <Section id="files">
              <FilesPanel projectId={project.id} isStaff />
            </Section>
            <Section id="notes">
              <NotesPanel projectId={project.id} />
            </Section>
            <Section id="activity">
              <ActivityPart projectId={project.id} isStaff />
            </Section>
          </div>
          <aside className={editor.side} aria-label="About this project" />
        </div>
      </div>
    </>
  );
}

import type { Checklist } from '@agency/domain/checklist/schema';
import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { checklists } from '../../../firebase/records/checklist.ts';
import { projects } from '../../../firebase/records/project.ts';
import { ProgressBar } from '../../../ui/app/states.tsx';
import { progressOf } from '../../shared/checklist/words.ts';
import { useNow } from '../../shared/use-now.ts';
import { BeforeCompletion } from './before-completion.tsx';
import styles from './checklist.module.css';
import { Head } from './head.tsx';
import { Items } from './items.tsx';
import { MoveDates } from './move-dates.tsx';
import { NoSuchChecklist } from './no-such-checklist.tsx';

/** One checklist: how it stands, and below it what is to be done. */
export function Workspace({ checklistId }: { readonly checklistId: string }) {
  const checklist = useRecord(checklists, checklistId);
  if (checklist === null) return <NoSuchChecklist />;
  const { projectId } = checklist;
  if (projectId === null) return <Open checklist={checklist} project={null} />;
  return (
    <Feature subject="its project" loading={null} resetKey={projectId}>
      <OfProject checklist={checklist} projectId={projectId} />
    </Feature>
  );
}

interface OpenProps {
  readonly checklist: Stored<Checklist>;
  /** Null without one, or where it has been deleted. */
  readonly project: Stored<Project> | null;
}

function OfProject({ checklist, projectId }: Pick<OpenProps, 'checklist'> & { readonly projectId: string }) {
  return <Open checklist={checklist} project={useRecord(projects, projectId)} />;
}

function Open({ checklist, project }: OpenProps) {
  const now = useNow();
  const { kind, items } = checklist;
  const hasProgress = kind === 'running' && Object.keys(items).length > 0;
  return (
    <>
      <Head checklist={checklist} project={project} />
      <div className={styles.progress}>
        {hasProgress ? <ProgressBar label="Progress" {...progressOf(checklist)} /> : null}
        {project ? <MoveDates checklist={checklist} project={project} /> : null}
        {kind === 'template' || project ? <BeforeCompletion checklist={checklist} /> : null}
      </div>
      <Items checklist={checklist} now={now} />
    </>
  );
}

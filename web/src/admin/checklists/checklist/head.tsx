import type { Checklist } from '@agency/domain/checklist/schema';
import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../../ui/anchor.tsx';
import { PageHead } from '../../../ui/app/card.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { listWords } from '../../shared/checklist/words.ts';
import { ChecklistActions } from './actions.tsx';
import { useBackHref } from './use-back-href.ts';

interface Props {
  readonly checklist: Stored<Checklist>;
  readonly project: Stored<Project> | null;
}

/** The title, how the list stands, and which project it is for. */
export function Head({ checklist, project }: Props) {
  const { label, tone } = listWords(checklist);
  return (
    <PageHead
      above={<Anchor href={useBackHref()}>Back to checklists</Anchor>}
      title={checklist.title}
      status={
        <span role="status">
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </span>
      }
      lead={<OfProject checklist={checklist} project={project} />}
      actions={<ChecklistActions checklist={checklist} />}
    />
  );
}

function OfProject({ checklist: { kind, projectId }, project }: Props) {
  if (project)
    return <Anchor href={adminPaths.project(project)}>{`${project.number}, ${project.name}`}</Anchor>;
  if (projectId !== null) return <span>A project that has been deleted</span>;
  return <span>{kind === 'template' ? 'Start new checklists from this template' : 'Not for a project'}</span>;
}

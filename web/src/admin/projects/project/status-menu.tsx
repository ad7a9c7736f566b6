import type { Project } from '@agency/domain/project/schema';
import { type ProjectStatus, projectStatuses } from '@agency/domain/project/status';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Menu } from '../../../ui/app/menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { ConfirmOperation } from '../../shared/confirm-operation.tsx';
import { statusChange } from './status-words.ts';

/** The changes of status that there are from here, each with what it means for the client. */
export function StatusMenu({ project }: { readonly project: Stored<Project> }) {
  const [asked, setAsked] = useState<ProjectStatus | null>(null);
  const next: readonly ProjectStatus[] = projectStatuses.transitions[project.status];
  if (next.length === 0 && asked === null) return null;
  return (
    <>
      <Menu
        trigger={<Button iconEnd={<ChevronDownIcon />}>Change status</Button>}
        groups={[
          next.map((to) => {
            const { label, tone } = statusChange(project, to);
            return {
              key: to,
              label,
              tone: tone === 'danger' ? ('danger' as const) : undefined,
              onSelect: () => setAsked(to),
            };
          }),
        ]}
      />
      {asked ? <StatusDialog project={project} to={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

interface DialogProps {
  readonly project: Stored<Project>;
  readonly to: ProjectStatus;
  readonly onClose: () => void;
}

function StatusDialog({ project, to, onClose }: DialogProps) {
  // As it was asked: the change itself arrives while the question is still open.
  const [change] = useState(() => statusChange(project, to));
  const next: readonly ProjectStatus[] = projectStatuses.transitions[project.status];
  const { label, question, consequences, cancelLabel, tone, done } = change;
  return (
    <ConfirmOperation
      operation="setProjectStatus"
      input={{ projectId: project.id, status: to }}
      title={question}
      confirmLabel={label}
      cancelLabel={cancelLabel}
      tone={tone}
      disabledReason={next.includes(to) ? null : 'Someone else has just changed the status.'}
      done={() => done}
      onClose={onClose}
    >
      {consequences.map((consequence) => (
        <p key={consequence}>{consequence}</p>
      ))}
    </ConfirmOperation>
  );
}

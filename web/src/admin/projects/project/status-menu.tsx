import type { Checklist } from '@agency/domain/checklist/schema';
import type { Project } from '@agency/domain/project/schema';
import { type ProjectStatus, projectStatuses } from '@agency/domain/project/status';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Menu } from '../../../ui/app/menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { ConfirmOperation } from '../../shared/confirm-operation.tsx';
import { OpenChecklists, useOpenChecklists } from './open-checklists.tsx';
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
      {asked ? <StatusQuestion project={project} to={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

interface DialogProps {
  readonly project: Stored<Project>;
  readonly to: ProjectStatus;
  readonly onClose: () => void;
}

function StatusQuestion(props: DialogProps) {
  if (props.to !== 'completed') return <StatusDialog {...props} open={[]} />;
  return (
    <Feature subject="the checklists" loading={null}>
      <CompletionDialog {...props} />
    </Feature>
  );
}

/** Says what is open before one tries. */
function CompletionDialog(props: DialogProps) {
  return <StatusDialog {...props} open={useOpenChecklists(props.project.id)} />;
}

interface StatusDialogProps extends DialogProps {
  /** The checklists that stand in its way. */
  readonly open: readonly Stored<Checklist>[];
}

function StatusDialog({ project, to, open, onClose }: StatusDialogProps) {
  // As it was asked: the change itself arrives while the question is still open.
  const [change] = useState(() => statusChange(project, to));
  const next: readonly ProjectStatus[] = projectStatuses.transitions[project.status];
  const { label, question, consequences, cancelLabel, tone, done } = change;
  const undone = open.length > 0 ? 'Finish what is open in these checklists first.' : null;
  const obstacle = next.includes(to) ? undone : 'Someone else has just changed the status.';
  return (
    <ConfirmOperation
      operation="setProjectStatus"
      input={{ projectId: project.id, status: to }}
      title={question}
      confirmLabel={label}
      cancelLabel={cancelLabel}
      tone={tone}
      disabledReason={obstacle}
      done={() => done}
      onClose={onClose}
    >
      {open.length > 0 ? (
        <OpenChecklists open={open} />
      ) : (
        consequences.map((consequence) => <p key={consequence}>{consequence}</p>)
      )}
    </ConfirmOperation>
  );
}

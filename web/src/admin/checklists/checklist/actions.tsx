import type { Checklist } from '@agency/domain/checklist/schema';
import { toAppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOperation } from '../../../firebase/use-operation.ts';
import { Menu } from '../../../ui/app/menu.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { copyTitle } from '../../shared/checklist/words.ts';
import { saveChecklistHead } from '../../shared/checklist/writes.ts';
import { newId } from '../../shared/new-id.ts';
import { RenameDialog } from './rename-dialog.tsx';

interface Props {
  readonly checklist: Stored<Checklist>;
}

const archivedObstacle = 'It’s archived. Restore it first.';

/** What can be done with a whole list. */
export function ChecklistActions({ checklist }: Props) {
  const { id, kind, archived } = checklist;
  const [isRenaming, setRenaming] = useState(false);
  const { copy, error } = useCopy(checklist);
  const archive = useArchive(checklist);
  const isTemplate = kind === 'template';
  const obstacle = archived ? archivedObstacle : null;
  const saveAs = isTemplate
    ? []
    : [
        {
          key: 'template',
          label: 'Save as template',
          disabledReason: obstacle,
          onSelect: () => copy('template'),
        },
      ];
  return (
    <>
      <ButtonRow>
        {isTemplate && !archived ? (
          <ButtonLink variant="primary" href={adminPaths.checklists({ new: '1', from: id })}>
            Use this template
          </ButtonLink>
        ) : null}
        <Menu
          trigger={<Button iconEnd={<ChevronDownIcon />}>More</Button>}
          groups={[
            [
              { key: 'rename', label: 'Rename', onSelect: () => setRenaming(true) },
              { key: 'copy', label: 'Duplicate', disabledReason: obstacle, onSelect: () => copy(kind) },
              ...saveAs,
            ],
            [
              {
                key: 'archive',
                label: archived ? 'Restore' : 'Archive',
                onSelect: () => void archive(!archived),
              },
            ],
          ]}
        />
      </ButtonRow>
      {error ? <p role="alert">{error}</p> : null}
      {isRenaming ? <RenameDialog checklist={checklist} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}

/** Copies the list, as one of the same kind or as a template, and opens the copy. */
function useCopy({ id, title, kind, projectId }: Stored<Checklist>) {
  const toast = useToast();
  const navigate = useNavigate();
  const { run, error } = useOperation('createChecklist');
  const copy = async (as: Checklist['kind']) => {
    const isSame = as === kind;
    const made = await run({
      checklistId: newId(),
      title: isSame ? copyTitle(title) : title,
      kind: as,
      projectId: as === 'template' ? null : projectId,
      templateId: id,
    });
    if (made === null) return;
    toast(isSame ? 'Copy made' : 'Template saved');
    navigate(adminPaths.checklist({ id: made.checklistId }));
  };
  return { copy: (as: Checklist['kind']) => void copy(as), error: error?.message ?? null };
}

function useArchive({ id, title }: Stored<Checklist>) {
  const toast = useToast();
  const save = async (archived: boolean) => {
    try {
      await saveChecklistHead(id, { archived });
      const undo = { label: 'Undo', onAction: () => void save(!archived) };
      toast(archived ? `‘${title}’ archived` : `‘${title}’ restored`, { action: undo });
    } catch (thrown) {
      toast(toAppError(thrown).message, { tone: 'danger' });
    }
  };
  return save;
}

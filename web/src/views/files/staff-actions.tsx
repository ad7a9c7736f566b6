import type { ProjectFile } from '@agency/domain/file/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useOperation } from '../../firebase/use-operation.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { Button } from '../../ui/button.tsx';
import styles from './files.module.css';

interface StaffActionsProps {
  readonly projectId: string;
  readonly file: Stored<ProjectFile>;
}

/** Staff actions on a file: share it with the client or keep it internal, and remove it. */
export function StaffActions({ projectId, file: { id: fileId, name, visibility } }: StaffActionsProps) {
  const [asking, setAsking] = useState<'show' | 'remove' | null>(null);
  const show = useOperation('setFileVisibility');
  const remove = useOperation('removeProjectFile');
  const isShown = visibility === 'client';
  const close = () => setAsking(null);
  return (
    <>
      <Button
        ref={handOnFocus}
        size="small"
        variant="quiet"
        busy={show.busy}
        about={name}
        onClick={() =>
          isShown ? void show.run({ projectId, fileId, visibility: 'internal' }) : setAsking('show')
        }
      >
        {isShown ? 'Hide from client' : 'Show to client'}
      </Button>
      <Button ref={handOnFocus} size="small" variant="quiet" about={name} onClick={() => setAsking('remove')}>
        Remove
      </Button>
      {show.error && asking === null ? (
        <span className={styles.problem} role="alert">
          {show.error.message}
        </span>
      ) : null}
      {asking === 'show' ? (
        <ConfirmDialog
          task={show}
          input={{ projectId, fileId, visibility: 'client' }}
          title={`Show ‘${name}’ to the client?`}
          confirmLabel="Show to client"
          cancelLabel="Not now"
          onClose={close}
        >
          <p>
            Everyone with an account for this project can open it, and anyone with its link sees its name.
          </p>
        </ConfirmDialog>
      ) : null}
      {asking === 'remove' ? (
        <ConfirmDialog
          task={remove}
          input={{ projectId, fileId }}
          title={`Remove ‘${name}’?`}
          confirmLabel="Remove file"
          tone="danger"
          onClose={close}
        >
          <p>It will be removed for everyone. You can’t undo this.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

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
  const [isAsking, setAsking] = useState(false);
  const show = useOperation('setFileVisibility');
  const remove = useOperation('removeProjectFile');
  const isShown = visibility === 'client';
  const other = isShown ? 'internal' : 'client';
  return (
    <>
      <Button
        ref={handOnFocus}
        size="small"
        variant="quiet"
        busy={show.busy}
        about={name}
        onClick={() => void show.run({ projectId, fileId, visibility: other })}
      >
        {isShown ? 'Keep internal' : 'Show to client'}
      </Button>
      <Button ref={handOnFocus} size="small" variant="quiet" about={name} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {show.error ? (
        <span className={styles.problem} role="alert">
          {show.error.message}
        </span>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          task={remove}
          input={{ projectId, fileId }}
          title={`Remove ${name}?`}
          confirmLabel="Remove file"
          tone="danger"
          onClose={() => setAsking(false)}
        >
          <p>It will be removed for everyone. You can’t undo this.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

import { type ProjectFile, takeBackUntil } from '@agency/domain/file/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useOperation } from '../../firebase/use-operation.ts';
import { useIsBefore } from '../../platform/use-is-before.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { Button } from '../../ui/button.tsx';

interface TakeBackProps {
  readonly projectId: string;
  /** The person's own. */
  readonly file: Stored<ProjectFile>;
}

/** Takes back a file that was added by mistake, for as long as that is possible. */
export function TakeBack({ projectId, file }: TakeBackProps) {
  const [isAsking, setAsking] = useState(false);
  const task = useOperation('takeBackFile');
  const isPossible = useIsBefore(takeBackUntil(file));
  const { id: fileId, name } = file;
  return (
    <>
      {isPossible ? (
        <Button ref={handOnFocus} size="small" variant="quiet" about={name} onClick={() => setAsking(true)}>
          Take back
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          task={task}
          input={{ projectId, fileId }}
          title={`Take back ‘${name}’?`}
          confirmLabel="Take back file"
          tone="danger"
          onClose={() => setAsking(false)}
        >
          <p>It will be removed for everyone. You can’t undo this.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

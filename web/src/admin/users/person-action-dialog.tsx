import { useOperation } from '../../firebase/use-operation.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useToast } from '../../ui/app/toast.tsx';
import type { PersonAction } from './user-actions.ts';

interface Props {
  readonly action: PersonAction;
  readonly uid: string;
  readonly onClose: () => void;
  readonly onDone?: ((action: PersonAction) => void) | undefined;
}

/** Confirms, runs the action, reports the result. */
export function PersonActionDialog({ action, uid, onClose, onDone }: Props) {
  const toast = useToast();
  const operation = useOperation(action.operation);
  return (
    <ConfirmDialog
      task={operation}
      input={{ uid }}
      title={action.question}
      tone={action.tone}
      confirmLabel={action.label}
      cancelLabel="Cancel"
      onClose={onClose}
      onDone={(answer) => {
        const wasNeedless = 'sent' in answer && !answer.sent;
        if (wasNeedless)
          toast('This address has already been confirmed, so nothing was sent', { tone: 'info' });
        else toast(action.done);
        onDone?.(action);
      }}
    >
      <p>{action.consequence}</p>
    </ConfirmDialog>
  );
}

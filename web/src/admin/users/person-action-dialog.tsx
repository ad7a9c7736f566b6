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

/** Asks, does it, says what happened. */
export function PersonActionDialog({ action, uid, onClose, onDone }: Props) {
  const toast = useToast();
  const operation = useOperation(action.operation);
  const confirm = async (): Promise<void> => {
    const answer = await operation.run({ uid });
    if (!answer) return;
    onClose();
    const wasNeedless = 'sent' in answer && !answer.sent;
    if (wasNeedless) toast('This address is confirmed already; nothing was sent', { tone: 'info' });
    else toast(action.done);
    onDone?.(action);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={action.question}
      tone={action.tone}
      confirmLabel={action.label}
      cancelLabel="Cancel"
      busy={operation.busy}
      error={operation.error?.message ?? null}
      onConfirm={() => void confirm()}
    >
      <p>{action.consequence}</p>
    </ConfirmDialog>
  );
}

import { useOperation } from '../../../firebase/use-operation.ts';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import type { SimpleAction } from './simple-actions.ts';

interface Props {
  readonly action: SimpleAction;
  readonly quoteId: string;
  readonly onClose: () => void;
}

/** Confirms, runs the action, reports the result. */
export function SimpleActionDialog({ action, quoteId, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation(action.operation);
  return (
    <ConfirmDialog
      task={operation}
      input={{ quoteId }}
      title={action.question}
      tone={action.tone}
      confirmLabel={action.confirmLabel}
      cancelLabel={action.cancelLabel}
      onClose={onClose}
      onDone={() => toast(action.done)}
    >
      <p>{action.consequence}</p>
    </ConfirmDialog>
  );
}

import type { OperationInput, OperationName, OperationOutput } from '@agency/domain/operations/operations';
import type { ReactNode } from 'react';
import { useOperation } from '../../firebase/use-operation.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useToast } from '../../ui/app/toast.tsx';

interface Props<TName extends OperationName> {
  readonly operation: TName;
  readonly input: OperationInput<TName>;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'normal' | 'danger';
  /** Why it can't be done any more, where that changes while the question is open. */
  readonly disabledReason?: string | null;
  /** What to say once it is done. */
  readonly done: (output: OperationOutput<TName>) => string;
  readonly onClose: () => void;
}

/** Confirms, runs the operation, says what came of it. */
export function ConfirmOperation<TName extends OperationName>({
  operation,
  done,
  children,
  disabledReason,
  ...props
}: Props<TName>) {
  const toast = useToast();
  const task = useOperation(operation);
  return (
    <ConfirmDialog
      {...props}
      task={task}
      disabledReason={task.busy ? null : disabledReason}
      onDone={(output) => toast(done(output))}
    >
      {children}
    </ConfirmDialog>
  );
}

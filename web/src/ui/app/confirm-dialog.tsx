import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { RunningTask } from '../../platform/use-task.ts';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';
import { cx } from '../cx.ts';
import { intoView } from '../into-view.ts';
import styles from './dialog.module.css';
import { useEscape } from './escape.ts';
import { useFocusReturn } from './focus-return.ts';

export interface ConfirmDialogProps<TInput, TOutput> {
  /** The operation or task to confirm. */
  readonly task: RunningTask<TInput, TOutput>;
  readonly input: TInput;
  /** The question: 'Withdraw quote Q-2026-014?'. */
  readonly title: string;
  /** The consequence, and whether it can be undone. */
  readonly children: ReactNode;
  /** What has to be answered first. */
  readonly question?: ReactNode;
  /** Why it can't be confirmed as things stand. */
  readonly disabledReason?: string | null | undefined;
  /** The button's label: 'Withdraw quote'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'normal' | 'danger' | undefined;
  /** Closes the dialog: done or cancelled. */
  readonly onClose: () => void;
  /** Runs after the dialog closed: what to say, and where to go next. */
  readonly onDone?: ((output: TOutput) => void) | undefined;
}

/**
 * Confirms an irreversible action and runs it. Focus starts on 'Cancel'. Nothing closes the dialog while it runs; if
 * it fails the dialog stays and says why.
 */
export function ConfirmDialog<TInput, TOutput>(props: ConfirmDialogProps<TInput, TOutput>) {
  const { task, title, children, confirmLabel, cancelLabel = 'Keep it' } = props;
  const { remember, onCloseAutoFocus } = useFocusReturn();
  const { close, confirm } = useAnswers(props);
  const onlyHere = useEscape(close);
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.overlay} />
        <AlertDialog.Content
          {...onlyHere}
          className={cx(styles.dialog, styles.small)}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          data-density={document.querySelector('[data-density]')?.getAttribute('data-density')}
        >
          <div className={styles.body}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className={styles.description}>{children}</div>
            </AlertDialog.Description>
            {props.question}
            {task.error ? (
              <div ref={intoView}>
                <Callout tone="danger" announce="alert">
                  <p>{task.error.message}</p>
                </Callout>
              </div>
            ) : null}
          </div>
          <div className={styles.actions}>
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={props.tone === 'danger' ? 'danger' : 'primary'}
              busy={task.busy}
              disabledReason={props.disabledReason}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function useAnswers<TInput, TOutput>(props: ConfirmDialogProps<TInput, TOutput>) {
  const { task, input, onClose, onDone } = props;
  return {
    close() {
      if (task.busy) return;
      // Reopened, it starts afresh.
      task.clearError();
      onClose();
    },
    async confirm() {
      const output = await task.run(input);
      if (output === null) return;
      onClose();
      onDone?.(output);
    },
  };
}

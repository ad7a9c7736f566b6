import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';
import { cx } from '../cx.ts';
import styles from './dialog.module.css';
import { useEscape } from './escape.ts';
import { useFocusReturn } from './focus-return.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question: 'Withdraw quote Q-2026-014?'. */
  readonly title: string;
  /** What happens then, and whether it can be undone. */
  readonly children: ReactNode;
  /** What the button does: 'Withdraw quote'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'normal' | 'danger' | undefined;
  readonly busy: boolean;
  /** Why it did not work. The dialog stays open. */
  readonly error: string | null;
  readonly onConfirm: () => void;
}

/** Asks before what cannot be taken back. Focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel = 'Keep it', busy, error } = props;
  const { remember, onCloseAutoFocus } = useFocusReturn();
  const change = (next: boolean) => !busy && onOpenChange(next);
  const onlyHere = useEscape(() => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
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
            {error ? (
              <Callout tone="danger" announce="alert">
                {error}
              </Callout>
            ) : null}
          </div>
          <div className={styles.actions}>
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={props.tone === 'danger' ? 'danger' : 'primary'}
              busy={busy}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

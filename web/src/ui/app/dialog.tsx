import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { CrossIcon } from '../icons.tsx';
import styles from './dialog.module.css';
import { useEscape } from './escape.ts';
import { useFocusReturn } from './focus-return.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** The footer, in view while the middle scrolls. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly children?: ReactNode;
}

const PANEL_SIZES = { small: styles.panelSmall, medium: undefined, large: styles.panelLarge };

interface FrameProps extends DialogProps {
  readonly frame: string | undefined;
}

/** A form starts in its first field; a text on its close button. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector<HTMLElement>(
    'input:not([type="hidden"]), select, textarea',
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function DialogFrame({ frame, open, onOpenChange, title, description, actions, children }: FrameProps) {
  const { remember, onCloseAutoFocus } = useFocusReturn();
  const onlyHere = useEscape(() => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...onlyHere}
          className={frame}
          data-density={document.querySelector('[data-density]')?.getAttribute('data-density')}
          onOpenAutoFocus={(event) => {
            remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          // Wrapping round from the first tab stop to the last does not scroll on its own.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <CrossIcon />
              </IconButton>
            </Radix.Close>
          </div>
          <div className={styles.body}>
            {description ? (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            ) : null}
            {children}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** One question or one short form over the page. */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <DialogFrame {...props} frame={cx(styles.dialog, styles[size])} />;
}

/** A record in a panel from the right, while the list stays where it was. */
export function SidePanel({ size = 'medium', ...props }: DialogProps) {
  return <DialogFrame {...props} frame={cx(styles.panel, PANEL_SIZES[size])} />;
}

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Anchor, type AnchorProps } from './anchor.tsx';
import styles from './button.module.css';
import { cx } from './cx.ts';

/** `primary` is the next step: once on a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small' | 'large';

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly wide?: boolean | undefined;
  /**
   * Its object, for people who hear the button out of context: 'Remove' about 'Anna Reed'. The accessible name always
   * begins with the visible label, for speech control; hence no `aria-label`.
   */
  readonly about?: string | undefined;
  /** A decorative icon before (or, with `iconEnd`, after) the words. */
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
}

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'about' | 'aria-label'>,
    Look {
  readonly busy?: boolean | undefined;
  /**
   * Why the action is not possible now. The button stays focusable and says so; it does nothing. Null where it is
   * possible: the button is then laid out beside the reason from the start, and keeps the focus when one appears.
   */
  readonly disabledReason?: string | null | undefined;
  /** Gives the reason only to screen readers and on hover, where there is no room for a line (tables, toolbars). */
  readonly reasonHidden?: boolean | undefined;
}

const look = ({ variant = 'secondary', size = 'medium', wide }: Look, className?: string): string =>
  cx(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide, className);

// Text that changes stands in an element by itself, here and everywhere: a browser's translation puts elements of its own
// in the place of texts, and what React changes beside them would not be seen.
function Words({ about, children }: { about: string | undefined; children: ReactNode }) {
  if (!about) return <span>{children}</span>;
  return (
    <span>
      <span>{children}</span>
      <span className="sr-only">{` ${about}`}</span>
    </span>
  );
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    iconEnd,
    about,
    busy,
    disabledReason,
    reasonHidden,
    className,
    children,
    onClick,
    type,
    ...rest
  } = props;
  const reasonId = useId();
  const stopped = Boolean(busy || disabledReason);
  const guard = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!stopped) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const button = (
    <button
      {...rest}
      type={type ?? 'button'}
      title={(reasonHidden && disabledReason) || rest.title}
      className={look({ variant, size, wide }, className)}
      aria-disabled={stopped || undefined}
      aria-busy={busy || undefined}
      aria-describedby={cx(rest['aria-describedby'], disabledReason && reasonId) || undefined}
      onClick={guard}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <Words about={about}>{children}</Words>
      {iconEnd}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={cx(styles.withReason, wide && styles.wide)}>
      {button}
      {disabledReason ? (
        <span className={reasonHidden ? 'sr-only' : styles.reason} id={reasonId}>
          {disabledReason}
        </span>
      ) : null}
    </span>
  );
}

export interface ButtonLinkProps extends Omit<AnchorProps, 'about' | 'aria-label'>, Look {}

export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  about,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={look({ variant, size, wide }, className)}>
      {icon}
      <Words about={about}>{children}</Words>
      {iconEnd}
    </Anchor>
  );
}

/** Buttons side by side, wrapping whole. */
export function ButtonRow({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return <div className={cx(styles.row, className)}>{children}</div>;
}

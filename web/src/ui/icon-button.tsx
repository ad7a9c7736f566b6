import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Its label, for screen readers and on hover. */
  readonly label: string;
  readonly children: ReactNode;
}

export function IconButton({ label, children, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      className={cx(styles.button, className)}
    >
      {children}
    </button>
  );
}

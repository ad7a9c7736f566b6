import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './form-layout.module.css';

interface Box {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Fields of one subject under one legend. */
export function Fieldset(props: Box & { readonly legend: string; readonly hint?: ReactNode }) {
  return (
    <fieldset className={cx(styles.fieldset, props.className)}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.hint ? <p className={styles.hint}>{props.hint}</p> : null}
      <div className={styles.stack}>{props.children}</div>
    </fieldset>
  );
}

/** Fields below one another. */
export function FieldStack({ children, className }: Box) {
  return <div className={cx(styles.stack, className)}>{children}</div>;
}

/** Short fields side by side where there is room. */
export function FieldRow({ children, className }: Box) {
  return <div className={cx(styles.row, className)}>{children}</div>;
}

/** The foot of a form: submit, then cancel. `note` says what happens next or what it costs. */
export function FormActions({ children, note, className }: Box & { readonly note?: ReactNode }) {
  return (
    <div className={cx(styles.actions, className)}>
      {children}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}

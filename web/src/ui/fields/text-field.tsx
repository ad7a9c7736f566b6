import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

type Own = keyof FieldTexts;
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, Own> {
  /** Shown before or after what is typed: '@', 'days'. */
  readonly prefix?: string;
  readonly suffix?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { name, label, id, hint, error, optional, labelHidden, className, prefix, suffix, ...input } = props;
  return (
    <Field {...{ name, label, id, hint, error, optional, labelHidden, className }}>
      {(control) => {
        const box = <input type="text" {...input} name={name} {...control} />;
        if (!prefix && !suffix) return box;
        return (
          <div className={styles.affixed}>
            {prefix ? <Affix>{prefix}</Affix> : null}
            {box}
            {suffix ? <Affix end>{suffix}</Affix> : null}
          </div>
        );
      }}
    </Field>
  );
}

function Affix({ children, end }: { readonly children: string; readonly end?: boolean }) {
  return (
    <span className={cx(styles.affix, end && styles.affixEnd)} aria-hidden="true">
      {children}
    </span>
  );
}

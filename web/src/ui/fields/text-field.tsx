import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { useFieldId } from './field-id.ts';

type Own = keyof FieldTexts;
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, Own> {
  /** Shown before or after what is typed: '@', 'days'. */
  readonly prefix?: string;
  readonly suffix?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { name, label, id, hint, error, optional, labelHidden, className, prefix, suffix, ...input } = props;
  const fieldId = useFieldId(name, id);
  const affixIds = cx(prefix && `${fieldId}-prefix`, suffix && `${fieldId}-suffix`);
  return (
    <Field {...{ name, label, id, hint, error, optional, labelHidden, className }} describedBy={affixIds}>
      {(control) => {
        const box = <input type="text" {...input} name={name} {...control} />;
        if (!prefix && !suffix) return box;
        return (
          <div className={styles.affixed}>
            {prefix ? <Affix id={`${fieldId}-prefix`}>{prefix}</Affix> : null}
            {box}
            {suffix ? (
              <Affix id={`${fieldId}-suffix`} end>
                {suffix}
              </Affix>
            ) : null}
          </div>
        );
      }}
    </Field>
  );
}

interface AffixProps {
  readonly id: string;
  readonly children: string;
  readonly end?: boolean;
}

/** Describes the field: without its unit a number says too little. */
function Affix({ id, children, end }: AffixProps) {
  return (
    <span id={id} className={cx(styles.affix, end && styles.affixEnd)}>
      {children}
    </span>
  );
}

import { type ChangeEvent, type ComponentPropsWithRef, useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { useFieldId } from './field-id.ts';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts | 'maxLength'> {
  /** Characters allowed. Counted and shown near the end; typing over it is not cut off, so that nothing is lost. */
  readonly limit?: number | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { name, label, id, hint, error, optional, labelHidden, className, limit, onChange, ...area } = props;
  const initial = String(area.value ?? area.defaultValue ?? '').length;
  const [typed, setTyped] = useState(initial);
  const fieldId = useFieldId(name, id);
  // Text counts that was there before the page came to life, or was put there by the form around.
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLTextAreaElement) setTyped(field.value.length);
  });
  const length = area.value === undefined ? typed : String(area.value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field
      {...{ name, label, id, hint, error, optional, labelHidden, className }}
      aside={limit ? <Count length={length} limit={limit} /> : null}
    >
      {(control) => <textarea rows={5} {...area} name={name} onChange={change} {...control} />}
    </Field>
  );
}

function Count({ length, limit }: { readonly length: number; readonly limit: number }) {
  const left = limit - length;
  const words = left < 0 ? `${-left} characters too many` : `${left} characters left`;
  const near = left <= Math.max(50, limit * 0.1);
  return (
    <span className={cx(styles.count, left < 0 && styles.over)} role="status">
      {near ? words : ''}
    </span>
  );
}

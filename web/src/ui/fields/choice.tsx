import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './choice.module.css';
import { FieldError, type FieldTexts, Hint, labelWords } from './field.tsx';
import { useFieldId } from './field-id.ts';

export interface CheckboxFieldProps
  extends Omit<FieldTexts, 'labelHidden' | 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type'> {}

/** One checkbox with its label: consent, terms, a switch. */
export function CheckboxField({ name, label, id, hint, error, className, ...input }: CheckboxFieldProps) {
  const fieldId = useFieldId(name, id);
  const described = cx(hint ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : '') || undefined;
  return (
    <div className={cx(styles.single, className)}>
      <Choice
        {...input}
        type="checkbox"
        name={name}
        id={fieldId}
        label={label}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      />
      <div className={styles.indent}>
        <Hint id={fieldId} hint={hint} />
        <FieldError id={fieldId} error={error} />
      </div>
    </div>
  );
}

interface ChoiceProps extends ComponentPropsWithRef<'input'> {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
  readonly card?: boolean | undefined;
}

function Choice({ label, detail, aside, card, ...input }: ChoiceProps) {
  return (
    <label className={cx(styles.choice, card && styles.card)}>
      <input
        {...input}
        className={cx(styles.input, input.type === 'radio' ? styles.radio : styles.checkbox)}
      />
      <span className={styles.words}>
        <span className={cx(card && styles.name)}>{label}</span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
    </label>
  );
}

export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** At the right edge of a card: a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceGroupProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'value' | 'defaultValue' | 'checked'> {
  readonly options: readonly ChoiceOption[];
  readonly look?: 'list' | 'cards' | undefined;
}

interface Kind {
  readonly type: 'radio' | 'checkbox';
  readonly isDefault: (value: string) => boolean | undefined;
  readonly isChecked: (value: string) => boolean | undefined;
}

/** The first choice has the field's id, so that an error summary links to a focusable control. */
function ChoiceGroup({ kind, ...props }: ChoiceGroupProps & { readonly kind: Kind }) {
  const { name, label, id, hint, error, optional, labelHidden, className, options, look, ...input } = props;
  const fieldId = useFieldId(name, id);
  const described = cx(hint ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : '') || undefined;
  return (
    <fieldset className={cx(styles.group, className)} aria-describedby={described}>
      <legend className={cx(styles.legend, labelHidden && 'sr-only')}>
        {labelWords({ label, optional })}
      </legend>
      <Hint id={fieldId} hint={hint} />
      <div className={look === 'cards' ? styles.cards : styles.list}>
        {options.map((option, i) => (
          <Choice
            {...input}
            key={option.value}
            type={kind.type}
            name={name}
            id={i === 0 ? fieldId : `${fieldId}-${option.value}`}
            value={option.value}
            label={option.label}
            detail={option.detail}
            aside={option.aside}
            card={look === 'cards'}
            disabled={option.disabled ?? input.disabled}
            defaultChecked={kind.isDefault(option.value)}
            checked={kind.isChecked(option.value)}
          />
        ))}
      </div>
      <div className={styles.below}>
        <FieldError id={fieldId} error={error} />
      </div>
    </fieldset>
  );
}

export interface RadioGroupProps extends ChoiceGroupProps {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
}

export function RadioGroup({ value, defaultValue, ...props }: RadioGroupProps) {
  const kind: Kind = {
    type: 'radio',
    isDefault: (v) => (defaultValue === undefined || value !== undefined ? undefined : v === defaultValue),
    isChecked: (v) => (value === undefined ? undefined : v === value),
  };
  return <ChoiceGroup {...props} kind={kind} />;
}

export interface CheckboxGroupProps extends ChoiceGroupProps {
  readonly value?: readonly string[] | undefined;
  readonly defaultValue?: readonly string[] | undefined;
}

/** Several of many; posts `name` once per chosen value. */
export function CheckboxGroup({ value, defaultValue, ...props }: CheckboxGroupProps) {
  const kind: Kind = {
    type: 'checkbox',
    isDefault: (v) =>
      defaultValue === undefined || value !== undefined ? undefined : defaultValue.includes(v),
    isChecked: (v) => (value === undefined ? undefined : value.includes(v)),
  };
  return <ChoiceGroup {...props} kind={kind} />;
}

import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import styles from './field.module.css';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password that can be shown. `autoComplete` says whether it is the current or a new one. */
export function PasswordField(
  props: Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'autoComplete'> & {
    readonly autoComplete: 'current-password' | 'new-password';
  },
) {
  const { name, label, id, hint, error, optional, labelHidden, className, ...input } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <Field {...{ name, label, id, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <div className={styles.affixed}>
          <input
            {...input}
            type={shown ? 'text' : 'password'}
            name={name}
            spellCheck={false}
            autoCapitalize="none"
            {...control}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={shown}
            aria-controls={control.id}
            aria-label="Show password"
            onClick={() => setShown(!shown)}
          >
            <Icon size={18} />
            <span>{shown ? 'Hide' : 'Show'}</span>
          </button>
        </div>
      )}
    </Field>
  );
}

import { useState } from 'react';
import { EyeIcon, type IconProps, Line } from '../icons.tsx';
import styles from './field.module.css';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

function EyeOffIcon(props: IconProps) {
  return (
    <Line
      d="M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.500a16 16 0 0 1-2.3 3.100M6.5 7A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 5-1.500M9.9 9.900a3 3 0 0 0 4.2 4.200M4 4l16 16"
      {...props}
    />
  );
}

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

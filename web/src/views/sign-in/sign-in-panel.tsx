import { email } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/choice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { ResetRequest } from './reset-request.tsx';
import styles from './sign-in.module.css';
import type { SignInArea } from './sign-in-area.ts';
import { loadSignIn, type SignedIn, useSignIn } from './use-sign-in.ts';

const signInInput = v.object({
  email,
  password: v.pipe(v.string(), v.minLength(1, 'Enter your password')),
  rememberMe: v.boolean(),
});
type SignInInput = v.InferOutput<typeof signInInput>;

interface SignInPanelProps {
  readonly area: SignInArea;
  readonly title: string;
  /** Above the form: why it is shown. */
  readonly intro?: ReactNode;
  readonly aside?: ReactNode;
  /** Runs between the sign-in and the requested page; its errors are shown here. */
  readonly after?: () => Promise<SignedIn>;
  /** Off where only one particular account helps. */
  readonly withGoogle?: boolean;
}

const goOn = async (): Promise<SignedIn> => 'go';

export function SignInPanel({
  area,
  title,
  intro,
  aside,
  after = goOn,
  withGoogle = true,
}: SignInPanelProps) {
  const [isResetting, setResetting] = useState(false);
  const isHydrated = useHydrated();
  const signIn = useSignIn(area);
  const form = useForm<SignInInput>({
    resolver: valibotResolver(signInInput),
    defaultValues: { email: '', password: '', rememberMe: false },
  });
  const submit = (values: SignInInput) =>
    signIn.run(async () => {
      const { signInWithPassword } = await loadSignIn();
      await signInWithPassword(values);
      return after();
    });
  if (isResetting) {
    return <ResetRequest area={area} address={form.getValues('email')} onBack={() => setResetting(false)} />;
  }
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {intro}
      {/* Without script, or before it runs, a submit would put the password into the address. */}
      <fieldset className={styles.fields} disabled={!isHydrated} onFocus={() => void loadSignIn()}>
        <PageForm
          form={form}
          onSubmit={submit}
          submitting={signIn.busy}
          error={signIn.error}
          submitLabel="Sign in"
          submittingLabel="Signing in"
          warnUnsaved={false}
          actions={
            <Button variant="quiet" onClick={() => setResetting(true)}>
              Forgot your password?
            </Button>
          }
        >
          <TextField
            {...fieldProps(form, 'email')}
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <PasswordField {...fieldProps(form, 'password')} label="Password" autoComplete="current-password" />
          <CheckboxField
            {...fieldProps(form, 'rememberMe')}
            label="Stay signed in on this device"
            hint="Don’t choose this on a device you share with others."
          />
        </PageForm>
        {withGoogle ? (
          <GoogleButton signIn={signIn} rememberMe={() => form.getValues('rememberMe')} after={after} />
        ) : null}
      </fieldset>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </>
  );
}

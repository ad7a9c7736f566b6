import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import type { Door } from './door.ts';
import { type NewPasswordInput, newPasswordInput, passwordHint } from './new-password-fields.ts';
import { ResetRequest } from './reset-request.tsx';
import styles from './sign-in.module.css';
import { loadSignIn, useSignIn } from './use-sign-in.ts';

/** The page behind the link of a reset mail. The code is used only when the button is pressed. */
export function NewPassword({ door, code }: { readonly door: Door; readonly code: string }) {
  const [isAsking, setAsking] = useState(false);
  const signIn = useSignIn(door);
  const form = useForm<NewPasswordInput>({
    resolver: valibotResolver(newPasswordInput),
    defaultValues: { password: '' },
  });
  const submit = ({ password }: NewPasswordInput) =>
    signIn.run(async () => {
      const { setNewPassword, signInWithPassword } = await loadSignIn();
      const email = await setNewPassword(code, password);
      return signInWithPassword({ email, password, rememberMe: false });
    });
  if (isAsking) return <ResetRequest door={door} address="" onBack={() => setAsking(false)} />;
  return (
    <>
      <h1 className={styles.title}>Choose a new password</h1>
      <p className={styles.intro}>It takes effect at once, and every other device has to sign in again.</p>
      <PageForm
        form={form}
        onSubmit={submit}
        submitting={signIn.busy}
        error={signIn.error}
        submitLabel="Set new password"
        submittingLabel="Setting your password"
        warnUnsaved={false}
        actions={
          signIn.error ? (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Ask for a new link
            </Button>
          ) : null
        }
      >
        <PasswordField
          {...fieldProps(form, 'password')}
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
        />
      </PageForm>
    </>
  );
}

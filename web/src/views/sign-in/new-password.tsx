import { toAppError } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { type PasswordChangeAnswer, passwordChangeAnswer } from '@agency/domain/user/registration';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { postJson } from '../../platform/post-json.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { type NewPasswordInput, newPasswordInput, passwordHint } from './new-password-fields.ts';
import { ResetRequest } from './reset-request.tsx';
import styles from './sign-in.module.css';
import type { SignInArea } from './sign-in-area.ts';
import { loadSignIn, useSignIn } from './use-sign-in.ts';

/** Goes to our server, which checks the password as at registration before it consumes the code. */
async function setNewPassword(oobCode: string, password: string): Promise<PasswordChangeAnswer> {
  return v.parse(passwordChangeAnswer, await postJson(paths.api.passwordChanges(), { oobCode, password }));
}

/** The page behind the link of a reset mail. The code is used only when the button is pressed. */
export function NewPassword({ area, code }: { readonly area: SignInArea; readonly code: string }) {
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const signIn = useSignIn(area);
  const form = useForm<NewPasswordInput>({
    resolver: valibotResolver(newPasswordInput),
    defaultValues: { password: '' },
  });
  const submit = async ({ password }: NewPasswordInput): Promise<void> => {
    setError(null);
    try {
      const { email } = await setNewPassword(code, password);
      await signIn.run(async () => {
        const { signInWithPassword } = await loadSignIn();
        await signInWithPassword({ email, password, rememberMe: false });
        return 'go';
      });
    } catch (thrown) {
      const { message, issues } = toAppError(thrown);
      const ofField = issues.find(({ path }) => path === 'password');
      if (ofField) form.setError('password', { type: 'server', message: ofField.message });
      else setError(message);
    }
  };
  const shownError = error ?? signIn.error;
  if (isAsking) return <ResetRequest area={area} address="" onBack={() => setAsking(false)} />;
  return (
    <>
      <h1 className={styles.title}>Choose a new password</h1>
      <p className={styles.intro}>It takes effect straight away and signs you out on every other device.</p>
      <PageForm
        form={form}
        onSubmit={submit}
        submitting={form.formState.isSubmitting || signIn.busy}
        error={shownError}
        submitLabel="Set new password"
        submittingLabel="Setting your password"
        warnUnsaved={false}
        actions={
          shownError ? (
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

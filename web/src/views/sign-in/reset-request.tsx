import { toAppError } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { type PasswordResetInput, passwordResetInput } from '@agency/domain/user/registration';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postJson } from '../../platform/post-json.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { LookInMailbox } from './look-in-mailbox.tsx';
import styles from './sign-in.module.css';
import type { SignInArea } from './sign-in-area.ts';

interface ResetRequestProps {
  readonly area: SignInArea;
  readonly address: string;
  readonly onBack: () => void;
}

/** Asks for a mail with a link to a new password. The answer is the same for every address. */
export function ResetRequest({ area, address, onBack }: ResetRequestProps) {
  const [error, setError] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<PasswordResetInput>({
    resolver: valibotResolver(passwordResetInput),
    defaultValues: { email: address, area },
  });
  const { isSubmitting } = form.formState;
  const submit = async (values: PasswordResetInput): Promise<void> => {
    setError(null);
    try {
      await postJson(paths.api.passwordResets(), values);
      setSentTo(values.email);
    } catch (thrown) {
      setError(toAppError(thrown).message);
    }
  };
  if (sentTo !== null) {
    return (
      <LookInMailbox address={sentTo} onBack={onBack}>
        If there’s an account with this address, we’ll email its owner a link to set a new password. The link
        expires after an hour.
      </LookInMailbox>
    );
  }
  return (
    <>
      <h1 className={styles.title}>Set a new password</h1>
      <p className={styles.intro}>
        Enter your email address and we’ll send you a link to choose a new password.
      </p>
      <PageForm
        form={form}
        onSubmit={submit}
        submitting={isSubmitting}
        error={error}
        submitLabel="Send the link"
        submittingLabel="Sending"
        warnUnsaved={false}
        actions={
          <Button variant="quiet" onClick={onBack}>
            Back
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
      </PageForm>
    </>
  );
}

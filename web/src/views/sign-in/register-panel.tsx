import { toAppError } from '@agency/domain/shared/errors';
import { type ClientRegistrationInput, clientRegistrationInput } from '@agency/domain/user/registration';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { paths } from '../../paths.ts';
import { postJson } from '../../platform/post-json.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Contour } from '../../ui/contour/contour.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { LookInMailbox } from './look-in-mailbox.tsx';
import { passwordHint } from './new-password-fields.ts';
import styles from './sign-in.module.css';

const fields: ReadonlySet<string> = new Set<FieldPath<ClientRegistrationInput>>([
  'name',
  'email',
  'password',
]);

function isField(path: string): path is FieldPath<ClientRegistrationInput> {
  return fields.has(path);
}

/** Registration. Goes to our server, never to the authentication service, and always has the same answer. */
export function RegisterPanel() {
  const [error, setError] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const form = useForm<ClientRegistrationInput>({
    resolver: valibotResolver(clientRegistrationInput),
    defaultValues: { name: '', email: '', password: '' },
  });
  const submit = async (values: ClientRegistrationInput): Promise<void> => {
    setError(null);
    try {
      await postJson(paths.api.clientRegistrations(), values);
      setSentTo(values.email);
    } catch (thrown) {
      const failure = toAppError(thrown);
      const known = failure.issues.filter(({ path }) => isField(path));
      for (const { path, message } of known)
        if (isField(path)) form.setError(path, { type: 'server', message });
      setError(known.length > 0 ? null : failure.message);
    }
  };
  return (
    <div className={styles.page}>
      <Contour seed="register" className={styles.contour} />
      <div className={styles.card}>
        {sentTo === null ? (
          <>
            <h1 className={styles.title}>Create your account</h1>
            <p className={styles.intro}>
              See your quotes and how your project stands. Use the address we write to, then what we sent you
              before is there too.
            </p>
            <fieldset className={styles.fields} disabled={!isHydrated}>
              <PageForm
                form={form}
                onSubmit={submit}
                submitting={form.formState.isSubmitting}
                error={error}
                submitLabel="Create account"
                submittingLabel="Creating your account"
                warnUnsaved={false}
              >
                <TextField {...fieldProps(form, 'name')} label="Name" autoComplete="name" />
                <TextField
                  {...fieldProps(form, 'email')}
                  label="Email"
                  type="email"
                  autoComplete="username"
                  inputMode="email"
                />
                <PasswordField
                  {...fieldProps(form, 'password')}
                  label="Password"
                  hint={passwordHint}
                  autoComplete="new-password"
                />
              </PageForm>
            </fieldset>
            <p className={styles.aside}>
              <span>
                You have an account? <Anchor href={paths.client.login()}>Go to the sign-in page</Anchor>
              </span>
            </p>
          </>
        ) : (
          <LookInMailbox address={sentTo}>We have sent you an email. Follow what it says.</LookInMailbox>
        )}
        <noscript>
          <p className={styles.note}>
            Creating an account needs JavaScript. Your quotes and projects open without it from the links in
            our emails.
          </p>
        </noscript>
      </div>
    </div>
  );
}

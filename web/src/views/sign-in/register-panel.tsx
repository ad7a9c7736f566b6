import { toAppError } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { type ClientRegistrationInput, clientRegistrationInput } from '@agency/domain/user/registration';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { postJson } from '../../platform/post-json.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Contour } from '../../ui/contour/contour.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { readKnownPerson } from './known-person.ts';
import { LookInMailbox } from './look-in-mailbox.tsx';
import { passwordHint } from './new-password-fields.ts';
import styles from './sign-in.module.css';
import { type SignInArea, signInAreas } from './sign-in-area.ts';

const fields: ReadonlySet<string> = new Set<FieldPath<ClientRegistrationInput>>([
  'name',
  'email',
  'password',
]);

function isField(path: string): path is FieldPath<ClientRegistrationInput> {
  return fields.has(path);
}

const texts = {
  client: {
    title: 'Create your account',
    intro:
      'See your quotes and follow your project. Use the address we email you at, and everything we’ve sent you will be there.',
    button: 'Create account',
    post: paths.api.clientRegistrations(),
    sent: 'We’ve sent you an email. Please follow the steps in it.',
    withoutScript:
      'You need JavaScript to create an account. Without it, you can open your quotes and projects from the links in our emails.',
  },
  admin: {
    title: 'Ask for access to the back office',
    intro:
      'For people who work here. Confirm your address first. A colleague who has access will then approve your account.',
    button: 'Ask for access',
    post: paths.api.adminRegistrations(),
    sent: 'We’ve sent you an email. Use it to confirm your address. We’ll email you again once a colleague has approved your account.',
    withoutScript: 'You need JavaScript to ask for access. Switch it on in your browser’s settings.',
  },
} as const;

/** Registration. Goes to our server, never to the authentication service, and always gets the same response. */
export function RegisterPanel({ area }: { readonly area: SignInArea }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const text = texts[area];
  return (
    <div className={area === 'admin' ? undefined : styles.page}>
      {/* The back office's page has its hillside at the side and no header, so the form has no card there. */}
      {area === 'admin' ? null : <Contour seed="register" className={styles.contour} />}
      <div className={area === 'admin' ? styles.bare : styles.card}>
        {sentTo === null ? (
          <RegisterForm area={area} onSent={setSentTo} />
        ) : (
          <LookInMailbox address={sentTo}>{text.sent}</LookInMailbox>
        )}
        <noscript>
          <p className={styles.note}>{text.withoutScript}</p>
        </noscript>
      </div>
    </div>
  );
}

interface RegisterFormProps {
  readonly area: SignInArea;
  readonly onSent: (address: string) => void;
}

function RegisterForm({ area, onSent }: RegisterFormProps) {
  const [error, setError] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const form = useForm<ClientRegistrationInput>({
    resolver: valibotResolver(clientRegistrationInput),
    defaultValues: { name: '', email: '', password: '' },
  });
  useEffect(() => {
    const known = readKnownPerson(window.location.hash);
    if (known.name !== '') form.setValue('name', known.name);
    if (known.email !== '') form.setValue('email', known.email);
  }, [form]);
  const text = texts[area];
  const submit = async (values: ClientRegistrationInput): Promise<void> => {
    setError(null);
    try {
      await postJson(text.post, values);
      onSent(values.email);
    } catch (thrown) {
      const failure = toAppError(thrown);
      const known = failure.issues.filter(({ path }) => isField(path));
      for (const { path, message } of known)
        if (isField(path)) form.setError(path, { type: 'server', message });
      setError(known.length > 0 ? null : failure.message);
    }
  };
  return (
    <>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.intro}>{text.intro}</p>
      <fieldset className={styles.fields} disabled={!isHydrated}>
        <PageForm
          form={form}
          onSubmit={submit}
          submitting={form.formState.isSubmitting}
          error={error}
          submitLabel={text.button}
          submittingLabel="Sending"
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
          Already have an account? <Anchor href={signInAreas[area].login}>Sign in</Anchor>
        </span>
      </p>
    </>
  );
}

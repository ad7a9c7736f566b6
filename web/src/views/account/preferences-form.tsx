import { notificationPreferences, type optionalMails } from '@agency/domain/user/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import type * as v from 'valibot';
import { useOperation } from '../../firebase/use-operation.ts';
import { CheckboxField } from '../../ui/fields/choice.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { useStoredForm } from '../../ui/form/stored-form.ts';
import { Outcome } from './account-section.tsx';

type Preferences = v.InferOutput<typeof notificationPreferences>;
type Mail = (typeof optionalMails)[number];

interface PreferencesFormProps {
  readonly preferences: Preferences;
  /** The optional mails of this person, described for them. */
  readonly mails: readonly { readonly name: Mail; readonly label: string; readonly hint: string }[];
}

/** Which optional mails the person gets. All others are always sent. */
export function PreferencesForm({ preferences, mails }: PreferencesFormProps) {
  const operation = useOperation('setNotificationPreferences');
  const [isSaved, setSaved] = useState(false);
  const { form, meanwhile } = useStoredForm<Preferences>({
    resolver: valibotResolver(notificationPreferences),
    stored: preferences,
  });
  const save = async (chosen: Preferences): Promise<void> => {
    setSaved(false);
    if (!(await operation.run({ preferences: chosen }))) return;
    form.reset(chosen);
    setSaved(true);
  };
  return (
    <PageForm
      form={form}
      meanwhile={meanwhile}
      onSubmit={save}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Save choices"
      submittingLabel="Saving"
      submitVariant="secondary"
      actions={<Outcome>{isSaved && !form.formState.isDirty ? 'Saved.' : ''}</Outcome>}
    >
      {mails.map(({ name, label, hint }) => (
        <CheckboxField key={name} {...fieldProps(form, name)} label={label} hint={hint} />
      ))}
    </PageForm>
  );
}

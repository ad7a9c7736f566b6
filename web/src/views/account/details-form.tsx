import { isBlank } from '@agency/domain/shared/plain-text';
import { type OwnProfile, ownProfile } from '@agency/domain/user/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import * as v from 'valibot';
import { useTask } from '../../platform/use-task.ts';
import { FieldStack } from '../../ui/fields/form-layout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { useStoredForm } from '../../ui/form/stored-form.ts';
import { saveProfile } from './account.client.ts';
import { Outcome } from './account-section.tsx';

/** The form's values: no phone is an empty one. */
const detailsInput = v.pipe(
  v.object({ displayName: v.string(), phone: v.string() }),
  v.transform(({ displayName, phone }) => ({ displayName, phone: isBlank(phone) ? null : phone })),
  ownProfile,
);

interface DetailsFormProps {
  readonly profile: OwnProfile;
  /** Staff have none on record. */
  readonly withPhone: boolean;
}

/** Name and phone, which the owner writes directly to the database. */
export function DetailsForm({ profile, withPhone }: DetailsFormProps) {
  const task = useTask(saveProfile);
  const [isSaved, setSaved] = useState(false);
  const { form, meanwhile } = useStoredForm<v.InferInput<typeof detailsInput>, OwnProfile>({
    resolver: valibotResolver(detailsInput),
    stored: { displayName: profile.displayName, phone: profile.phone ?? '' },
  });
  const save = async (changed: OwnProfile): Promise<void> => {
    setSaved(false);
    if ((await task.run(changed)) === null) return;
    form.reset({ displayName: changed.displayName, phone: changed.phone ?? '' });
    setSaved(true);
  };
  return (
    <PageForm
      form={form}
      meanwhile={meanwhile}
      onSubmit={save}
      submitting={task.busy}
      error={task.error?.message ?? null}
      submitLabel="Save details"
      submittingLabel="Saving"
      actions={<Outcome>{isSaved && !form.formState.isDirty ? 'Saved.' : ''}</Outcome>}
    >
      <FieldStack>
        <TextField {...fieldProps(form, 'displayName')} label="Name" autoComplete="name" />
        {withPhone ? (
          <TextField
            {...fieldProps(form, 'phone')}
            label="Phone"
            type="tel"
            optional
            autoComplete="tel"
            hint="We’ll only call if something can’t wait."
          />
        ) : null}
      </FieldStack>
    </PageForm>
  );
}

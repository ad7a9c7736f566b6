import { altText, type Picture } from '@agency/domain/picture/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import * as v from 'valibot';
import { useOperation } from '../../../firebase/use-operation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { useStoredForm } from '../../../ui/form/stored-form.ts';

const typed = v.object({ alt: altText });
type Typed = v.InferOutput<typeof typed>;

export const altLabel = 'What the picture shows';
export const altHint = 'Read out to people who can’t see it, in place of the picture.';

interface Props extends Pick<Picture, 'alt'> {
  readonly pictureId: string;
  /** Its `updatedAt` in milliseconds. */
  readonly seen: number;
  readonly onSaved?: (saved: { readonly alt: string; readonly seen: number }) => void;
}

/** What a picture of the library shows, in words. */
export function AltTextForm({ pictureId, alt, seen, onSaved }: Props) {
  const operation = useOperation('describePicture');
  const [done, setDone] = useState('');
  const { form, meanwhile } = useStoredForm<Typed>({ resolver: valibotResolver(typed), stored: { alt } });
  const save = async (values: Typed): Promise<void> => {
    setDone('');
    const saved = await operation.run({ pictureId, alt: values.alt, seen });
    if (saved === null) return;
    form.reset(values);
    setDone('Saved.');
    onSaved?.({ alt: values.alt, seen: saved.seen });
  };
  return (
    <PageForm
      form={form}
      meanwhile={meanwhile}
      onSubmit={save}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Save description"
      submittingLabel="Saving"
      submitVariant="secondary"
      note={<span role="status">{done}</span>}
    >
      <TextField {...fieldProps(form, 'alt')} label={altLabel} hint={altHint} />
    </PageForm>
  );
}

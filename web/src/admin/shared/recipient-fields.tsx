import type { UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import { FieldRow } from '../../ui/fields/form-layout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import type { RecipientForm, recipientSchema } from './recipient-form.ts';

interface Props {
  readonly form: UseFormReturn<RecipientForm, unknown, v.InferOutput<typeof recipientSchema>>;
  readonly nameLabel: string;
}

/** A person and the company that they are from. */
export function RecipientFields({ form, nameLabel }: Props) {
  return (
    <>
      <TextField {...fieldProps(form, 'name')} label={nameLabel} autoComplete="off" />
      <TextField {...fieldProps(form, 'email')} label="Email" type="email" autoComplete="off" />
      <FieldRow>
        <TextField {...fieldProps(form, 'company')} label="Company" optional autoComplete="off" />
        <TextField {...fieldProps(form, 'phone')} label="Phone" type="tel" optional autoComplete="off" />
      </FieldRow>
    </>
  );
}

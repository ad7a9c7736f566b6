import { FieldRow } from '../../ui/fields/form-layout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FieldState } from './enquiry-form.tsx';

interface PersonFieldsProps {
  readonly field: FieldState;
}

function NameField({ field }: PersonFieldsProps) {
  return <TextField {...field('name')} label="Name" autoComplete="name" />;
}

function EmailField({ field }: PersonFieldsProps) {
  return (
    <TextField
      {...field('email')}
      type="email"
      label="Email"
      autoComplete="email"
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}

/** The sender's name and email. */
export function NameAndEmail({ field }: PersonFieldsProps) {
  return (
    <FieldRow>
      <NameField field={field} />
      <EmailField field={field} />
    </FieldRow>
  );
}

/** The person asking for an offer, with optional company and phone. */
export function PersonFields({ field }: PersonFieldsProps) {
  return (
    <>
      <FieldRow>
        <NameField field={field} />
        <TextField {...field('company')} label="Company" optional autoComplete="organization" />
      </FieldRow>
      <FieldRow>
        <EmailField field={field} />
        <TextField {...field('phone')} type="tel" label="Phone" optional autoComplete="tel" />
      </FieldRow>
    </>
  );
}

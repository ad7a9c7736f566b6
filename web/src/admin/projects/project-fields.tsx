import type { UseFormReturn } from 'react-hook-form';
import { FieldRow } from '../../ui/fields/form-layout.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DateInput } from '../../ui/form/date-input.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import type { ProjectDetails, ProjectForm } from './project-form.ts';

/** What a project says about itself. */
export function ProjectFields({
  form,
}: {
  readonly form: UseFormReturn<ProjectForm, unknown, ProjectDetails>;
}) {
  return (
    <>
      <TextField {...fieldProps(form, 'name')} label="Project name" maxLength={120} autoComplete="off" />
      <TextArea
        {...fieldProps(form, 'summary')}
        label="What you’re building"
        optional
        hint="A few sentences for the client. They see it on their project page."
        rows={4}
        limit={5000}
      />
      <FieldRow>
        <DateInput control={form.control} name="startOn" label="Start" optional />
        <DateInput control={form.control} name="dueOn" label="End" optional />
      </FieldRow>
    </>
  );
}

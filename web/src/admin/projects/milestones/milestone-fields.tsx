import { milestone } from '@agency/domain/project/schema';
import { civilDate } from '@agency/domain/shared/fields';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DateInput } from '../../../ui/form/date-input.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { orNull } from '../../shared/or-null.ts';
import type { MilestoneText } from './writes.ts';

export const milestoneSchema = v.strictObject({
  title: milestone.entries.title,
  description: milestone.entries.description,
  plannedOn: orNull(civilDate),
});
export type MilestoneForm = v.InferInput<typeof milestoneSchema>;

export function milestoneToForm({ title, description, plannedOn }: MilestoneText): MilestoneForm {
  return { title, description, plannedOn: plannedOn ?? '' };
}

/** What a milestone says about itself. */
export function MilestoneFields({
  form,
}: {
  readonly form: UseFormReturn<MilestoneForm, unknown, MilestoneText>;
}) {
  return (
    <>
      <TextField {...fieldProps(form, 'title')} label="Title" maxLength={120} autoComplete="off" />
      <TextArea
        {...fieldProps(form, 'description')}
        label="What will be done by then"
        optional
        hint="The client sees this."
        rows={2}
        limit={2000}
      />
      <DateInput control={form.control} name="plannedOn" label="Planned for" optional />
    </>
  );
}

import { checklistQueries } from '@agency/domain/checklist/queries';
import { type Checklist, checklist as checklistSchema } from '@agency/domain/checklist/schema';
import type { Project } from '@agency/domain/project/schema';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { checklists } from '../../../firebase/records/checklist.ts';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { RadioGroup } from '../../../ui/fields/choice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { newId } from '../new-id.ts';
import { type ChosenProject, ProjectField } from './project-field.tsx';

interface Props {
  /** The project that it is for, where that is known. */
  readonly project: Stored<Project> | null;
  /** The template to start from, where that is known. */
  readonly from: string | null;
  readonly onClose: () => void;
  readonly onMade: (checklistId: string) => void;
}

/** Starts a checklist, empty or from a template, or a new template. */
export function NewChecklistDialog(props: Props) {
  return (
    <Feature subject="the templates" loading={null}>
      <WithTemplates {...props} />
    </Feature>
  );
}

const schema = v.strictObject({
  title: checklistSchema.entries.title,
  kind: checklistSchema.entries.kind,
  templateId: v.string(),
});
type Form = v.InferInput<typeof schema>;
type Template = Pick<Stored<Checklist>, 'id' | 'title'>;

function WithTemplates({ project, from, onClose, onMade }: Props) {
  const templates = useRecords(checklists, checklistQueries.checklistTemplates, ['template', false]).flatMap(
    (one) => (isUnreadable(one) ? [] : [one]),
  );
  const toast = useToast();
  const operation = useOperation('createChecklist');
  const [checklistId] = useState(newId);
  const [chosen, setChosen] = useState<ChosenProject>(project ?? 'none');
  const first = templates.find(({ id }) => id === from);
  const form = useForm<Form>({
    defaultValues: { title: first?.title ?? '', kind: 'running', templateId: first?.id ?? '' },
    resolver: valibotResolver(schema),
    mode: 'onTouched',
  });
  const make = async ({ title, kind, templateId }: Form) => {
    const isRunning = kind === 'running';
    const projectId = isRunning && typeof chosen === 'object' ? chosen.id : null;
    const made = await operation.run({
      checklistId,
      title,
      kind,
      projectId,
      templateId: (isRunning && templateId) || null,
    });
    if (made === null) return;
    onClose();
    toast(`‘${title}’ created`);
    onMade(made.checklistId);
  };
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={project ? `New checklist for ${project.name}` : 'New checklist'}
      form={form}
      onSubmit={make}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      disabledReason={chosen === 'choosing' ? 'Choose the project.' : null}
      submitLabel="Create"
      submittingLabel="Creating"
    >
      {project || first ? null : <KindField form={form} />}
      <RunningFields form={form} templates={templates} />
      <TextField {...fieldProps(form, 'title')} label="Title" maxLength={120} autoComplete="off" />
      {project ? null : <ForProject form={form} chosen={chosen} onChange={setChosen} />}
      <DatesNote form={form} templates={templates} chosen={chosen} />
    </DialogForm>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<Form>;
}

function KindField({ form }: FieldsProps) {
  return (
    <RadioGroup
      {...fieldProps(form, 'kind')}
      label="What do you want to create?"
      options={[
        { value: 'running', label: 'A checklist to work through' },
        { value: 'template', label: 'A template to start checklists from' },
      ]}
    />
  );
}

interface TemplatesProps extends FieldsProps {
  readonly templates: readonly Template[];
}

function RunningFields({ form, templates }: TemplatesProps) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  if (kind === 'template' || templates.length === 0) return null;
  const field = form.register('templateId', {
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      const template = templates.find(({ id }) => id === target.value);
      if (template && !form.getFieldState('title').isDirty) form.setValue('title', template.title);
    },
  });
  return (
    <SelectField
      {...field}
      label="Start from"
      placeholder="An empty list"
      options={templates.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

interface ProjectProps extends FieldsProps {
  readonly chosen: ChosenProject;
  readonly onChange: (chosen: ChosenProject) => void;
}

function ForProject({ form, ...props }: ProjectProps) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  return kind === 'running' ? <ProjectField {...props} /> : null;
}

/** Said before it is made: without a start the days of the template stay empty. */
function DatesNote({ form, templates, chosen }: TemplatesProps & Pick<ProjectProps, 'chosen'>) {
  const templateId = useWatch({ control: form.control, name: 'templateId' });
  const isFrom = templates.some(({ id }) => id === templateId);
  if (!isFrom || (typeof chosen === 'object' && chosen.startOn !== null)) return null;
  const words =
    typeof chosen === 'object'
      ? 'This project has no start date yet, so dates that are counted from it stay empty.'
      : 'Without a project, dates that are counted from its start stay empty.';
  return <p role="status">{words}</p>;
}

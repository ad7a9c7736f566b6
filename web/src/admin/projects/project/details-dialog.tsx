import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { useStoredForm } from '../../../ui/form/stored-form.ts';
import { ProjectFields } from '../project-fields.tsx';
import { type ProjectDetails, type ProjectForm, projectSchema, projectToForm } from '../project-form.ts';

interface Props {
  readonly project: Stored<Project>;
  readonly onClose: () => void;
}

/** Edits what the project says about itself; what a colleague saved meanwhile isn't saved over unseen. */
export function DetailsDialog({ project, onClose }: Props) {
  const toast = useToast();
  const operation = useOperation('saveProject');
  const { name, summary, startOn, dueOn } = project;
  const seen = useMemo(() => ({ name, summary, startOn, dueOn }), [name, summary, startOn, dueOn]);
  const stored = useMemo(() => projectToForm(seen), [seen]);
  const { form, meanwhile } = useStoredForm<ProjectForm, ProjectDetails>({
    resolver: valibotResolver(projectSchema),
    stored,
  });
  const save = async (details: ProjectDetails) => {
    if (!(await operation.run({ projectId: project.id, details, seen }))) return;
    form.reset(projectToForm(details));
    onClose();
    toast('Details saved');
  };
  const { error } = operation;
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Edit details"
      form={form}
      meanwhile={meanwhile}
      onSubmit={save}
      submitting={operation.busy}
      error={error ? (error.issues[0]?.message ?? error.message) : null}
      submitLabel="Save details"
      submittingLabel="Saving"
    >
      <ProjectFields form={form} />
    </DialogForm>
  );
}

import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useTask } from '../../../platform/use-task.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { DialogForm } from '../../../ui/form/dialog-form.tsx';
import { ProjectFields } from '../project-fields.tsx';
import { type ProjectDetails, type ProjectForm, projectSchema } from '../project-form.ts';
import type { ChosenClient } from './client-step.tsx';
import { type Copy, CopyField } from './copy-field.tsx';
import { createProject, newProjectId } from './new-project.ts';

interface Props {
  readonly client: ChosenClient;
  readonly copied: Stored<Project> | null;
  readonly onClose: () => void;
}

const empty: ProjectForm = { name: '', summary: '', startOn: '', dueOn: '' };

/** What the project is, and whether it starts as a copy of another. */
export function DetailsStep({ client: { name, ...client }, copied, onClose }: Props) {
  const toast = useToast();
  const navigate = useNavigate();
  const [projectId] = useState(newProjectId);
  const [copy, setCopy] = useState<Copy>(copied ?? 'blank');
  const form = useForm<ProjectForm, unknown, ProjectDetails>({
    defaultValues: empty,
    resolver: valibotResolver(projectSchema),
    mode: 'onTouched',
  });
  const creating = useTask(
    useCallback((input: Parameters<typeof createProject>[1]) => createProject(projectId, input), [projectId]),
  );
  const create = async (details: ProjectDetails) => {
    const id = await creating.run({ client, details, copyOf: typeof copy === 'object' ? copy.id : null });
    if (id === null) return;
    form.reset(empty);
    toast(`Project ${id} created`);
    navigate(adminPaths.project({ id }));
  };
  const { error } = creating;
  return (
    <DialogForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={`New project for ${name}`}
      description="The client doesn’t see it until you share it."
      form={form}
      onSubmit={create}
      submitting={creating.busy}
      error={error ? (error.issues[0]?.message ?? error.message) : null}
      disabledReason={copy === 'choosing' ? 'Choose the project to copy.' : null}
      submitLabel="Create project"
      submittingLabel="Creating project"
    >
      <CopyField copy={copy} onChange={setCopy} />
      <ProjectFields form={form} />
    </DialogForm>
  );
}

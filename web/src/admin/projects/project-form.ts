import { project } from '@agency/domain/project/schema';
import { civilDate } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { orNull } from '../shared/or-null.ts';

/** What a project says about itself, as the values of its fields. */
export const projectSchema = v.pipe(
  v.strictObject({
    name: project.entries.name,
    summary: project.entries.summary,
    startOn: orNull(civilDate),
    dueOn: orNull(civilDate),
  }),
  v.forward(
    v.partialCheck(
      [['startOn'], ['dueOn']],
      ({ startOn, dueOn }) => startOn === null || dueOn === null || startOn <= dueOn,
      'The end can’t be before the start',
    ),
    ['dueOn'],
  ),
);
export type ProjectForm = v.InferInput<typeof projectSchema>;
export type ProjectDetails = v.InferOutput<typeof projectSchema>;

export function projectToForm({ name, summary, startOn, dueOn }: ProjectDetails): ProjectForm {
  return { name, summary, startOn: startOn ?? '', dueOn: dueOn ?? '' };
}

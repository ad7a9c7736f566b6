import type { OperationInput } from '@agency/domain/operations/operations';
import { AppError } from '@agency/domain/shared/errors';
import { makeReference } from '@agency/domain/shared/ids';
import { callOperation } from '../../../firebase/operations.client.ts';

export function newProjectId(): string {
  return makeReference('project', (count) => crypto.getRandomValues(new Uint8Array(count)));
}

/** How often a number that another project has is replaced before we say so. */
const mostNumbers = 3;

/**
 * Creates a project under this id, which was made before the first try; where another project has it, under a new one.
 * @returns the id of the project.
 * @throws AppError
 */
export async function createProject(
  projectId: string,
  input: Omit<OperationInput<'createProject'>, 'projectId'>,
  create = (wanted: OperationInput<'createProject'>) => callOperation('createProject', wanted),
): Promise<string> {
  let id = projectId;
  for (let left = mostNumbers; ; left -= 1) {
    try {
      return (await create({ ...input, projectId: id })).projectId;
    } catch (thrown) {
      const isTaken = thrown instanceof AppError && thrown.code === 'already-exists';
      if (!isTaken || left <= 1) throw thrown;
      id = newProjectId();
    }
  }
}

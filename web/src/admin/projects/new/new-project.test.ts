import { AppError } from '@agency/domain/shared/errors';
import { isReference } from '@agency/domain/shared/ids';
import { expect, it, vi } from 'vitest';
import { createProject, newProjectId } from './new-project.ts';

const input = {
  client: { kind: 'existing', clientId: 'client-1' },
  details: { name: 'Shop', summary: '', startOn: null, dueOn: null },
  copyOf: null,
} as const;

it('makes ids that are references of projects', () => {
  expect(isReference('project', newProjectId())).toBe(true);
});

it('takes another number where a project has this one already, and says so when none is free', async () => {
  const taken = new AppError('already-exists', 'Another project has this number. Try again.');
  const create = vi.fn(async ({ projectId }: { projectId: string }) => {
    if (projectId === 'P-222222') throw taken;
    return { projectId };
  });
  const id = await createProject('P-222222', input, create);
  expect(id).not.toBe('P-222222');
  expect(create).toHaveBeenCalledTimes(2);
  const never = vi.fn(async () => Promise.reject(taken));
  await expect(createProject('P-222222', input, never)).rejects.toBe(taken);
  expect(never).toHaveBeenCalledTimes(3);
});

it('tries nothing else after any other error', async () => {
  const lost = new AppError('internal', 'We couldn’t reach the server.');
  const create = vi.fn(async () => Promise.reject(lost));
  await expect(createProject('P-222222', input, create)).rejects.toBe(lost);
  expect(create).toHaveBeenCalledTimes(1);
});

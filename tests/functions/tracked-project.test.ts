import type { ProjectFile } from '@agency/domain/file/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectBehind } from '../../functions/src/records/link/view.ts';
import { makeProject } from './project-world.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld('tracked-project');
});
afterAll(() => world.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 9, minute));
const secret = 'Only for staff';

async function plant(projectId: string, path: string, fields: Record<string, unknown>, minute: number) {
  const stamps = { createdAt: at(minute), updatedAt: at(minute), updatedBy: 'staff' };
  await world.deps.db.doc(`projects/${projectId}/${path}`).set({ ...fields, ...stamps });
}

const text = (title: string) => ({ title, body: `*${title}*`, createdBy: 'staff' });

function file(name: string, visibility: ProjectFile['visibility']) {
  const of = { contentType: 'image/png', storagePath: 'files/P-1/one', uploadedBy: 'staff' };
  return { name, visibility, size: 2048, uploaderName: 'Sam Webb', uploaderKind: 'staff', ...of };
}

it('shows by link the newest updates and files of the client, without names of people, and nothing internal', async () => {
  const projectId = await makeProject(world);
  await Promise.all(
    Array.from({ length: 22 }, async (_, minute) => {
      await plant(projectId, `updates/u${minute}`, text(`Update ${minute}`), minute);
      await plant(projectId, `files/f${minute}`, file(`Page ${minute}.png`, 'client'), minute);
    }),
  );
  await plant(projectId, 'notes/n1', text(secret), 30);
  await plant(projectId, 'files/hidden', file(`${secret}.png`, 'internal'), 30);
  const shown = await projectBehind(world.deps, { documentId: projectId });
  expect(shown?.updates).toHaveLength(20);
  expect(shown?.updates[0]).toEqual({
    id: 'u21',
    title: 'Update 21',
    body: '*Update 21*',
    publishedAt: at(21).toISOString(),
  });
  expect(shown?.files).toHaveLength(20);
  expect(shown?.files[0]).toEqual({ name: 'Page 21.png', size: 2048, addedAt: at(21).toISOString() });
  expect(JSON.stringify(shown)).not.toMatch(/Only for staff|Sam Webb|storagePath|"staff"/);
});

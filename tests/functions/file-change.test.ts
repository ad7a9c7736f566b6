import { projectFile } from '@agency/domain/file/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProjectFiles } from '../../functions/src/file/add.ts';
import { removeProjectFile, setFileVisibility } from '../../functions/src/file/change.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { removeExpired } from '../../functions/src/upload/remove-expired.ts';
import { png } from '../support/samples.ts';
import { unique } from '../support/suite.ts';
import { as, makePerson, makeProject, objectsBelow, put } from './file-world.ts';
import { breakingAt, killed } from './support/breaking-store.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let member: Person;
let staff: Person;
let projectId: string;

beforeAll(async () => {
  world = await makeWorld('file-change');
  member = await makePerson(world, 'rosa', 'client');
  staff = await makePerson(world, 'kim', 'admin');
  projectId = await makeProject(world, [member.uid]);
});
afterAll(() => world.close());

const hour = 3600_000;

async function fileOf(fileId: string, inProject = projectId) {
  const path = `projects/${inProject}/files/${fileId}`;
  return parseDocument(projectFile, path, (await world.deps.db.doc(path).get()).data());
}

describe('what staff do with files', () => {
  async function oneFile(): Promise<string> {
    const uploadId = unique('one');
    await put(world, staff.uid, uploadId, png);
    const input = { projectId, files: [{ uploadId, name: 'Logo.png' }], visibility: 'client' as const };
    const { added } = await addProjectFiles(world.deps, input, as(staff));
    return added[0] ?? '';
  }
  const activityOf = async (fileId: string) =>
    (await world.deps.db.doc(`projects/${projectId}/activity/file-${fileId}`).get()).exists;

  it('setFileVisibility hides a file with its activity entry, and shows both again', async () => {
    const fileId = await oneFile();
    const set = (visibility: 'client' | 'internal') =>
      setFileVisibility(world.deps, { projectId, fileId, visibility }, as(staff));
    expect(await set('internal')).toEqual({ visibility: 'internal' });
    expect(await fileOf(fileId)).toMatchObject({ visibility: 'internal' });
    expect(await activityOf(fileId)).toBe(false);
    await Promise.all([set('client'), set('client')]);
    expect(await fileOf(fileId)).toMatchObject({ visibility: 'client' });
    expect(await activityOf(fileId)).toBe(true);
    const missing = { projectId, fileId: 'never', visibility: 'client' as const };
    await expect(setFileVisibility(world.deps, missing, as(staff))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('removeProjectFile removes document, activity and bytes, once', async () => {
    const fileId = await oneFile();
    const remove = () => removeProjectFile(world.deps, { projectId, fileId }, as(staff));
    const answers = await Promise.all([remove(), remove()]);
    expect([...answers, await remove()]).toEqual(Array.from({ length: 3 }, () => ({ removed: true })));
    expect((await world.deps.db.doc(`projects/${projectId}/files/${fileId}`).get()).exists).toBe(false);
    expect(await activityOf(fileId)).toBe(false);
    expect(await objectsBelow(world, `files/${projectId}/${fileId}`)).toEqual([]);
    const never = { projectId, fileId: 'never' };
    await expect(removeProjectFile(world.deps, never, as(staff))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('leaves the bytes to the schedule when it is killed before it removes them', async () => {
    const fileId = await oneFile();
    const dying = removeProjectFile(breakingAt(world, 'delete', 'before'), { projectId, fileId }, as(staff));
    await expect(dying).rejects.toBe(killed);
    expect(await objectsBelow(world, `files/${projectId}/${fileId}`)).toHaveLength(1);
    world.setClock(new Date(Date.now() + 2 * hour));
    await removeExpired(world.deps);
    world.setClock(new Date());
    expect(await objectsBelow(world, `files/${projectId}/${fileId}`)).toEqual([]);
    expect((await world.deps.db.doc(`uploads/${fileId}`).get()).exists).toBe(false);
  });
});

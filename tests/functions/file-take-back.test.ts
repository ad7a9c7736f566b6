import { projectFile, takeBackMinutes } from '@agency/domain/file/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProjectFiles } from '../../functions/src/file/add.ts';
import { removeProjectFile, setFileVisibility } from '../../functions/src/file/change.ts';
import { takeBackFile } from '../../functions/src/file/take-back.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { fileWritten } from '../../functions/src/project/file-written.ts';
import { removeExpired } from '../../functions/src/upload/remove-expired.ts';
import { png } from '../support/samples.ts';
import { unique } from '../support/suite.ts';
import { as, makePerson, makeProject, objectsBelow, put } from './file-world.ts';
import { sendAll } from './money-mail.ts';
import { makeProject as makeSharedProject } from './project-world.ts';
import { breakingAt, killed } from './support/breaking-store.ts';
import { countOf, makeWorld, type World } from './world.ts';

let world: World;
let member: Person;
let colleague: Person;
let staff: Person;
let projectId: string;

beforeAll(async () => {
  world = await makeWorld('take-back');
  member = await makePerson(world, 'rosa', 'client');
  colleague = await makePerson(world, 'olga', 'client');
  staff = await makePerson(world, 'kim', 'admin');
  projectId = await makeProject(world, [member.uid, colleague.uid]);
});
afterAll(() => world.close());

const minute = 60_000;
/** The clock stands in these tests, and moves by hand. */
let now = new Date('2026-11-30T10:00:00Z').getTime();
beforeEach(() => at(60 * minute));

function at(later: number): void {
  now += later;
  world.setClock(new Date(now));
}

async function add(by: Person, name = 'Wrong file.png', to = projectId): Promise<string> {
  const uploadId = unique('mistake');
  await put(world, by.uid, uploadId, png);
  const input = { projectId: to, files: [{ uploadId, name }], visibility: 'client' as const };
  const { added } = await addProjectFiles(world.deps, input, as(by));
  return added[0] ?? '';
}

function takeBack(fileId: string, by: Person, { deps } = world, from = projectId) {
  return takeBackFile(deps, { projectId: from, fileId }, as(by));
}

const isThere = async (path: string) =>
  (await world.deps.db.doc(`projects/${projectId}/${path}`).get()).exists;

async function expectGone(fileId: string): Promise<void> {
  expect(await isThere(`files/${fileId}`)).toBe(false);
  expect(await isThere(`activity/file-${fileId}`)).toBe(false);
  expect(await objectsBelow(world, `files/${projectId}/${fileId}`)).toEqual([]);
}

describe('takeBackFile', () => {
  it.each([
    ['a client', () => member],
    ['staff', () => staff],
  ])('removes what %s added a moment ago, once, and says so again', async (_who, person) => {
    const fileId = await add(person());
    at(takeBackMinutes * minute - 1);
    const answers = await Promise.all([takeBack(fileId, person()), takeBack(fileId, person())]);
    // A response may be lost, and the call repeated when it would be too late.
    at(minute);
    expect([...answers, await takeBack(fileId, person())]).toEqual(
      Array.from({ length: 3 }, () => ({ takenBack: true })),
    );
    await expectGone(fileId);
    const path = `projects/${projectId}/files/${fileId}`;
    expect(await countOf(world, 'auditLog', 'path', path)).toBe(2);
  });

  it('says after ten minutes what to do instead', async () => {
    const [theirs, ours] = [await add(member), await add(staff)];
    at(takeBackMinutes * minute);
    await expect(takeBack(theirs, member)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('Send us a message'),
    });
    await expect(takeBack(ours, staff)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('Remove it instead'),
    });
    expect(await isThere(`files/${theirs}`)).toBe(true);
  });

  it('tells nobody else that there is such a file', async () => {
    const outsider = await makePerson(world, unique('outsider'), 'client');
    const fileId = await add(member);
    for (const other of [colleague, staff, outsider]) {
      await expect(takeBack(fileId, other)).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(takeBack('never', member)).rejects.toMatchObject({ code: 'not-found' });
    await takeBack(fileId, member);
    for (const other of [colleague, staff, outsider]) {
      await expect(takeBack(fileId, other)).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('leaves a client’s file that staff have made internal, and what somebody outside by now added', async () => {
    const [hidden, left] = [await add(member), await add(member)];
    await setFileVisibility(world.deps, { projectId, fileId: hidden, visibility: 'internal' }, as(staff));
    await expect(takeBack(hidden, member)).rejects.toMatchObject({ code: 'not-found' });
    await world.deps.db.doc(`projects/${projectId}`).update({ memberUids: [colleague.uid] });
    await expect(takeBack(left, member)).rejects.toMatchObject({ code: 'not-found' });
    await world.deps.db.doc(`projects/${projectId}`).update({ memberUids: [member.uid, colleague.uid] });
    expect([await isThere(`files/${hidden}`), await isThere(`files/${left}`)]).toEqual([true, true]);
  });

  it('ends with the file gone when staff remove or hide it at the same moment', async () => {
    const [removed, hidden] = [await add(member), await add(member)];
    await Promise.all([
      takeBack(removed, member),
      removeProjectFile(world.deps, { projectId, fileId: removed }, as(staff)),
    ]);
    await expectGone(removed);
    const [took, hid] = await Promise.allSettled([
      takeBack(hidden, member),
      setFileVisibility(world.deps, { projectId, fileId: hidden, visibility: 'internal' }, as(staff)),
    ]);
    // The second person was told that it isn't there, for them.
    expect([took.status, hid.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
    expect(await isThere(`activity/file-${hidden}`)).toBe(false);
  });

  it('leaves the bytes to the schedule when it is killed before it removes them', async () => {
    const fileId = await add(member);
    const dying = { ...world, deps: breakingAt(world, 'delete', 'before') };
    await expect(takeBack(fileId, member, dying)).rejects.toBe(killed);
    expect(await isThere(`files/${fileId}`)).toBe(false);
    at(2 * 60 * minute);
    await removeExpired(world.deps);
    await expectGone(fileId);
  });
});

describe('the email about new files', () => {
  async function added(by: Person, name: string, to: string): Promise<string> {
    const fileId = await add(by, name, to);
    const path = `projects/${to}/files/${fileId}`;
    const after = (await world.deps.db.doc(path).get()).data();
    expect(parseDocument(projectFile, path, after)).toMatchObject({ name });
    const params = { projectId: to, fileId };
    await fileWritten(world.deps, {
      eventId: unique('event'),
      at: world.deps.clock(),
      path,
      params,
      before: undefined,
      after,
    });
    return fileId;
  }
  const anna = () => ({ uid: colleague.uid, email: 'olga@example.com', name: 'olga' });

  it('names what is left, and isn’t sent when nothing is', async () => {
    const to = await makeSharedProject(world, { members: [anna()] });
    const wrong = await added(staff, 'Wrong prices.png', to);
    await added(staff, 'Right prices.png', to);
    await takeBack(wrong, staff, world, to);
    at(5 * minute);
    const [mail, ...others] = await sendAll(world);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Right prices.png');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('Wrong prices');
    const only = await added(staff, 'Also wrong.png', to);
    await takeBack(only, staff, world, to);
    at(5 * minute);
    expect(await sendAll(world)).toEqual([]);
  });
});

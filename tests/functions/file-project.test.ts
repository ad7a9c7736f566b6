import { projectFile } from '@agency/domain/file/schema';
import { rateLimits } from '@agency/domain/platform/schema';
import { projectActivity } from '@agency/domain/project/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { upload as uploadSchema } from '@agency/domain/upload/schema';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../functions/src/call.ts';
import { addProjectFiles } from '../../functions/src/file/add.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { putId } from '../../functions/src/records/upload/incoming.ts';
import { registerPut } from '../../functions/src/upload/register-put.ts';
import { removeExpired } from '../../functions/src/upload/remove-expired.ts';
import { png } from '../support/samples.ts';
import { unique } from '../support/suite.ts';
import { as, bytesAt, makePerson, makeProject, objectsBelow, put } from './file-world.ts';
import { breakingAt, killed } from './support/breaking-store.ts';
import { countOf, makeWorld, type World } from './world.ts';

let world: World;
let member: Person;
let outsider: Person;
let staff: Person;
let projectId: string;

beforeAll(async () => {
  world = await makeWorld('files');
  member = await makePerson(world, 'rosa', 'client');
  outsider = await makePerson(world, 'olga', 'client');
  staff = await makePerson(world, 'kim', 'admin');
  projectId = await makeProject(world, [member.uid]);
});
afterAll(() => world.close());

const text = (value: string) => new TextEncoder().encode(value);
const hour = 3600_000;

interface Asked {
  readonly by?: Person;
  readonly deps?: Deps;
  readonly visibility?: 'client' | 'internal';
  readonly to?: string;
}

function add(files: readonly (readonly [uploadId: string, name: string])[], asked: Asked = {}) {
  const { by = member, deps = world.deps, visibility = 'client', to = projectId } = asked;
  const input = { projectId: to, files: files.map(([uploadId, name]) => ({ uploadId, name })), visibility };
  return addProjectFiles(deps, input, as(by));
}

async function fileOf(fileId: string, inProject = projectId) {
  const path = `projects/${inProject}/files/${fileId}`;
  return parseDocument(projectFile, path, (await world.deps.db.doc(path).get()).data());
}

const uploadOf = async (fileId: string) =>
  parseDocument(
    uploadSchema,
    `uploads/${fileId}`,
    (await world.deps.db.doc(`uploads/${fileId}`).get()).data(),
  );

describe('addProjectFiles', () => {
  it('adds a file: document, activity, audit entry, bytes without a token, and nothing left behind', async () => {
    const uploadId = unique('put');
    await put(world, member.uid, uploadId, png);
    const { added, refused } = await add([[uploadId, '../Logo for the till.png']]);
    expect(refused).toEqual([]);
    const fileId = added[0] ?? '';
    const storagePath = `files/${projectId}/${fileId}`;
    expect(await fileOf(fileId)).toMatchObject({
      name: 'Logo for the till.png',
      size: png.byteLength,
      contentType: 'image/png',
      storagePath,
      visibility: 'client',
      uploadedBy: member.uid,
      uploaderName: 'rosa',
      uploaderKind: 'client',
      updatedBy: 'system',
    });
    const activity = await world.deps.db.doc(`projects/${projectId}/activity/file-${fileId}`).get();
    expect(v.parse(v.object({ kind: v.string(), subject: v.string() }), activity.data())).toEqual({
      kind: 'fileAdded',
      subject: 'Logo for the till.png',
    });
    parseDocument(projectActivity, activity.ref.path, activity.data());
    expect(await countOf(world, 'auditLog', 'path', `projects/${projectId}/files/${fileId}`)).toBe(1);
    expect(await bytesAt(world, storagePath)).toEqual(png);
    const [metadata] = await (await bucketOf(world.deps)).file(storagePath).getMetadata();
    expect(JSON.stringify(metadata)).not.toContain('firebaseStorageDownloadTokens');
    expect(metadata.metadata).toEqual({ copied: '1' });
    expect(await objectsBelow(world, `incoming/${member.uid}/`)).toEqual([]);
    expect(await uploadOf(fileId)).toMatchObject({ state: 'claimed', owner: member.uid, storagePath });
  });

  it('accepts a file by whatever name a device has for it', async () => {
    const names = [`${'long '.repeat(50)}.png`, '\u202Egnp.plan\u200E.png', '\uD83D.png', '\t\n', ''];
    const files = names.map((name) => ({ uploadId: unique('named'), name }));
    await Promise.all(files.map(({ uploadId }) => put(world, member.uid, uploadId, png)));
    const input = { projectId, files, visibility: 'client' };
    const { added } = await runOperation(world.deps, 'addProjectFiles', input, as(member));
    const taken = await Promise.all(added.map(async (id) => (await fileOf(id)).name));
    expect(taken.sort()).toEqual([
      '.png',
      'file.png',
      'file.png',
      'gnp.plan.png',
      expect.stringMatching(/^long .{170,}\.png$/),
    ]);
  });

  it('makes one file of the same upload, however often and concurrently it is named', async () => {
    const uploadId = unique('twice');
    await put(world, member.uid, uploadId, png);
    const pair = [uploadId, 'Logo.png'] as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => add([pair, pair])));
    answers.push(await add([pair]));
    const fileId = putId(member.uid, uploadId);
    for (const answer of answers) expect(answer).toEqual({ added: [fileId], refused: [] });
    expect(await countOf(world, 'auditLog', 'path', `projects/${projectId}/files/${fileId}`)).toBe(1);
    expect(await bytesAt(world, `files/${projectId}/${fileId}`)).toEqual(png);
  });

  it('refuses everybody outside the project, and tells them nothing', async () => {
    const uploadId = unique('put');
    await put(world, outsider.uid, uploadId, png);
    await expect(add([[uploadId, 'a.png']], { by: outsider })).rejects.toMatchObject({ code: 'not-found' });
    await expect(add([[uploadId, 'a.png']], { to: 'P-222222' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await objectsBelow(world, `incoming/${outsider.uid}/`)).toHaveLength(1);
  });

  it("claims nobody else's upload", async () => {
    const uploadId = unique('theirs');
    await put(world, outsider.uid, uploadId, png);
    const { added, refused } = await add([[uploadId, 'a.png']]);
    expect(added).toEqual([]);
    expect(refused).toEqual([{ name: 'a.png', reason: expect.stringContaining('no longer there') }]);
  });

  it('keeps internal what staff mark as such, and never what a client sends', async () => {
    const [own, theirs] = [unique('own'), unique('theirs')];
    await put(world, staff.uid, own, text('Notes'), 'text/plain');
    await put(world, member.uid, theirs, text('Notes'), 'text/plain');
    const inside = await add([[own, 'Notes.txt']], { by: staff, visibility: 'internal' });
    const shared = await add([[theirs, 'Notes.txt']], { visibility: 'internal' });
    const [insideId = '', sharedId = ''] = [...inside.added, ...shared.added];
    expect(await fileOf(insideId)).toMatchObject({ visibility: 'internal', uploaderKind: 'staff' });
    expect(await fileOf(sharedId)).toMatchObject({ visibility: 'client', uploaderKind: 'client' });
    const activity = world.deps.db.collection(`projects/${projectId}/activity`);
    expect((await activity.doc(`file-${insideId}`).get()).exists).toBe(false);
    expect((await activity.doc(`file-${sharedId}`).get()).exists).toBe(true);
  });

  it('says why each file was refused, accepts the others, and removes what it refused', async () => {
    const sent: readonly (readonly [string, string, Uint8Array])[] = [
      ['svg', 'logo.png', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['html', 'photo.png', text('<!doctype html><script>alert(1)</script>')],
      ['program', 'cat.png', text('MZ\u0000\u0000\u0000')],
      ['fine', 'fine.png', png],
    ];
    const ids = new Map(sent.map(([kind]) => [kind, unique(kind)]));
    const pairs = sent.map(([kind, name]) => [ids.get(kind) ?? '', name] as const);
    await Promise.all(sent.map(([kind, , bytes]) => put(world, member.uid, ids.get(kind) ?? '', bytes)));
    const { added, refused } = await add([...pairs, [unique('never'), 'never.png']]);
    expect(added).toEqual([putId(member.uid, ids.get('fine') ?? '')]);
    expect(refused.map(({ name }) => name).toSorted()).toEqual([
      'cat.png',
      'logo.png',
      'never.png',
      'photo.png',
    ]);
    for (const { name, reason } of refused.filter(({ name }) => name !== 'never.png')) {
      expect(reason).toContain(`We can’t accept ‘${name}’`);
    }
    expect(await objectsBelow(world, `incoming/${member.uid}/`)).toEqual([]);
    for (const kind of ['svg', 'html', 'program']) {
      expect(
        await objectsBelow(world, `files/${projectId}/${putId(member.uid, ids.get(kind) ?? '')}`),
      ).toEqual([]);
    }
  });

  it('accepts 5 MiB, and names a text as a text', async () => {
    const uploadId = unique('large');
    const bytes = Buffer.alloc(5 * 1024 * 1024, 'All work and no play. ');
    await put(world, member.uid, uploadId, bytes, 'text/plain');
    const { added } = await add([[uploadId, 'setup.bat']]);
    expect(await fileOf(added[0] ?? '')).toMatchObject({
      name: 'setup.bat.txt',
      size: bytes.byteLength,
      contentType: 'text/plain',
    });
    expect((await bytesAt(world, `files/${projectId}/${added[0]}`)).equals(bytes)).toBe(true);
  });

  it.each([
    ['before the copy', 'copy', 'before'],
    ['after the copy', 'copy', 'after'],
    ['while it looks at the copy', 'createReadStream', 'before'],
    ['before what was put is removed', 'delete', 'before'],
    ['after what was put is removed', 'delete', 'after'],
  ] as const)('loses nothing when it is killed %s', async (_when, method, when) => {
    const uploadId = unique('killed');
    await put(world, member.uid, uploadId, png);
    const pair = [uploadId, 'Logo.png'] as const;
    await expect(add([pair], { deps: breakingAt(world, method, when) })).rejects.toBe(killed);
    expect(await add([pair])).toEqual({ added: [putId(member.uid, uploadId)], refused: [] });
    expect(await bytesAt(world, `files/${projectId}/${putId(member.uid, uploadId)}`)).toEqual(png);
    expect(await objectsBelow(world, `incoming/${member.uid}/`)).toEqual([]);
  });

  it('leaves no copy behind when it is killed after the copy and nobody comes back', async () => {
    const uploadId = unique('orphan');
    const fileId = putId(member.uid, uploadId);
    await put(world, member.uid, uploadId, png);
    const before = await objectsBelow(world, `files/${projectId}/`);
    const dying = add([[uploadId, 'Logo.png']], { deps: breakingAt(world, 'copy', 'after') });
    await expect(dying).rejects.toBe(killed);
    expect(await objectsBelow(world, `files/${projectId}/${fileId}`)).toHaveLength(1);
    world.setClock(new Date(Date.now() + 24.5 * hour));
    await removeExpired(world.deps);
    expect((await add([[uploadId, 'Logo.png']])).refused).toHaveLength(1);
    world.setClock(new Date(Date.now() + 26 * hour));
    await removeExpired(world.deps);
    world.setClock(new Date());
    expect(await objectsBelow(world, `files/${projectId}/`)).toEqual(before);
    expect(await objectsBelow(world, `incoming/${member.uid}/`)).toEqual([]);
    expect((await world.deps.db.doc(`uploads/${fileId}`).get()).exists).toBe(false);
  });

  it('continues from what the trigger recorded, whichever comes first', async () => {
    const [first, second] = [unique('first'), unique('second')];
    const size = png.byteLength;
    const arrive = (uploadId: string) => {
      const path = `incoming/${member.uid}/${uploadId}`;
      return registerPut(world.deps, { path, size, contentType: 'image/png', name: 'Logo.png' });
    };
    await put(world, member.uid, first, png);
    await put(world, member.uid, second, png);
    await arrive(first);
    const { added } = await add([
      [first, 'Logo.png'],
      [second, 'Logo.png'],
    ]);
    await Promise.all([arrive(first), arrive(second), arrive(second)]);
    expect(added.toSorted()).toEqual([putId(member.uid, first), putId(member.uid, second)].toSorted());
    for (const id of added) expect(await uploadOf(id)).toMatchObject({ state: 'claimed' });
  });
});

describe('how much one person may add', () => {
  it('is limited to a number of files a day; what was named before is not counted again', async () => {
    const eager = await makePerson(world, 'eager', 'client');
    const to = await makeProject(world, [eager.uid]);
    // Stopped: the count starts again every day.
    world.setClock(new Date());
    await put(world, eager.uid, 'first', png);
    const first = await add([['first', 'first.png']], { by: eager, to });
    expect(first.added).toHaveLength(1);
    const { docs } = await world.deps.db.collection('rateLimits').where('count', '==', 1).get();
    await Promise.all(docs.map(({ ref }) => ref.update({ count: rateLimits.projectFiles.most })));
    expect(await add([['first', 'first.png']], { by: eager, to })).toEqual(first);
    await put(world, eager.uid, 'second', png);
    const over = add([['second', 'second.png']], { by: eager, to });
    await expect(over).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(await objectsBelow(world, `files/${to}/`)).toHaveLength(1);
  });
});

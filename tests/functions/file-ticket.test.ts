import { rateLimits } from '@agency/domain/platform/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProjectFiles } from '../../functions/src/file/add.ts';
import { removeProjectFile, setFileVisibility } from '../../functions/src/file/change.ts';
import { getFileTicket } from '../../functions/src/file/get-ticket.ts';
import { getFile } from '../../functions/src/file/http.ts';
import { mintTicket } from '../../functions/src/file/ticket.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import type { HttpResponse, HttpRoute } from '../../functions/src/platform/http.ts';
import { storeUploads } from '../../functions/src/upload/store.ts';
import { png } from '../support/samples.ts';
import { changedAt, unique } from '../support/suite.ts';
import { as, makePerson, makeProject, put } from './file-world.ts';
import { httpRequest } from './support/http-request.ts';
import { caller, makeWorld, type World } from './world.ts';

const routes: readonly HttpRoute[] = [{ path: '/api/files/:ticket', methods: { GET: getFile } }];

let world: World;
let member: Person;
let other: Person;
let staff: Person;
let projectId: string;

beforeAll(async () => {
  world = await makeWorld('tickets');
  member = await makePerson(world, 'rosa', 'client');
  other = await makePerson(world, 'olga', 'client');
  staff = await makePerson(world, 'kim', 'admin');
  projectId = await makeProject(world, [member.uid]);
});
afterAll(() => world.close());

/** A file that staff uploaded; returns its id. */
async function file(visibility: 'client' | 'internal' = 'client', name = 'Zoë’s logo.png'): Promise<string> {
  const uploadId = unique('file');
  await put(world, staff.uid, uploadId, png);
  const input = { projectId, files: [{ uploadId, name }], visibility };
  const { added } = await addProjectFiles(world.deps, input, as(staff));
  return added[0] ?? '';
}

async function ticket(fileId: string, person: Person): Promise<string> {
  const ref = { kind: 'projectFile', projectId, fileId } as const;
  const { url } = await getFileTicket(world.deps, { file: ref }, as(person));
  expect(url.startsWith(`${world.deps.config.origin}/api/files/`)).toBe(true);
  return new URL(url).pathname;
}

/** Each requests from an address of its own, so that bad tickets of one test limit no other. */
let hosts = 0;
function freshAddress(): string {
  hosts += 1;
  return `198.51.100.${hosts}`;
}

function get(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', ip = freshAddress() } = {},
): Promise<HttpResponse> {
  return dispatch(routes, httpRequest({ method, path, headers, caller: { ...caller, ip } }), world.deps);
}

async function bytesOf({ stream }: HttpResponse): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream?.open() ?? []) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const notValid = {
  error: {
    code: 'link-not-valid',
    message: 'This download has expired. Please start it again.',
  },
};

async function expectRefused(path: string): Promise<void> {
  const { status, headers, body, stream } = await get(path);
  expect([status, JSON.parse(String(body)), stream]).toEqual([404, notValid, undefined]);
  expect(headers).toMatchObject({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
}

describe('GET /api/files/{ticket}', () => {
  it('serves the file as a download, never to be shown or cached', async () => {
    const answer = await get(await ticket(await file(), member));
    expect(answer.status).toBe(200);
    expect(answer.headers).toEqual({
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': 'image/png',
      'Content-Disposition': `attachment; filename="Zo__s logo.png"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20logo.png`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Accept-Ranges': 'bytes',
    });
    expect(answer.stream?.length).toBe(png.byteLength);
    expect(await bytesOf(answer)).toEqual(png);
  });

  it('opens nothing for a HEAD, and part of the file for a range', async () => {
    const path = await ticket(await file(), member);
    const part = await get(path, { range: 'bytes=1-3' });
    expect([part.status, part.headers['Content-Range'], part.stream?.length]).toEqual([
      206,
      `bytes 1-3/${png.byteLength}`,
      3,
    ]);
    expect((await bytesOf(part)).toString('latin1')).toBe('PNG');
    const beyond = await get(path, { range: 'bytes=9000-' });
    expect([beyond.status, beyond.headers['Content-Range']]).toEqual([416, `bytes */${png.byteLength}`]);
    expect((await get(path, { range: 'bytes=1-3', 'if-range': '"x"' })).status).toBe(200);
    expect((await get(path, {}, { method: 'HEAD' })).status).toBe(200);
  });

  it('gives no ticket to somebody who may not open the file', async () => {
    const [shared, inside] = [await file(), await file('internal')];
    const missing = { code: 'not-found' };
    await expect(ticket(shared, other)).rejects.toMatchObject(missing);
    await expect(ticket(inside, member)).rejects.toMatchObject(missing);
    await expect(ticket('never', member)).rejects.toMatchObject(missing);
    expect((await get(await ticket(inside, staff))).status).toBe(200);
  });

  it('refuses an old ticket of a client who left the project, and one of a file that was hidden', async () => {
    const leaver = await makePerson(world, unique('leaver'), 'client');
    const document = world.deps.db.doc(`projects/${projectId}`);
    await document.update({ memberUids: [member.uid, leaver.uid] });
    const fileId = await file();
    const path = await ticket(fileId, leaver);
    expect((await get(path)).status).toBe(200);
    await document.update({ memberUids: [member.uid] });
    await expectRefused(path);
    const own = await ticket(fileId, member);
    await setFileVisibility(world.deps, { projectId, fileId, visibility: 'internal' }, as(staff));
    await expectRefused(own);
    const ofStaff = await ticket(fileId, staff);
    await removeProjectFile(world.deps, { projectId, fileId }, as(staff));
    await expectRefused(ofStaff);
  });

  it('refuses a disabled person, an ended session, and an admin who was removed', async () => {
    const auth = await world.deps.auth();
    const fileId = await file();
    const document = world.deps.db.doc(`projects/${projectId}`);
    const [ended, disabled, gone, revoked] = await Promise.all(
      ['ended', 'disabled', 'gone', 'revoked'].map((name) => makePerson(world, unique(name), 'client')),
    );
    if (!ended || !disabled || !gone || !revoked) throw new Error('four people');
    await document.update({ memberUids: [member.uid, ended.uid, disabled.uid, gone.uid, revoked.uid] });
    const signedInBefore = await ticket(fileId, { ...revoked, authTime: revoked.authTime - 100 });
    const paths = await Promise.all([ended, disabled, gone].map((person) => ticket(fileId, person)));
    await auth.setCustomUserClaims(ended.uid, { sessionsFrom: ended.authTime + 10 });
    await auth.updateUser(disabled.uid, { disabled: true });
    await auth.deleteUser(gone.uid);
    await auth.revokeRefreshTokens(revoked.uid);
    for (const path of [...paths, signedInBefore]) await expectRefused(path);
    await document.update({ memberUids: [member.uid] });
    const second = await makePerson(world, unique('second'), 'admin');
    const path = await ticket(fileId, second);
    await world.deps.db.doc('access/admins').update({ uids: [staff.uid] });
    await expectRefused(path);
  });

  it('refuses a ticket after two minutes, and staff whose sign-in is from yesterday', async () => {
    const fileId = await file();
    const [soon, ofStaff] = [await ticket(fileId, member), await ticket(fileId, staff)];
    world.setClock(new Date(Date.now() + 121_000));
    await expectRefused(soon);
    await expectRefused(ofStaff);
    const tomorrow = new Date(Date.now() + 13 * 3600_000);
    world.setClock(tomorrow);
    const ref = { kind: 'projectFile', projectId, fileId } as const;
    await expectRefused(`/api/files/${mintTicket(world.deps.config, ref, staff, tomorrow)}`);
    await expect(ticket(fileId, staff)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await get(await ticket(fileId, member))).status).toBe(200);
    world.setClock(new Date());
  });

  it('answers every bad ticket alike, and limits a caller who tries many', async () => {
    const good = await ticket(await file(), member);
    for (const bad of ['x', 'a.b', `${good}x`, good.slice(0, -5), changedAt(good, 30)]) {
      await expectRefused(bad.startsWith('/') ? bad : `/api/files/${bad}`);
    }
    const ip = '198.51.100.250';
    // Stopped: the count starts again every ten minutes.
    world.setClock(new Date());
    for (let count = 0; count < rateLimits.badTokens.most; count += 1) {
      await get('/api/files/x', {}, { ip });
    }
    const limited = await get('/api/files/x', {}, { ip });
    expect([limited.status, Number(limited.headers['Retry-After']) > 0]).toEqual([429, true]);
    expect((await get(good, {}, { ip })).status).toBe(200);
  });
});

describe('attachments of quote requests', () => {
  it('can be opened by staff once they are claimed, and by nobody else', async () => {
    const [sent] = await storeUploads(world.deps, [{ name: 'plan.txt', bytes: Buffer.from('A plan') }]);
    const uploadId = sent?.id ?? '';
    const ask = (person: Person) =>
      getFileTicket(world.deps, { file: { kind: 'upload', uploadId } }, as(person));
    await expect(ask(staff)).rejects.toMatchObject({ code: 'not-found' });
    await world.deps.db.doc(`uploads/${uploadId}`).update({ state: 'claimed', claimedBy: 'quotes/Q-7K3M9P' });
    await expect(ask(member)).rejects.toMatchObject({ code: 'not-found' });
    const answer = await get(new URL((await ask(staff)).url).pathname);
    expect(answer.headers['Content-Type']).toBe('text/plain');
    expect((await bytesOf(answer)).toString()).toBe('A plan');
  });
});

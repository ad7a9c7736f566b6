import { randomBytes } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetLimits } from '../support/mailbox.ts';
import { png } from '../support/samples.ts';
import { callOperation, type SignedIn, signIn } from '../support/sign-in.ts';
import { addresses, admin, eventually, forged, project, samples, unique } from '../support/suite.ts';

// The whole way through the running suite: the bucket's rules, its trigger, the callable, Hosting and the function.

const bucketName = `${project}.appspot.com`;
let client: SignedIn;
let other: SignedIn;
let unverified: SignedIn;
let staff: SignedIn;
let projectId: string;

beforeAll(async () => {
  [client, other, unverified, staff] = await Promise.all([
    signIn(samples.client),
    signIn(samples.other),
    signIn(samples.unverified),
    signIn(samples.admin),
  ]);
  const mine = await admin()
    .db.collection('projects')
    .where('memberUids', 'array-contains', client.localId)
    .where('status', '==', 'active')
    .get();
  projectId = mine.docs[0]?.id ?? '';
});

// The sample project is left as it was.
afterAll(async () => {
  const files = admin().db.collection(`projects/${projectId}/files`);
  const { docs } = await files
    .where('name', '==', 'Logo.png')
    .where('uploadedBy', '==', client.localId)
    .get();
  for (const { id } of docs) {
    await callOperation('removeProjectFile', { projectId, fileId: id }, staff.idToken);
  }
});

// Each test gets fresh limits: the suite's callers all look alike.
beforeEach(resetLimits);

/** Uploads a file as the browser's SDK does for small ones. */
async function send(
  person: SignedIn,
  path: string,
  bytes: Buffer,
  contentType = 'image/png',
): Promise<Response> {
  const boundary = 'a-boundary';
  const metadata = { name: path, contentType, metadata: { name: 'Logo.png' } };
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const address = `${addresses.storage}/v0/b/${bucketName}/o?name=${encodeURIComponent(path)}`;
  return fetch(address, {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${person.idToken}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body: new Uint8Array(body),
  });
}

const put = async (...what: Parameters<typeof send>): Promise<number> => (await send(...what)).status;

const pathOf = (person: SignedIn, uploadId: string) => `incoming/${person.localId}/${uploadId}`;
const add = (person: SignedIn, uploadId: string, name = 'Logo.png') =>
  callOperation(
    'addProjectFiles',
    { projectId, files: [{ uploadId, name }], visibility: 'client' },
    person.idToken,
  );
const answered = v.object({
  added: v.array(v.string()),
  refused: v.array(v.object({ name: v.string(), reason: v.string() })),
});
const ticketed = v.object({ url: v.string() });
const addedPicture = v.object({ pictureId: v.string(), path: v.string() });
const uploaded = v.object({ downloadTokens: v.pipe(v.string(), v.uuid()) });

async function addedFile(): Promise<string> {
  const uploadId = unique('suite');
  expect(await put(client, pathOf(client, uploadId), png)).toBe(200);
  const { added } = v.parse(answered, (await add(client, uploadId)).result);
  return added[0] ?? '';
}

const ticketOf = (person: SignedIn, fileId: string) =>
  callOperation('getFileTicket', { file: { kind: 'projectFile', projectId, fileId } }, person.idToken);

describe('a file on its way through the suite', () => {
  it('is registered by the trigger, claimed, and fetched by its people and by nobody else', async () => {
    const uploadId = unique('suite');
    const path = pathOf(client, uploadId);
    expect(await put(client, path, png)).toBe(200);
    const uploads = admin().db.collection('uploads').where('owner', '==', client.localId);
    await eventually('the trigger to write the upload down', async () => {
      const { docs } = await uploads.where('storagePath', '==', path).get();
      return docs[0]?.get('state') === 'stored';
    });
    const { added, refused } = v.parse(answered, (await add(client, uploadId)).result);
    expect([added.length, refused]).toEqual([1, []]);
    const fileId = added[0] ?? '';
    for (const person of [client, staff]) {
      const { url } = v.parse(ticketed, (await ticketOf(person, fileId)).result);
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename="Logo.png"; filename*=UTF-8''Logo.png`,
      ]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
    }
    expect((await ticketOf(other, fileId)).code).toBe('not-found');
    expect((await ticketOf(unverified, fileId)).code).toBe('permission-denied');
    const direct = `${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(`files/${projectId}/${fileId}`)}?alt=media`;
    for (const person of [client, staff]) {
      const { status } = await fetch(direct, { headers: { Authorization: `Firebase ${person.idToken}` } });
      expect(status).toBe(403);
    }
  });

  it('loses the token that its upload made by the running trigger alone, before anybody claims it', async () => {
    const path = pathOf(client, unique('suite'));
    const sent = await send(client, path, png);
    const { downloadTokens: token } = v.parse(uploaded, await sent.json());
    const object = `${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(path)}`;
    await eventually('the token to open nothing', async () => {
      const { status } = await fetch(`${object}?alt=media&token=${token}`);
      return status === 403;
    });
    const stored = await getStorage(admin().app).bucket().file(path).getMetadata();
    expect(stored[0].metadata).not.toHaveProperty('firebaseStorageDownloadTokens');
    expect(stored[0].metadata).toMatchObject({ name: 'Logo.png' });
  });

  it('leaves no way past the ticket: the token that the upload made opens nothing', async () => {
    const uploadId = unique('suite');
    const sent = await send(client, pathOf(client, uploadId), png);
    const { downloadTokens: token } = v.parse(uploaded, await sent.json());
    const { added } = v.parse(answered, (await add(client, uploadId)).result);
    const path = encodeURIComponent(`files/${projectId}/${added[0]}`);
    const answer = await fetch(`${addresses.storage}/v0/b/${bucketName}/o/${path}?alt=media&token=${token}`);
    expect(answer.status).toBe(403);
  });

  it('is refused by its bytes, whatever its name and type say', async () => {
    for (const content of ['<!doctype html><script>alert(1)</script>', '<svg onload="alert(1)"></svg>']) {
      const uploadId = unique('suite');
      expect(await put(client, pathOf(client, uploadId), Buffer.from(content))).toBe(200);
      const { added, refused } = v.parse(answered, (await add(client, uploadId, 'photo.png')).result);
      expect([added, refused[0]?.reason]).toEqual([
        [],
        expect.stringContaining('We can’t accept ‘photo.png’'),
      ]);
    }
  });

  it('is served in part where a part is requested, and not at all for a wrong ticket', async () => {
    const { url } = v.parse(ticketed, (await ticketOf(client, await addedFile())).result);
    const part = await fetch(url, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    const wrong = await fetch(forged(url));
    expect([wrong.status, await wrong.json()]).toMatchObject([404, { error: { code: 'link-not-valid' } }]);
  });
});

const pixelsOf = async (picture: Buffer) =>
  (await sharp(picture).removeAlpha().raw().toBuffer()).toString('hex');

describe('GET /media/…', () => {
  it('shows what staff added to the library, to everybody, in the sizes that exist', async () => {
    const uploadId = unique('picture');
    const picture = await sharp(randomBytes(8 * 6 * 3), { raw: { width: 8, height: 6, channels: 3 } })
      .png()
      .toBuffer();
    for (const person of [staff, client]) expect(await put(person, `media/${uploadId}.png`, png)).toBe(403);
    expect(await put(staff, pathOf(staff, uploadId), picture)).toBe(200);
    const { result } = await callOperation('addPicture', { uploadId, alt: 'Noise' }, staff.idToken);
    const { pictureId, path: name } = v.parse(addedPicture, result);
    const original = await fetch(`${addresses.site}/media/${name}`);
    expect([original.status, original.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(original.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await pixelsOf(Buffer.from(await original.arrayBuffer()))).toEqual(await pixelsOf(picture));
    const etag = original.headers.get('etag') ?? '';
    const again = await fetch(`${addresses.site}/media/${name}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const small = await fetch(`${addresses.site}/media/${name}/480.webp`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(
      Buffer.from(await small.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    const missing = await fetch(`${addresses.site}/media/${name}/481.webp`);
    expect([missing.status, missing.headers.get('content-type'), await missing.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'We can’t find this picture.',
    ]);
    const stored = await admin().db.doc(`pictures/${pictureId}`).get();
    const seen = stored.get('updatedAt').toMillis();
    await callOperation('removePicture', { pictureId, seen }, staff.idToken);
    expect((await fetch(`${addresses.site}/media/${name}/720.webp`)).status).toBe(404);
  });
});

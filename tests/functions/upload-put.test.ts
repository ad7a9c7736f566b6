import { rateLimits } from '@agency/domain/platform/schema';
import { type Upload, upload as uploadSchema } from '@agency/domain/upload/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDocument } from '../../functions/src/platform/firestore.ts';
import { consumeLimit } from '../../functions/src/platform/rate-limit.ts';
import { bucketOf, findObject } from '../../functions/src/platform/storage.ts';
import { putId } from '../../functions/src/records/upload/incoming.ts';
import { registerPut } from '../../functions/src/upload/register-put.ts';
import { png } from '../support/samples.ts';
import { unique } from '../support/suite.ts';
import { bytesAt, objectsBelow, put } from './file-world.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
const hour = 3600_000;

beforeAll(async () => {
  world = await makeWorld('put');
});
afterAll(() => world.close());

async function uploadOf(id: string): Promise<Upload | null> {
  return findDocument(uploadSchema, world.deps.db.doc(`uploads/${id}`));
}

describe('registerPut', () => {
  const arrive = (path: string, rest: { size?: number; contentType?: string; name?: string } = {}) =>
    registerPut(world.deps, {
      path,
      size: rest.size ?? png.byteLength,
      contentType: rest.contentType ?? 'image/png',
      name: rest.name,
    });

  it('records what a person uploaded, once, for its owner to read', async () => {
    const uploadId = unique('put');
    await put(world, 'rosa', uploadId, png);
    const path = `incoming/rosa/${uploadId}`;
    await Promise.all(Array.from({ length: 5 }, () => arrive(path, { name: '../Logo.png' })));
    const known = await uploadOf(putId('rosa', uploadId));
    expect(known).toMatchObject({
      name: 'Logo.png',
      size: png.byteLength,
      storagePath: path,
      state: 'stored',
      owner: 'rosa',
      claimedBy: null,
    });
    const left = (known?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.round(left / hour)).toBe(24);
    expect(await objectsBelow(world, path)).toEqual([path]);
  });

  it.each([
    ['too large', { size: 50 * 1024 * 1024 + 1 }],
    ['empty', { size: 0 }],
    ['of a type that may not come in', { contentType: 'text/html' }],
  ])('removes at once what is %s', async (_what, rest) => {
    const uploadId = unique('bad');
    await put(world, 'rosa', uploadId, png);
    await arrive(`incoming/rosa/${uploadId}`, rest);
    expect(await objectsBelow(world, `incoming/rosa/${uploadId}`)).toEqual([]);
    expect(await uploadOf(putId('rosa', uploadId))).toBeNull();
  });

  it('takes the download token off what was put there', async () => {
    const path = `incoming/rosa/${unique('token')}`;
    const bucket = await bucketOf(world.deps);
    const metadata = { name: 'Logo.png', firebaseStorageDownloadTokens: 'chosen' };
    await bucket.file(path).save(png, { contentType: 'image/png', resumable: false, metadata: { metadata } });
    expect((await findObject(world.deps, path))?.custom).toHaveProperty('firebaseStorageDownloadTokens');
    await arrive(path);
    expect((await findObject(world.deps, path))?.custom).not.toHaveProperty('firebaseStorageDownloadTokens');
    expect((await findObject(world.deps, path))?.custom).toMatchObject({ name: 'Logo.png' });
    expect(await bytesAt(world, path)).toEqual(png);
  });

  it('counts what a person puts there in a day, whatever becomes of it, and removes the rest', async () => {
    const path = `incoming/${unique('busy')}/again`;
    const [, uid = ''] = path.split('/');
    const bucket = await bucketOf(world.deps);
    const arrives = async () => {
      const metadata = { firebaseStorageDownloadTokens: 'token' };
      await bucket
        .file(path)
        .save(png, { contentType: 'image/png', resumable: false, metadata: { metadata } });
      await arrive(path);
      return objectsBelow(world, path);
    };
    expect(await arrives()).toEqual([path]);
    for (let count = 1; count < rateLimits.puts.most; count += 1) {
      await consumeLimit(world.deps, 'puts', uid);
    }
    expect(await arrives()).toEqual([]);
  });

  it('removes what is where nobody can put it, and leaves all other folders alone', async () => {
    const bucket = await bucketOf(world.deps);
    const odd = `incoming/rosa/deep/${unique('odd')}`;
    await bucket.file(odd).save('x', { resumable: false });
    await arrive(odd);
    expect(await objectsBelow(world, odd)).toEqual([]);
    await bucket.file('media/one.png').save(png, { contentType: 'image/png', resumable: false });
    await arrive('media/one.png', { contentType: 'text/html' });
    expect(await objectsBelow(world, 'media/one.png')).toEqual(['media/one.png']);
  });

  it('removes what is uploaded again under the name of a claimed file', async () => {
    const uploadId = unique('again');
    const path = `incoming/rosa/${uploadId}`;
    await put(world, 'rosa', uploadId, png);
    await arrive(path);
    await world.deps.db.doc(`uploads/${putId('rosa', uploadId)}`).update({
      state: 'claimed',
      claimedBy: 'projects/P-7K3M9P/files/x',
      storagePath: 'files/P-7K3M9P/x',
    });
    await arrive(path);
    expect(await objectsBelow(world, path)).toEqual([]);
  });
});

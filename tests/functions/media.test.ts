import { rateLimits } from '@agency/domain/platform/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getMedia } from '../../functions/src/media/http.ts';
import { dispatch } from '../../functions/src/platform/http/router.ts';
import type { HttpResponse, HttpRoute } from '../../functions/src/platform/http.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { png } from '../support/samples.ts';
import { eventually, unique } from '../support/suite.ts';
import { objectsBelow } from './file-world.ts';
import { makePost } from './site-world.ts';
import { httpRequest } from './support/http-request.ts';
import { caller, makeWorld, type World } from './world.ts';

// The real encoder, except that a test can make it wait.
const encoder = vi.hoisted(() => ({ mayBegin: Promise.resolve() }));
vi.mock('../../functions/src/records/picture/resize.ts', async (importOriginal) => {
  const { resize } = await importOriginal<typeof import('../../functions/src/records/picture/resize.ts')>();
  return { resize: (...args: Parameters<typeof resize>) => encoder.mayBegin.then(() => resize(...args)) };
});

const routes: readonly HttpRoute[] = [{ path: '/media/*', methods: { GET: getMedia } }];
let world: World;

beforeAll(async () => {
  world = await makeWorld('media');
});
afterAll(() => world.close());

async function store(path: string, bytes: Uint8Array, contentType = 'image/png'): Promise<void> {
  const file = (await bucketOf(world.deps)).file(path);
  await file.save(Buffer.from(bytes), { contentType, resumable: false });
}

const get = (path: string, headers: Record<string, string> = {}) =>
  dispatch(routes, httpRequest({ path, headers }), world.deps);

async function bytesOf({ body, stream }: HttpResponse): Promise<Buffer> {
  if (!stream) return Buffer.from(body);
  const pieces: Buffer[] = [];
  for await (const piece of stream.open()) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const formatOf = async (answer: HttpResponse) => (await bytesOf(answer)).subarray(4, 12).toString('latin1');

describe('GET /media/{path}', () => {
  it('serves the picture, cached for five minutes, or for good where its name has its hash', async () => {
    const [plain, hashed] = [`${unique('a')}.png`, `${unique('b')}-3f9a1c2b.png`];
    await Promise.all([store(`media/work/${plain}`, png), store(`media/work/${hashed}`, png)]);
    const answer = await get(`/media/work/${plain}`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=60',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    expect((await sharp(await bytesOf(answer)).metadata()).format).toBe('png');
    const named = await get(`/media/work/${hashed}`);
    expect(named.headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    const etag = answer.headers.ETag ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect((await get(`/media/work/${plain}`, { 'if-none-match': known })).status).toBe(304);
    }
  });

  it('never sends what a camera wrote into a picture, and turns it upright', async () => {
    const path = `media/work/${unique('photo')}.jpg`;
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0c1d36' } })
      .withExif({ IFD0: { Artist: 'The owner' }, IFD2: { BodySerialNumber: 'SN-1234567' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await store(path, photo, 'image/jpeg');
    for (const address of [`/${path}`, `/${path}`, `/${path}/480.webp`]) {
      const sent = await bytesOf(await get(address));
      expect(sent.includes('SN-1234567') || sent.includes('The owner')).toBe(false);
      const { width = 0, height = 0, exif } = await sharp(sent).metadata();
      expect([width, height, exif]).toEqual([20, 40, undefined]);
    }
    expect((await get(`/${path}/000.webp`)).status).toBe(404);
  });

  it('says so where a picture has too many pixels, instead of calling it missing', async () => {
    const path = `media/work/${unique('huge')}.png`;
    const huge = sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#0c1d36' } });
    await store(path, await huge.png().toBuffer());
    for (const address of [`/${path}`, `/${path}/480.webp`]) {
      const answer = await get(address);
      expect([answer.status, String(answer.body)]).toEqual([422, expect.stringContaining('40 million')]);
    }
  });

  it('shows the cover of a post from its publication on', async () => {
    const cover = `blog/${unique('cover')}-3f9a1c2b.png`;
    await store(`media/${cover}`, png);
    const ref = world.deps.db.collection('blogPosts').doc();
    await ref.set(makePost({ cover, status: 'draft', publishAt: null }));
    for (const address of [`/media/${cover}`, `/media/${cover}/480.webp`]) {
      expect((await get(address)).status).toBe(404);
    }
    await ref.update({ status: 'published', publishAt: new Date(Date.now() - 1000) });
    expect((await get(`/media/${cover}`)).status).toBe(200);
  });

  it('makes a size once for concurrent requests, stores it, and makes it again for another picture', async () => {
    const path = `media/work/${unique('c')}.png`;
    await store(path, png);
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(`/${path}/480.avif`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const answer of answers) expect(await formatOf(answer)).toBe('ftypavif');
    expect(await objectsBelow(world, `${path}/`)).toEqual([`${path}/480.avif`]);
    const stored = await get(`/${path}/480.avif`);
    expect(await bytesOf(stored)).toEqual(await bytesOf(await get(`/${path}/480.avif`)));
    await store(path, png);
    const anew = await get(`/${path}/480.avif`, { 'if-none-match': stored.headers.ETag ?? '' });
    expect([anew.status, anew.headers.ETag === stored.headers.ETag]).toEqual([200, false]);
  });

  it.each([
    ['a width that is not made', `/media/one.png/481.webp`],
    ['a format that is not made', `/media/one.png/480.jpg`],
    ['a picture that is not there', `/media/none.png`],
    ['a size of one that is not there', `/media/none.png/480.webp`],
    ['a size of a size', `/media/one.png/480.avif/480.webp`],
    ['a picture below a size', `/media/one.png/480.avif/x.png`],
    ['another folder', `/media/../mail/one`],
    ['another folder, encoded', `/media/..%2Fmail%2Fone`],
    ['what is no picture', `/media/page.html`],
    ['a size of what is no picture', `/media/drawing.png/480.webp`],
  ])('answers %s with 404 in words', async (_what, path) => {
    await store('media/one.png', png);
    await store('media/one.png/480.avif', png);
    await store('media/one.png/480.avif/x.png', png);
    await store('media/page.html', Buffer.from('<!doctype html>'), 'text/html');
    await store('media/drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await store('mail/one', Buffer.from('{}'), 'application/json');
    const { status, headers, body } = await get(path);
    expect([status, headers['Content-Type'], body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'We can’t find this picture.',
    ]);
  });

  it('makes a few at a time and tells others to come again, with words and a time', async () => {
    const paths = Array.from({ length: 20 }, () => `media/busy/${unique('d')}.png`);
    await Promise.all(paths.map((path) => store(path, png)));
    const encoding = Promise.withResolvers<void>();
    encoder.mayBegin = encoding.promise;
    const busy: HttpResponse[] = [];
    const asked = paths.map(async (path) => {
      const answer = await get(`/${path}/480.webp`);
      if (answer.status === 503) busy.push(answer);
      return answer;
    });
    // Twelve wait for the encoder, which waits for us; all others are sent away meanwhile.
    await eventually('eight to be sent away', async () => busy.length === 8);
    for (const { headers } of busy) {
      expect(headers).toMatchObject({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
    }
    encoding.resolve();
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    for (const path of paths) expect((await get(`/${path}/480.webp`)).status).toBe(200);
  });

  it('limits how many one caller has made an hour; those made before stay available', async () => {
    // Stopped: the count starts again every hour.
    world.setClock(new Date());
    const [old, other] = [`media/limit/${unique('e')}.png`, `media/limit/${unique('f')}.png`];
    await Promise.all([store(old, png), store(other, png)]);
    const network = `media-${unique('caller')}`;
    const from = (path: string) =>
      dispatch(routes, { ...httpRequest({ path }), caller: { ...caller, network } }, world.deps);
    expect((await from(`/${old}/480.webp`)).status).toBe(200);
    const { docs } = await world.deps.db.collection('rateLimits').where('count', '==', 1).get();
    await Promise.all(docs.map(({ ref }) => ref.update({ count: rateLimits.mediaSizes.most })));
    const refused = await from(`/${other}/480.webp`);
    expect([refused.status, Number(refused.headers['Retry-After']) > 0]).toEqual([429, true]);
    expect((await from(`/${old}/480.webp`)).status).toBe(200);
    expect((await get(`/${other}/480.webp`)).status).toBe(200);
  });

  it('never sends what is uploaded in the guise of a picture', async () => {
    await store('media/guise.png', Buffer.from('<!doctype html><script>alert(1)</script>'));
    const { status, body } = await get('/media/guise.png');
    expect([status, body]).toEqual([404, 'We can’t find this picture.']);
  });
});

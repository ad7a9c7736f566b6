import { randomBytes } from 'node:crypto';
import { pictureRefusals } from '@agency/domain/picture/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPicture } from '../../functions/src/picture/add.ts';
import { findObject, readObject } from '../../functions/src/platform/storage.ts';
import { putId } from '../../functions/src/records/upload/incoming.ts';
import { removeOrphanedUploads } from '../../functions/src/upload/remove-orphaned.ts';
import { objectsBelow } from './file-world.ts';
import { drawing, staffUid, storedPicture, upload } from './picture-world.ts';
import { auditOf } from './project-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('picture');
});
afterAll(() => world.close());

const add = (uploadId: string, alt = 'An oven') => addPicture(world.deps, { uploadId, alt }, asStaff);
const incoming = (uploadId: string) => `incoming/${staffUid}/${uploadId}`;
const uploadRecord = async (uploadId: string) =>
  (await world.deps.db.doc(`uploads/${putId(staffUid, uploadId)}`).get()).data();

const jpeg = async (width = 60, height = 40) => drawing(width, height).jpeg().toBuffer();

describe('addPicture', () => {
  it('makes the picture with all sizes that pages ask for, and lets the upload go', async () => {
    const uploadId = await upload(world, await drawing(1000, 500).png().toBuffer());
    const added = await add(uploadId);
    expect(added).toMatchObject({ width: 1000, height: 500, alt: 'An oven' });
    expect(added.path).toMatch(/^library\/oven-2-1000x500-[0-9a-f]{12}\.png$/);
    const sizes = ['avif', 'webp'].flatMap((format) =>
      [1600, 480, 720, 960].map((width) => `media/${added.path}/${width}.${format}`),
    );
    const path = `media/${added.path}`;
    expect(await objectsBelow(world, path)).toEqual([path, ...sizes].toSorted());
    const { generation } = (await findObject(world.deps, path)) ?? {};
    for (const size of sizes) expect((await findObject(world.deps, size))?.custom.madeOf).toBe(generation);
    expect(await storedPicture(world, added.pictureId)).toMatchObject({
      name: 'Oven (2).PNG',
      replacedBy: null,
    });
    expect(await objectsBelow(world, incoming(uploadId))).toEqual([]);
    const [entry] = await auditOf(world, `pictures/${added.pictureId}`);
    expect(entry).toMatchObject({ action: 'addPicture', actor: staffUid, before: null });
  });

  it('keeps nothing that a camera wrote, and turns the picture upright', async () => {
    const photo = await drawing(60, 40)
      .withExif({
        IFD0: { Artist: 'The owner' },
        IFD2: { BodySerialNumber: 'SN-1234567' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.includes('SN-1234567')).toBe(true);
    const added = await add(await upload(world, photo, { name: 'IMG_1.JPG', contentType: 'image/jpeg' }));
    expect(added).toMatchObject({ width: 40, height: 60 });
    for (const path of await objectsBelow(world, `media/${added.path}`)) {
      const bytes = await readObject(world.deps, path);
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation], path).toEqual(Array(5).fill(undefined));
      for (const word of ['SN-1234567', 'The owner']) expect(bytes.includes(word), path).toBe(false);
    }
  });

  it('goes by the bytes where a name tells something else, and stores what moves standing still', async () => {
    const frames = await Promise.all([drawing(), drawing()].map((each) => each.png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100], loop: 0 })
      .toBuffer();
    const { path } = await add(await upload(world, moving, { name: 'Photo.jpg', contentType: 'image/jpeg' }));
    expect(path).toMatch(/^library\/photo-40x30-.*\.png$/);
    const { pages = 1 } = await sharp(await readObject(world.deps, `media/${path}`)).metadata();
    expect(pages).toBe(1);
  });

  it('stores a tall screenshot whole and a wide photo no wider than pages need', async () => {
    const tall = await add(await upload(world, await drawing(600, 9000).png().toBuffer()));
    const wide = await add(await upload(world, await drawing(6400, 3200).jpeg().toBuffer()));
    expect([tall.width, tall.height, wide.width, wide.height]).toEqual([600, 9000, 3200, 1600]);
  });

  it('takes the same picture twice, and the same upload again and at once, for one', async () => {
    const bytes = await jpeg();
    const [first, second] = [await upload(world, bytes), await upload(world, bytes, { name: 'Other.jpg' })];
    const once = await add(first, '');
    expect(await add(first, 'Ignored')).toEqual(once);
    const [one, other] = await Promise.all([add(second, 'Bread'), add(second, 'Bread')]);
    expect(one).toMatchObject({ pictureId: once.pictureId, path: once.path, alt: 'Bread' });
    expect(other).toEqual(one);
    expect(await objectsBelow(world, 'media/library/other')).toEqual([]);
    const actions = (await auditOf(world, `pictures/${once.pictureId}`)).map(({ action }) => action);
    expect(actions).toEqual(['addPicture', 'addPicture']);
  });

  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 0x18]),
    Buffer.from('ftypheic'),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('mif1heic'),
  ]);

  it.each([
    ['a page under the name of a picture', async () => Buffer.from('<html><script>'), 'notPicture'],
    [
      'a drawing that can run script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'notPicture',
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n'), 'notPicture'],
    ['a photo of an iPhone', async () => heic, 'heic'],
    ['half a photo', async () => (await noise().jpeg().toBuffer()).subarray(0, 4000), 'broken'],
    ['half a drawing', async () => (await noise().png().toBuffer()).subarray(0, 4000), 'broken'],
    ['more than 50 megapixels', async () => drawing(10_000, 6000).jpeg().toBuffer(), 'tooManyPixels'],
    ['a bomb of 60 megapixels', async () => drawing(10_000, 6000).png().toBuffer(), 'tooManyPixels'],
  ] as const)('refuses %s with a sentence, and removes it', async (_what, bytes, refused) => {
    const uploadId = await upload(world, await bytes());
    await expect(add(uploadId)).rejects.toThrow(pictureRefusals[refused]);
    expect(await objectsBelow(world, incoming(uploadId))).toEqual([]);
    await expect(add(uploadId)).rejects.toThrow(/no longer there/);
  });

  it('refuses an upload that there isn’t, and one of another person', async () => {
    const uploadId = await upload(world, await jpeg());
    const other = { ...asStaff, person: { ...asStaff.person, uid: 'another' } };
    await expect(addPicture(world.deps, { uploadId, alt: '' }, other)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(add('none')).rejects.toMatchObject({ code: 'not-found' });
  });
});

/** Too much to be read from its beginning. */
const noise = () => sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } });

describe('cut off', () => {
  /** Deps whose process dies when it is about to do this for the nth time. */
  function dyingAt(step: number): World['deps'] {
    let steps = 0;
    const count = () => {
      steps += 1;
      if (steps === step) throw new Error('killed');
    };
    const { storage } = world.deps;
    return {
      ...world.deps,
      storage: async () => {
        count();
        return storage();
      },
      clock: () => {
        count();
        return world.deps.clock();
      },
    };
  }

  it('anywhere, the same call finishes it with the same picture', async () => {
    const bytes = await jpeg();
    const uploadId = await upload(world, bytes);
    let killed = 0;
    let added: Awaited<ReturnType<typeof add>> | undefined;
    for (let step = 1; added === undefined; step += 1) {
      try {
        added = await addPicture(dyingAt(step), { uploadId, alt: 'An oven' }, asStaff);
      } catch (thrown) {
        if (!(thrown instanceof Error) || thrown.message !== 'killed') throw thrown;
        killed += 1;
      }
    }
    expect(killed).toBeGreaterThan(10);
    expect(await add(uploadId)).toEqual(added);
    expect(await auditOf(world, `pictures/${added.pictureId}`)).toHaveLength(1);
    const path = `media/${added.path}`;
    // 480 in both formats, and the one for browsers that choose none.
    expect(await objectsBelow(world, path)).toHaveLength(4);
    await removeOrphanedUploads(world.deps);
    expect(await objectsBelow(world, incoming(uploadId))).toEqual([]);
  });

  it('and never finished, nothing of it is left after a day', async () => {
    const own = await makeWorld('picture-left');
    const uploadId = await upload(own, await jpeg(), { name: 'Left.jpg' });
    // The files are written, the record is not.
    const dying = {
      ...own.deps,
      random: () => {
        throw new Error('killed');
      },
    };
    await expect(addPicture(dying, { uploadId, alt: '' }, asStaff)).rejects.toThrow('killed');
    expect(await objectsBelow(own, 'media/library/left-')).not.toEqual([]);
    own.setClock(new Date(Date.now() + 25 * 3600_000));
    await removeOrphanedUploads(own.deps);
    expect(await objectsBelow(own, 'media/library/left-')).toEqual([]);
    own.setClock(new Date(Date.now() + 27 * 3600_000));
    await removeOrphanedUploads(own.deps);
    expect(await uploadRecord(uploadId)).toBeUndefined();
    await own.close();
  });
});

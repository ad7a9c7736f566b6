import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePicture } from '../../functions/src/picture/describe.ts';
import { removePicture } from '../../functions/src/picture/remove.ts';
import { replacePicture } from '../../functions/src/picture/replace.ts';
import { publishedPost, storedDraft, storedPost, type } from './blog-post-world.ts';
import { objectsBelow } from './file-world.ts';
import { addedPicture, drawing, postAt, seenOf, storedPicture, storePost, upload } from './picture-world.ts';
import { auditOf } from './project-world.ts';
import { someWork } from './site-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('picture-change');
});
afterAll(() => world.close());

const stale = 1;

describe('describePicture', () => {
  it('changes the alt text and what the picture is found by, once, for who has seen it', async () => {
    const { pictureId } = await addedPicture(world, '');
    const seen = await seenOf(world, pictureId);
    const describeIt = (alt: string) => describePicture(world.deps, { pictureId, alt, seen }, asStaff);
    expect(await describeIt('A bakery')).toMatchObject({ changed: true });
    expect(await describeIt('A bakery')).toEqual({ changed: false, seen: await seenOf(world, pictureId) });
    await expect(describeIt('A shop')).rejects.toMatchObject({ code: 'failed-precondition' });
    const stored = await storedPicture(world, pictureId);
    expect(stored?.alt).toBe('A bakery');
    expect(stored?.searchTokens).toContain('bakery');
    expect(await auditOf(world, `pictures/${pictureId}`)).toHaveLength(2);
  });
});

describe('removePicture', () => {
  const remove = (pictureId: string, seen: number) => removePicture(world.deps, { pictureId, seen }, asStaff);

  it('deletes a picture that nothing shows, with all its files, and again changes nothing', async () => {
    const { pictureId, path } = await addedPicture(world);
    await expect(remove(pictureId, stale)).rejects.toMatchObject({ code: 'failed-precondition' });
    const seen = await seenOf(world, pictureId);
    expect(await remove(pictureId, seen)).toEqual({ removed: true });
    expect(await objectsBelow(world, `media/${path}`)).toEqual([]);
    expect(await remove(pictureId, seen)).toEqual({ removed: false });
    const actions = (await auditOf(world, `pictures/${pictureId}`)).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['addPicture', 'removePicture']);
  });

  it('says where a picture is used that can’t go', async () => {
    const { pictureId, path } = await addedPicture(world);
    await storePost(world, { title: 'Costs', cover: path });
    const seen = await seenOf(world, pictureId);
    await expect(remove(pictureId, seen)).rejects.toThrow(
      'This picture is used in the post ‘Costs’. Take it out there first, or replace it.',
    );
    await world.deps.db.collection('portfolioItems').add({ ...someWork, pictures: [path] });
    await expect(remove(pictureId, seen)).rejects.toThrow(/‘Costs’ and 1 other place\./);
    expect(await objectsBelow(world, `media/${path}`)).not.toEqual([]);
  });
});

describe('replacePicture', () => {
  async function used() {
    const before = await addedPicture(world);
    const { path } = before;
    const body = `![Oven](/media/${path})\n\nText.`;
    const post = await storePost(world, { cover: path, body, pictures: [path] });
    const inText = await storePost(world, {
      cover: 'blog/other.webp',
      body,
      pictures: ['blog/other.webp', path],
    });
    const image = { path, width: before.width, height: before.height, alt: 'An oven' };
    const item = world.deps.db.collection('portfolioItems').doc();
    await item.set({ ...someWork, images: [image], body, pictures: [path] });
    const uploadId = await upload(world, await drawing(80, 60).png().toBuffer(), { name: 'New.png' });
    const seen = await seenOf(world, before.pictureId);
    return { before, post, inText, item, input: { pictureId: before.pictureId, uploadId, seen } };
  }

  it('puts the new picture into every place, keeps the earlier one, and again changes nothing', async () => {
    const { before, post, inText, item, input } = await used();
    const after = await replacePicture(world.deps, input, asStaff);
    expect(after).toMatchObject({ places: 3, width: 80, alt: 'An oven' });
    const body = `![Oven](/media/${after.path})\n\nText.`;
    expect(await postAt(world, post)).toMatchObject({ cover: after.path, body, pictures: [after.path] });
    expect(await postAt(world, inText)).toMatchObject({
      cover: 'blog/other.webp',
      body,
      pictures: ['blog/other.webp', after.path],
    });
    expect((await item.get()).data()).toMatchObject({
      images: [{ path: after.path, width: 80, height: 60, alt: 'An oven' }],
      body,
      pictures: [after.path],
    });
    expect(await storedPicture(world, before.pictureId)).toMatchObject({ replacedBy: after.pictureId });
    expect(await objectsBelow(world, `media/${before.path}`)).not.toEqual([]);
    expect(await replacePicture(world.deps, input, asStaff)).toEqual({ ...after, places: 0 });
    expect(await auditOf(world, post)).toHaveLength(1);
  });

  it('is in what is being written too, which an open editor then asks about', async () => {
    const before = await addedPicture(world);
    const body = `![Oven](/media/${before.path})`;
    const { postId, version } = await publishedPost(world, { body });
    const typed = await type(world, postId, { cover: before.path });
    const uploadId = await upload(world, await drawing(80, 60).png().toBuffer());
    const seen = await seenOf(world, before.pictureId);
    const { pictureId } = before;
    const { path } = await replacePicture(world.deps, { pictureId, uploadId, seen }, asStaff);
    const draft = await storedDraft(world, postId);
    expect(draft).toMatchObject({ body: `![Oven](/media/${path})`, cover: path, version: typed + 1 });
    const post = await storedPost(world, postId);
    expect(post).toMatchObject({ body: `![Oven](/media/${path})`, cover: null, pictures: [path] });
    expect(post.hasChanges).toBe(true);
    expect(version).toBeLessThan(typed);
  });

  it('goes on where it was cut off', async () => {
    const { before, post, inText, item, input } = await used();
    let times = 0;
    const dying = {
      ...world.deps,
      random: (count: number) => {
        times += 1;
        // The first is the entry of the picture, the second that of the first place.
        if (times === 3) throw new Error('killed');
        return world.deps.random(count);
      },
    };
    await expect(replacePicture(dying, input, asStaff)).rejects.toThrow('killed');
    const { path } = await replacePicture(world.deps, input, asStaff);
    for (const each of [post, inText]) expect((await postAt(world, each)).body).toContain(path);
    expect((await item.get()).get('pictures')).toEqual([path]);
    expect((await storedPicture(world, before.pictureId))?.replacedBy).not.toBeNull();
  });

  it('refuses the same picture, and one that somebody has changed since', async () => {
    const bytes = await drawing().png().toBuffer();
    const { addPicture } = await import('../../functions/src/picture/add.ts');
    const { pictureId } = await addPicture(
      world.deps,
      { uploadId: await upload(world, bytes), alt: '' },
      asStaff,
    );
    const uploadId = await upload(world, bytes);
    const replace = (seen: number) => replacePicture(world.deps, { pictureId, uploadId, seen }, asStaff);
    await expect(replace(stale)).rejects.toThrow(/Someone has changed this picture/);
    await expect(replace(await seenOf(world, pictureId))).rejects.toThrow(/the same picture/);
  });
});

import { type BlogPost, blogPost } from '@agency/domain/blog-post/schema';
import type { AddedPicture } from '@agency/domain/operations/picture';
import { type Picture, picture } from '@agency/domain/picture/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import sharp, { type Sharp } from 'sharp';
import { addPicture } from '../../functions/src/picture/add.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { unique } from '../support/suite.ts';
import { makePost } from './site-world.ts';
import { asStaff, type World } from './world.ts';

export const staffUid = asStaff.person.uid;

let shade = 0;

/** A drawing like no other of this run. */
export function drawing(width = 40, height = 30): Sharp {
  shade += 1;
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 120 };
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Puts a file where a browser of staff would, under the name that it has on their device. */
export async function upload(
  { deps }: World,
  bytes: Uint8Array,
  { name = 'Oven (2).PNG', contentType = 'image/png' } = {},
): Promise<string> {
  const uploadId = unique('picture');
  const bucket = await bucketOf(deps);
  const metadata = { firebaseStorageDownloadTokens: 'a-token', name };
  await bucket
    .file(`incoming/${staffUid}/${uploadId}`)
    .save(Buffer.from(bytes), { contentType, resumable: false, metadata: { metadata } });
  return uploadId;
}

export async function addedPicture(world: World, alt = 'An oven'): Promise<AddedPicture> {
  const uploadId = await upload(world, await drawing().png().toBuffer());
  return addPicture(world.deps, { uploadId, alt }, asStaff);
}

export async function storedPicture({ deps }: World, pictureId: string): Promise<Picture | null> {
  const path = `pictures/${pictureId}`;
  const data = (await deps.db.doc(path).get()).data();
  return data === undefined ? null : parseDocument(picture, path, data);
}

/** What an operation names to say which state of it was seen. */
export async function seenOf(world: World, pictureId: string): Promise<number> {
  return (await storedPicture(world, pictureId))?.updatedAt.getTime() ?? 0;
}

export async function storePost({ deps }: World, fields: Partial<BlogPost>): Promise<string> {
  const ref = deps.db.collection('blogPosts').doc();
  await ref.set(makePost(fields));
  return ref.path;
}

export async function postAt({ deps }: World, path: string): Promise<BlogPost> {
  return parseDocument(blogPost, path, (await deps.db.doc(path).get()).data() ?? {});
}

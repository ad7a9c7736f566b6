import sharp from 'sharp';
import { addPicture } from '../../../functions/src/picture/add.ts';
import { unique } from '../../support/suite.ts';
import { put } from '../file-world.ts';
import { asStaff, type World } from '../world.ts';
import type { Accounts } from './accounts.ts';

/** No two are alike, so that each is a picture of its own. */
let shade = 0;
function drawing(): Promise<Buffer> {
  shade += 1;
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 90 };
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Everybody has uploaded the file, so that a refusal is about the caller only. */
async function ofUpload(world: World, accounts: Accounts): Promise<{ uploadId: string }> {
  const uploadId = unique('picture');
  const bytes = await drawing();
  await Promise.all(Object.values(accounts).map(({ uid }) => put(world, uid, uploadId, bytes)));
  return { uploadId };
}

async function ofPicture(world: World): Promise<{ pictureId: string; seen: number }> {
  const uploadId = unique('picture');
  await put(world, asStaff.person.uid, uploadId, await drawing());
  const { pictureId } = await addPicture(world.deps, { uploadId, alt: 'A shade' }, asStaff);
  const stored = await world.deps.db.doc(`pictures/${pictureId}`).get();
  return { pictureId, seen: stored.get('updatedAt').toMillis() };
}

/** The library of pictures. */
export const pictureInputs = {
  addPicture: async (world: World, accounts: Accounts) => ({
    ...(await ofUpload(world, accounts)),
    alt: 'A shade',
  }),
  describePicture: async (world: World, _accounts: Accounts) => ({
    ...(await ofPicture(world)),
    alt: 'Another shade',
  }),
  replacePicture: async (world: World, accounts: Accounts) => ({
    ...(await ofPicture(world)),
    ...(await ofUpload(world, accounts)),
  }),
  removePicture: ofPicture,
  getPictureTicket: async () => ({}),
};

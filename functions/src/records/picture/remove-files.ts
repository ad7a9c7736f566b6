import { placeName } from '@agency/domain/picture/places';
import { picture as pictureSchema } from '@agency/domain/picture/schema';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { bucketOf } from '../../platform/storage.ts';

/** Removes a picture below `media/` and its sizes. */
export async function removePictureFiles(deps: Deps, path: string): Promise<void> {
  await removeBelow(deps, `media/${path}/`, () => true);
  const bucket = await bucketOf(deps);
  await bucket.file(`media/${path}`).delete({ ignoreNotFound: true });
}

/** Removes what was written for a picture that was then never recorded, by the name of its upload. */
export async function removeUnfinishedPicture(
  deps: Deps,
  pictureId: string,
  fileName: string,
): Promise<void> {
  const known = await findDocument(pictureSchema, documentRef(deps.db, 'pictures', pictureId));
  if (known !== null) return;
  const hash = `-${pictureId.slice(0, 12)}.`;
  await removeBelow(deps, `media/library/${placeName(fileName)}-`, (name) => name.includes(hash));
}

async function removeBelow(deps: Deps, prefix: string, isMeant: (name: string) => boolean): Promise<void> {
  const bucket = await bucketOf(deps);
  const [files] = await bucket.getFiles({ prefix });
  const meant = files.filter(({ name }) => isMeant(name));
  await Promise.all(meant.map((file) => file.delete({ ignoreNotFound: true })));
}

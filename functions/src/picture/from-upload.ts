import type { AddedPicture } from '@agency/domain/operations/picture';
import { type Picture, picture as pictureSchema } from '@agency/domain/picture/schema';
import { pictureSearchTokens } from '@agency/domain/picture/search';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import { removeObject } from '../platform/storage.ts';
import { removePictureFiles } from '../records/picture/remove-files.ts';
import { idOf, placeOf, storePicture } from './files.ts';
import { type MadePicture, makePicture } from './make.ts';
import {
  claimForPicture,
  finishUpload,
  pictureOfUpload,
  readUpload,
  refuseUpload,
  uploadOf,
  type WaitingUpload,
} from './take-upload.ts';

interface Adding {
  readonly person: Person;
  readonly uploadId: string;
  readonly alt: string;
}

/**
 * The picture of an upload, made once: the same upload again, or another of the same picture, is the one that is there.
 *
 * Order matters: the upload's record names the picture before any file is written, the files are there before anybody
 * can choose the picture, and the upload goes last. Wherever it is cut off, the same call finishes it.
 * @throws AppError with why it was refused; the upload is removed then.
 */
export async function pictureFromUpload(deps: Deps, adding: Adding): Promise<Stored<Picture>> {
  const already = await finished(deps, adding);
  if (already !== null) return already;
  try {
    return await make(deps, adding);
  } catch (thrown) {
    // A call at the same time may have finished and removed what this one was reading.
    const meanwhile = thrown instanceof AppError ? await finished(deps, adding) : null;
    if (meanwhile !== null) return meanwhile;
    throw thrown;
  }
}

async function finished(deps: Deps, { person, uploadId }: Adding): Promise<Stored<Picture> | null> {
  const pictureId = await pictureOfUpload(uploadOf(deps, person.uid, uploadId));
  if (pictureId === null) return null;
  return findDocument(pictureSchema, documentRef(deps.db, 'pictures', pictureId));
}

async function make(deps: Deps, adding: Adding): Promise<Stored<Picture>> {
  const upload = await readUpload(deps, adding.person.uid, adding.uploadId);
  const made = await madeOf(deps, upload);
  const id = idOf(made);
  await claimForPicture(deps, upload, id);
  const known = await findDocument(pictureSchema, documentRef(deps.db, 'pictures', id));
  const path = known?.path ?? placeOf(made, upload.name);
  await storePicture(deps, path, made);
  const stored = await place(deps, adding, { upload, made, path });
  if (stored.path !== path) await removePictureFiles(deps, path);
  await removeObject(deps, upload.path);
  return stored;
}

async function madeOf(deps: Deps, upload: WaitingUpload): Promise<MadePicture> {
  try {
    return await makePicture(upload.bytes);
  } catch (thrown) {
    if (thrown instanceof AppError) await refuseUpload(deps, upload);
    throw thrown;
  }
}

interface Making {
  readonly upload: WaitingUpload;
  readonly made: MadePicture;
  readonly path: string;
}

/** Its record; one that is there stays as it is, but for an alt text that it lacked, and is no longer replaced. */
async function place(
  deps: Deps,
  { person, alt }: Adding,
  { upload, made, path }: Making,
): Promise<Stored<Picture>> {
  const id = idOf(made);
  const ref = documentRef(deps.db, 'pictures', id);
  return commit(deps, async (unit) => {
    const known = await findDocument(pictureSchema, ref, unit);
    await finishUpload(deps, unit, upload.ref);
    const now = deps.clock();
    const words = { name: known?.name ?? upload.name, alt: known?.alt || alt };
    const { width, height } = made;
    const after: Picture = {
      ...{ path: known?.path ?? path, width, height, size: made.bytes.byteLength },
      ...words,
      replacedBy: null,
      searchTokens: pictureSearchTokens(words),
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
      updatedBy: 'system',
    };
    const isSame = known !== null && known.alt === after.alt && known.replacedBy === null;
    if (isSame) return known;
    unit.set(ref, after);
    audit(deps, unit, { actor: person.uid, action: 'addPicture', ref, before: known, after });
    return { ...after, id };
  });
}

export function asAdded({ id, path, width, height, alt, updatedAt }: Stored<Picture>): AddedPicture {
  return { pictureId: id, path, width, height, alt, seen: updatedAt.getTime() };
}

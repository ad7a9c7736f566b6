import { picture as pictureSchema } from '@agency/domain/picture/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import type { Person } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, readDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { asAdded, pictureFromUpload } from './from-upload.ts';
import { moveUses } from './move-uses.ts';
import { noSuchPicture, refuseUnseen } from './seen.ts';
import { pictureOfUpload, uploadOf } from './take-upload.ts';

const action = 'replacePicture';

/**
 * Puts the picture of an upload into every place that shows this one, a place at a time; where it is cut off, the same
 * call goes on. The earlier one stays in the library: earlier texts, and anyone who wants it back, still find it.
 * @throws AppError `failed-precondition` where somebody has changed it since, or it is the same picture.
 */
export const replacePicture: OperationHandler<typeof action> = async (
  deps,
  { pictureId, uploadId, seen },
  { person },
) => {
  const ref = documentRef(deps.db, 'pictures', pictureId);
  const before = await readDocument(pictureSchema, ref, noSuchPicture);
  const wasDone =
    before.replacedBy !== null &&
    (await pictureOfUpload(uploadOf(deps, person.uid, uploadId))) === before.replacedBy;
  if (!wasDone) refuseUnseen(before, seen);
  const added = await pictureFromUpload(deps, { person, uploadId, alt: before.alt });
  if (added.id === pictureId) {
    throw new AppError('failed-precondition', 'This is the same picture. Choose another file.');
  }
  const places = await moveUses(deps, person.uid, { from: before, to: added });
  await markReplaced(deps, person, pictureId, added.id);
  return { ...asAdded(added), places };
};

/** Last, so that a call that was cut off before is one that was not yet done. */
async function markReplaced(deps: Deps, person: Person, pictureId: string, by: string): Promise<void> {
  const ref = documentRef(deps.db, 'pictures', pictureId);
  await commit(deps, async (unit) => {
    const before = await findDocument(pictureSchema, ref, unit);
    if (before === null || before.replacedBy === by) return;
    unit.update(ref, { replacedBy: by, updatedAt: deps.clock(), updatedBy: 'system' });
    audit(deps, unit, {
      actor: person.uid,
      action,
      ref,
      before: { replacedBy: before.replacedBy },
      after: { replacedBy: by },
    });
  });
}

import { type Picture, picture as pictureSchema } from '@agency/domain/picture/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { removePictureFiles } from '../records/picture/remove-files.ts';
import { type PictureUse, usesOfPicture } from '../records/picture/uses.ts';
import { refuseUnseen } from './seen.ts';

const action = 'removePicture';

/**
 * Deletes a picture that nothing shows; again, it changes nothing. Its files go first: cut off between, it is still
 * listed, and can be deleted again.
 * @throws AppError `failed-precondition` where it is used, or somebody has changed it since.
 */
export const removePicture: OperationHandler<typeof action> = async (
  deps,
  { pictureId, seen },
  { person },
) => {
  const ref = documentRef(deps.db, 'pictures', pictureId);
  const found = await findDocument(pictureSchema, ref);
  if (found === null) return { removed: false };
  refuseUnseen(found, seen);
  refuseUsed(await usesOfPicture(deps, found.path));
  await removePictureFiles(deps, found.path);
  return commit(deps, async (unit) => {
    const now = await findDocument(pictureSchema, ref, unit);
    if (now === null) return { removed: false };
    unit.delete(ref);
    const before: Picture = withoutId(now);
    audit(deps, unit, { actor: person.uid, action, ref, before, after: {} });
    return { removed: true };
  });
};

function refuseUsed(uses: readonly PictureUse[]): void {
  const [first] = uses;
  if (first === undefined) return;
  const where = `${first.kind === 'post' ? 'the post' : 'the portfolio item'} ‘${first.title}’`;
  const others = uses.length - 1;
  const rest = others === 0 ? '' : ` and ${others} other ${others === 1 ? 'place' : 'places'}`;
  throw new AppError(
    'failed-precondition',
    `This picture is used in ${where}${rest}. Take it out there first, or replace it.`,
  );
}

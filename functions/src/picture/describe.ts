import { picture as pictureSchema } from '@agency/domain/picture/schema';
import { pictureSearchTokens } from '@agency/domain/picture/search';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, readDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { noSuchPicture, refuseUnseen } from './seen.ts';

const action = 'describePicture';

/** Changes what a picture is said to show; saving the same twice changes nothing. */
export const describePicture: OperationHandler<typeof action> = (
  deps,
  { pictureId, alt, seen },
  { person },
) =>
  commit(deps, async (unit) => {
    const ref = documentRef(deps.db, 'pictures', pictureId);
    const before = await readDocument(pictureSchema, ref, noSuchPicture, unit);
    if (before.alt === alt) return { changed: false, seen: before.updatedAt.getTime() };
    refuseUnseen(before, seen);
    const { name } = before;
    const now = deps.clock();
    unit.update(ref, {
      alt,
      searchTokens: pictureSearchTokens({ name, alt }),
      updatedAt: now,
      updatedBy: 'system',
    });
    audit(deps, unit, { actor: person.uid, action, ref, before, after: { ...before, alt } });
    return { changed: true, seen: now.getTime() };
  });

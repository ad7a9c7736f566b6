import {
  addressHash,
  findSuppression,
  suppressionRef,
  writeSuppression,
} from '../mail-queue/suppressions.ts';
import { audit } from '../platform/audit.ts';
import { addressOfAccount } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount } from '../records/user/account.ts';

const action = 'liftSuppression';

/**
 * Clears a bounce or complaint from somebody's address, so that it gets all kinds of mail again. What they switched
 * off themselves stays off.
 */
export const liftSuppression: OperationHandler<typeof action> = async (deps, { uid }, { person }) => {
  const hash = addressHash(addressOfAccount(await requireAccount(deps, uid)));
  const lifted = await commit(deps, async (unit) => {
    const before = await findSuppression(deps, hash, unit);
    if (!before?.bouncedAt && !before?.complainedAt) return false;
    const change = { bouncedAt: null, complainedAt: null };
    writeSuppression(deps, unit, hash, before, change);
    const { bouncedAt, complainedAt } = before;
    const ref = suppressionRef(deps, hash);
    audit(deps, unit, { actor: person.uid, action, ref, before: { bouncedAt, complainedAt }, after: change });
    return true;
  });
  return { lifted };
};

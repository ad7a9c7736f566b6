import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount } from '../records/user/account.ts';
import { mailVerification } from './mail-verification.ts';

/** Mails somebody the link to verify their address again, on behalf of staff. */
export const resendVerification: OperationHandler<'resendVerification'> = async (
  deps,
  { uid },
  { person },
) => {
  const sent = await mailVerification(deps, await requireAccount(deps, uid));
  if (sent) {
    const ref = documentRef(deps.db, 'users', uid);
    await commit(deps, async (unit) =>
      audit(deps, unit, { actor: person.uid, action: 'resendVerification', ref, before: {}, after: {} }),
    );
  }
  return { sent };
};

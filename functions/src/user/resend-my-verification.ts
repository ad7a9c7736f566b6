import type { OperationHandler } from '../platform/operation.ts';
import { requireAccount } from '../records/user/account.ts';
import { mailVerification } from './mail-verification.ts';

/** Mails the link to verify the caller's own address again. */
export const resendMyVerification: OperationHandler<'resendMyVerification'> = async (
  deps,
  _input,
  { person },
) => ({ sent: await mailVerification(deps, await requireAccount(deps, person.uid)) });

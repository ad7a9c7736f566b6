import { user as userSchema } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { queueMail } from '../mail-queue/outbox.ts';
import { adminStage, mayMailAccount, registrationConfirmation } from '../mail-queue/user-mails.ts';
import { addressOfAccount } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';

/** Mails a new link to verify an address, for the area that the person asked for; false when there is no need. */
export async function mailVerification(deps: Deps, account: UserRecord): Promise<boolean> {
  const email = addressOfAccount(account);
  if (email === '' || account.emailVerified || account.disabled) return false;
  const stored = await findDocument(userSchema, documentRef(deps.db, 'users', account.uid));
  const to = { uid: account.uid, email };
  const now = deps.clock();
  const isForStaff = stored?.adminRequest === 'pending';
  const mail = isForStaff ? adminStage(to, 'received', now) : registrationConfirmation(to, 'unproved', now);
  if (!(await mayMailAccount(deps, email, 'registration', account.uid))) return false;
  await queueMail(deps, mail);
  return true;
}

import { AppError } from '@agency/domain/shared/errors';
import type { OperationHandler } from '../platform/operation.ts';
import { requireRecentSignIn } from './account.ts';
import { addressChange, addressChangeAsked, mayMailAccount } from './mails.ts';

/**
 * Mails a link to the new address and tells the old one; the address changes when the link is used. An address that
 * another account has gets the same answer here, and no mail (its link can't be made).
 */
export const changeMyEmail: OperationHandler<'changeMyEmail'> = async (deps, { email }, { person }) => {
  requireRecentSignIn(deps, person);
  if (email === person.email) {
    throw new AppError('invalid-argument', 'Some of what was sent is not right.', {
      issues: [{ path: 'email', message: 'This is your address already' }],
    });
  }
  if (!(await mayMailAccount(deps, email)) || !(await mayMailAccount(deps, person.email))) {
    throw new AppError('resource-exhausted', 'That is a lot at once. Please wait a little and try again.', {
      retryAfterSeconds: 3600,
    });
  }
  const now = deps.clock();
  const mails = [
    addressChange(person.uid, email, now),
    addressChangeAsked({ uid: person.uid, email: person.email }, now),
  ];
  const batch = deps.db.batch();
  for (const mail of mails) batch.create(deps.db.doc(mail.path), mail.data);
  await batch.commit();
  return { asked: true };
};

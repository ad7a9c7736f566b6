import { AppError } from '@agency/domain/shared/errors';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { findAccount } from './account.ts';

/** `POST /api/account-removals`: 'this was not me', pressed by whoever the verification mail reached. */
export const removalInput = v.strictObject({
  oobCode: v.pipe(
    v.string('The code is missing'),
    v.regex(/^[A-Za-z0-9_-]{10,500}$/, 'This code is not valid'),
  ),
});

const checkedCode = v.object({ email: v.string(), requestType: v.literal('VERIFY_EMAIL') });

const notValid = () =>
  new AppError('failed-precondition', 'This link was used already, or is too old. Nothing was removed.');

/**
 * Deletes an account whose address nobody proved, on the word of whoever holds that mailbox: the code of the mail is
 * the proof. A verified account is never deleted this way.
 */
export async function removeUnverified(deps: Deps, oobCode: string): Promise<void> {
  const email = await addressOfCode(deps, oobCode);
  const account = await findAccount(deps, email.toLowerCase());
  if (account === null || account.emailVerified) throw notValid();
  await (await deps.auth()).deleteUser(account.uid);
  await documentRef(deps.db, 'users', account.uid).delete();
}

/** Asks the identity service whom a verification code is for, without using the code up. */
async function addressOfCode(deps: Deps, oobCode: string): Promise<string> {
  const { apiKey, emulators } = deps.config.firebase;
  const base = emulators
    ? `${emulators.auth}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${base}/v1/accounts:resetPassword?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode }),
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.status >= 500) throw new Error(`The identity service answered ${answer.status}`);
  const result = v.safeParse(checkedCode, await answer.json());
  if (!answer.ok || !result.success) throw notValid();
  return result.output.email;
}

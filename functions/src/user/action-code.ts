import { notRight } from '@agency/domain/shared/errors';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { overLimit } from '../platform/rate-limit.ts';

/** What a code of one of our mails is for. */
const actionCode = v.object({ email: v.string(), requestType: v.string() });
type ActionCode = v.InferOutput<typeof actionCode>;

/** Asks the identity service what a mailed code is for, without using it up; null for one that is not valid. */
export function lookAtCode(deps: Deps, oobCode: string): Promise<ActionCode | null> {
  return askIdentityService(deps, { oobCode });
}

/**
 * Sets a password with a mailed code and uses that up; null when the service does not accept the code.
 * @throws AppError `invalid-argument` when it does not accept the password.
 */
export function applyPasswordCode(
  deps: Deps,
  oobCode: string,
  newPassword: string,
): Promise<ActionCode | null> {
  return askIdentityService(deps, { oobCode, newPassword });
}

const refusal = v.object({ error: v.object({ message: v.string() }) });

/** The project can have a policy of its own, stricter than ours. */
function isWeakPassword(said: unknown): boolean {
  const result = v.safeParse(refusal, said);
  return (
    result.success &&
    /^(WEAK_PASSWORD|PASSWORD_DOES_NOT_MEET_REQUIREMENTS)\b/.test(result.output.error.message)
  );
}

const weakPassword = () =>
  notRight([{ path: 'password', message: 'This password is too easy to guess. Choose a longer one' }]);

async function askIdentityService(
  deps: Deps,
  body: Readonly<Record<string, string>>,
): Promise<ActionCode | null> {
  const { apiKey, emulators } = deps.config.firebase;
  const base = emulators
    ? `${emulators.auth}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${base}/v1/accounts:resetPassword?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.status >= 500) throw new Error(`The identity service answered ${answer.status}`);
  if (answer.status === 429) throw await overLimit(deps, 'accounts');
  const said: unknown = await answer.json();
  if (isWeakPassword(said)) throw weakPassword();
  const result = v.safeParse(actionCode, said);
  return answer.ok && result.success ? result.output : null;
}

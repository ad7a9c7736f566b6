import * as v from 'valibot';
import { expect } from 'vitest';
import { personOf } from '../../../functions/src/platform/auth.ts';
import { changePassword } from '../../../functions/src/user/change-password.ts';
import type { SignedIn } from '../../support/sign-in.ts';
import { addresses, project } from '../../support/suite.ts';
import type { World } from '../world.ts';
import { nextSecondBegan } from './next-second.ts';
import { call } from './people.ts';
import { refresh } from './suite-rest.ts';

// The identity service as anybody reaches it who holds a token or a code, and what our pages do around it. A code is
// looked up by the web API key, so the world is the suite's own project.

export async function askIdentityService(path: string, body: object): Promise<Response> {
  return fetch(`${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const mailed = v.object({
  oobCodes: v.array(v.looseObject({ newEmail: v.optional(v.string()), oobCode: v.string() })),
});

/** Has the service itself mail the code that moves an account to another address; the code. */
export async function codeWithoutUs(
  { idToken }: Pick<SignedIn, 'idToken'>,
  newEmail: string,
): Promise<string> {
  const body = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail };
  expect((await askIdentityService('sendOobCode', body)).status).toBe(200);
  const list = await fetch(`${addresses.auth}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = v.parse(mailed, await list.json());
  return oobCodes.findLast((code) => code.newEmail === newEmail)?.oobCode ?? '';
}

/** Presses the link that our mail about a new address has. */
export async function pressLink({ deps }: World, email: string, wanted: string): Promise<void> {
  const auth = await deps.auth();
  const { searchParams } = new URL(await auth.generateVerifyAndChangeEmailLink(email, wanted));
  const { status } = await askIdentityService('update', { oobCode: searchParams.get('oobCode') });
  expect(status).toBe(200);
}

/** Sets a new password by the mailed link. */
export async function resetPassword({ deps }: World, email: string, password: string): Promise<void> {
  const made = new URL(await (await deps.auth()).generatePasswordResetLink(email));
  await changePassword(deps, { oobCode: made.searchParams.get('oobCode') ?? '', password });
}

/** What a page does after a sign-in; in the second of a verification, with the extra sign-in that is then required. */
export async function enter(
  world: World,
  signInAgain: () => Promise<SignedIn>,
): Promise<{ idToken: string; clients: number }> {
  for (;;) {
    const { idToken, refreshToken } = await signInAgain();
    const person = await personOf(world.deps, idToken);
    await call(world, person, 'ensureUser', {});
    try {
      const { clients } = await call(world, person, 'linkMyDocuments', {});
      return { idToken: (await refresh(refreshToken)) ?? '', clients };
    } catch (thrown) {
      if (!(thrown instanceof Error && thrown.message.includes('sign in again'))) throw thrown;
      await nextSecondBegan();
    }
  }
}

import * as v from 'valibot';
import { addresses } from '../../support/suite.ts';
import type { World } from '../world.ts';

const signedIn = v.object({ idToken: v.string(), localId: v.string() });

/** Signs in at the Auth emulator, in the project of a test file. */
export async function signInAt(
  { projectId }: Pick<World, 'projectId'>,
  email: string,
  password: string,
): Promise<{ token: string; uid: string }> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const answer = await fetch(`${addresses.auth}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password, returnSecureToken: true, targetProjectId: projectId }),
  });
  const { idToken, localId } = v.parse(signedIn, await answer.json());
  return { token: idToken, uid: localId };
}

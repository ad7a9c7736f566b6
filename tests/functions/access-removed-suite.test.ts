import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantAdmin } from '../../functions/src/access/grant-admin.ts';
import { removeAdmin } from '../../functions/src/access/remove-admin.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { admin as suiteAdmin, unique } from '../support/suite.ts';
import { newAddress, password } from './support/people.ts';
import { putStatus, readStatus } from './support/suite-rest.ts';
import { caller, makeWorld, person, type World } from './world.ts';

// An admin who was removed, or signed out, with an earlier token, at everything open to staff: on the suite's own project, where rules, Storage
// and functions run as deployed.

const { db, auth } = suiteAdmin();
let world: World;
let deps: Deps;

beforeAll(async () => {
  world = await makeWorld('removed');
  deps = { ...world.deps, db, auth: async () => auth };
});
afterAll(() => world.close());

async function newAdmin(): Promise<{ uid: string; email: string; token: string }> {
  const email = newAddress();
  const { uid } = await auth.createUser({ email, password, emailVerified: true });
  await grantAdmin(deps, email);
  return { uid, email, token: (await signIn({ email, password })).idToken };
}

const noQuote = { quoteId: 'Q-222222' };

/** How each entry point answers this token. */
async function entryPoints({ uid, token }: { readonly uid: string; readonly token: string }) {
  return {
    firestore: await readStatus('settings/private', token),
    storage: await putStatus(`incoming/${uid}/${unique('removed')}`, token),
    operation: (await callOperation('withdrawQuote', noQuote, token)).code,
  };
}

// The call is allowed, and finds no such quote.
const open = { firestore: 200, storage: 200, operation: 'not-found' };
const shut = { firestore: 403, storage: 403, operation: 'unauthenticated' };

describe('an admin who is removed', () => {
  it('is refused at once with an earlier token, while the claim still says admin', async () => {
    const { uid, token } = await newAdmin();
    expect(await entryPoints({ uid, token })).toEqual(open);
    const list = db.doc('access/admins');
    const uids: unknown = (await list.get()).get('uids');
    await list.update({ uids: Array.isArray(uids) ? uids.filter((one) => one !== uid) : [] });
    expect(await readStatus('settings/private', token)).toBe(403);
    const { code } = await callOperation('withdrawQuote', noQuote, token);
    // By the list; or, when the trigger was faster, because the session is over.
    expect(['permission-denied', 'unauthenticated']).toContain(code);
    await auth.deleteUser(uid);
  });

  it('is refused after the operation, everywhere', async () => {
    const { uid, token } = await newAdmin();
    const second = await newAdmin();
    expect(await entryPoints({ uid, token })).toEqual(open);
    await removeAdmin(deps, { uid }, { person: person(second.uid), caller });
    expect(await entryPoints({ uid, token })).toEqual(shut);
    expect((await auth.getUser(uid)).customClaims?.role).toBeUndefined();
    await removeAdmin(deps, { uid: second.uid }, { person: person('sample-admin'), caller });
    await Promise.all([auth.deleteUser(uid), auth.deleteUser(second.uid)]);
  });
});

describe('an admin who signed out everywhere', () => {
  it('is refused at once with an earlier token, also after they signed in again', async () => {
    const { uid, email, token } = await newAdmin();
    expect(await entryPoints({ uid, token })).toEqual(open);
    await callOperation('signOutEverywhere', {}, token);
    expect(await entryPoints({ uid, token })).toEqual(shut);
    const again = (await signIn({ email, password })).idToken;
    expect(await entryPoints({ uid, token: again })).toEqual(open);
    expect(await entryPoints({ uid, token })).toEqual(shut);
    await removeAdmin(deps, { uid }, { person: person('sample-admin'), caller });
    await auth.deleteUser(uid);
  });
});

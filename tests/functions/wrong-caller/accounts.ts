import type { OperationName, OperationOutput } from '@agency/domain/operations/operations';
import * as v from 'valibot';
import { grantAdmin } from '../../../functions/src/access/grant-admin.ts';
import { runOperation } from '../../../functions/src/call.ts';
import { personOf } from '../../../functions/src/platform/auth.ts';
import { addresses } from '../../support/suite.ts';
import { caller, type World } from '../world.ts';

export type AccountName =
  | 'unverified'
  | 'notLinked'
  | 'oldSession'
  | 'disabled'
  | 'otherClient'
  | 'pendingAdmin'
  | 'removedAdmin'
  | 'oldAdminSession'
  | 'adminOfYesterday'
  | 'member'
  | 'admin';

export interface Account {
  readonly uid: string;
  readonly token: string;
}

export type Accounts = Readonly<Record<AccountName, Account>>;

const password = 'a long enough phrase';
const signedIn = v.object({ idToken: v.string() });

async function signIn(world: World, email: string): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const answer = await fetch(`${addresses.auth}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password, returnSecureToken: true, targetProjectId: world.projectId }),
  });
  return v.parse(signedIn, await answer.json()).idToken;
}

/** Creates an account, lets `prepare` set it up, and signs it in. */
async function open(
  world: World,
  name: AccountName,
  {
    emailVerified = true,
    prepare,
  }: { emailVerified?: boolean; prepare?: (uid: string) => Promise<unknown> } = {},
): Promise<Account> {
  const email = `${name.toLowerCase()}@example.com`;
  const { uid } = await (await world.deps.auth()).createUser({ email, password, emailVerified });
  await prepare?.(uid);
  return { uid, token: await signIn(world, email) };
}

const emailOf = (name: AccountName) => `${name.toLowerCase()}@example.com`;

/** All callers, each signed in; what locks them out happened after that, where possible. */
export async function makeAccounts(world: World): Promise<Accounts> {
  const auth = await world.deps.auth();
  const { db } = world.deps;
  const linkedAs = (provedEmail: string) => ({
    prepare: (uid: string) =>
      auth.setCustomUserClaims(uid, { sessionsFrom: Math.floor(Date.now() / 1000), provedEmail }),
  });
  const linked = (name: AccountName) => linkedAs(emailOf(name));
  const granted = (name: AccountName) => ({ prepare: () => grantAdmin(world.deps, emailOf(name)) });
  const accounts: Accounts = {
    unverified: await open(world, 'unverified', { emailVerified: false, ...linked('unverified') }),
    notLinked: await open(world, 'notLinked'),
    oldSession: await open(world, 'oldSession', linked('oldSession')),
    disabled: await open(world, 'disabled', linked('disabled')),
    otherClient: await open(world, 'otherClient', linked('otherClient')),
    pendingAdmin: await open(world, 'pendingAdmin'),
    removedAdmin: await open(world, 'removedAdmin', granted('removedAdmin')),
    oldAdminSession: await open(world, 'oldAdminSession', granted('oldAdminSession')),
    adminOfYesterday: await open(world, 'adminOfYesterday', granted('adminOfYesterday')),
    member: await open(world, 'member', linked('member')),
    admin: await open(world, 'admin', granted('admin')),
  };
  const later = Math.floor(Date.now() / 1000) + 60;
  await auth.setCustomUserClaims(accounts.oldSession.uid, {
    sessionsFrom: later,
    provedEmail: emailOf('oldSession'),
  });
  await auth.setCustomUserClaims(accounts.oldAdminSession.uid, {
    role: 'admin',
    sessionsFrom: later,
    provedEmail: emailOf('oldAdminSession'),
  });
  await auth.updateUser(accounts.disabled.uid, { disabled: true });
  // The worst case: removed from the list, but the claim is still there.
  const { uid: removed } = accounts.removedAdmin;
  const list = db.doc('access/admins');
  const uids: unknown = (await list.get()).get('uids');
  await list.update({ uids: v.parse(v.array(v.string()), uids).filter((uid) => uid !== removed) });
  return accounts;
}

const hours13 = 13 * 3600 * 1000;

/** Calls an operation as the function does, starting from the bearer token. */
export async function runAs<TName extends OperationName>(
  { deps }: World,
  accounts: Accounts,
  name: AccountName,
  operation: TName,
  input: unknown,
): Promise<OperationOutput<TName>> {
  // A token can't be made older, but the clock can be advanced.
  const offset = name === 'adminOfYesterday' ? hours13 : 0;
  const now = { ...deps, clock: () => new Date(deps.clock().getTime() + offset) };
  const person = await personOf(now, accounts[name].token);
  return runOperation(now, operation, input, { person, caller });
}

import { clientQueries } from '@agency/domain/client/queries';
import type { QuerySpec } from '@agency/domain/shared/query';
import { userQueries } from '@agency/domain/user/queries';
import { user as userSchema } from '@agency/domain/user/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { noticeEndedSessions, wereEndedWithoutUs } from '../access/ended-sessions.ts';
import { finishDisabling } from '../access/finish-disabling.ts';
import { removeForeignMethods } from '../access/foreign-methods.ts';
import { syncAccess } from '../access/sync-access.ts';
import { tellOfMove } from '../mail-queue/account-mails.ts';
import { finishErasing } from '../personal-data/erase.ts';
import { eraseGhost } from '../personal-data/erase-ghost.ts';
import { foreignMethodsOf, hasMoved, listedIdentitiesOf, sessionsFromOf } from '../platform/auth.ts';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, everySnapshot, findDocument, runnableQuery } from '../platform/firestore.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import { readAdmins, withoutAdmin, writeAdmins } from '../records/access/admins.ts';
import { setClaims } from '../records/access/claims.ts';
import { accountOf, endRevokedSessions, everyAccount } from '../records/user/account.ts';

const why = { actor: 'system', action: 'repairAccess' };

/**
 * Once a day: the list of admins decides, and claims and `users.role` are made to agree with it, whichever of them is
 * wrong. Anybody listed without a usable account is taken off, as long as somebody is left. Finishes disablings and
 * deletions that were cut off or begun without us, takes off ways to sign in that are not an account's owner's, lists
 * the owner's where an earlier version wrote the claims, and tells owners of what else was done to their account without
 * us.
 */
export async function repairAccess(deps: Deps): Promise<{ repaired: number }> {
  let repaired = await repairEach(deps, await readAdmins(deps), delistUnusable);
  const suspects = new Set(await readAdmins(deps));
  for await (const uid of uidsOf(deps, userQueries.usersOfRole, 'admin')) suspects.add(uid);
  // Claims can't be searched, so every account is looked at.
  const changed: string[] = [];
  const unlisted: string[] = [];
  const living = new Set<string>();
  for await (const account of everyAccount(deps)) {
    living.add(account.uid);
    if (account.customClaims?.role === 'admin') suspects.add(account.uid);
    if (isChangedWithoutUs(account)) changed.push(account.uid);
    if (isUnlisted(account)) unlisted.push(account.uid);
  }
  repaired += await repairEach(deps, suspects, (_, uid) => syncAccess(deps, uid, why.action));
  repaired += await repairEach(deps, changed, noticeChanges);
  repaired += await repairEach(deps, unlisted, listIdentities);
  repaired += await repairEach(deps, uidsOf(deps, userQueries.usersDisabled, true), finish);
  for (const isDisabled of [false, true]) {
    const uids = uidsOf(deps, userQueries.usersDisabled, isDisabled);
    repaired += await repairEach(deps, uids, (_, uid) => eraseDeleted(deps, uid, living));
  }
  if (repaired > 0) deps.log.warn('Rights of accounts did not agree and were repaired', { repaired });
  return { repaired };
}

function repairEach(
  deps: Deps,
  uids: AsyncIterable<string> | Iterable<string>,
  repair: (deps: Deps, uid: string) => Promise<boolean>,
): Promise<number> {
  return inTurnLogged(
    deps,
    uids,
    (uid) => repair(deps, uid),
    'The rights of an account could not be put right',
    (uid) => ({ uid }),
  );
}

async function* uidsOf(deps: Deps, spec: QuerySpec, value: unknown): AsyncGenerator<string> {
  for await (const { id } of everySnapshot(deps.db, spec, [value])) yield id;
}

/** Only accounts that are gone now, too: one may have been made since all were listed. */
async function eraseDeleted(deps: Deps, uid: string, living: ReadonlySet<string>): Promise<boolean> {
  if (living.has(uid) || (await accountOf(deps, uid)) !== null) return false;
  deps.log.warn('An account was deleted without us; the rest of it is erased', { uid });
  return eraseGhost(deps, uid);
}

function isChangedWithoutUs(account: UserRecord): boolean {
  return hasMoved(account) || wereEndedWithoutUs(account) || foreignMethodsOf(account).length > 0;
}

/**
 * Tells the owner, and makes sessions that the identity service ended end for the rules too. An address that has moved
 * waits for its next sign-in: whether the rights follow is decided there, and other sessions would end the request.
 */
async function noticeChanges(deps: Deps, uid: string): Promise<boolean> {
  const account = await accountOf(deps, uid);
  if (account === null) return false;
  if (hasMoved(account)) await tellOfMove(deps, account);
  const wereEnded = wereEndedWithoutUs(account);
  if (wereEnded) {
    await noticeEndedSessions(deps, account);
    await endRevokedSessions(deps, account, why);
  }
  return (await removeForeignMethods(deps, account)) || wereEnded;
}

/** Its claims are of a version that did not list yet what may open an account. */
function isUnlisted(account: UserRecord): boolean {
  return sessionsFromOf(account) !== undefined && listedIdentitiesOf(account) === undefined;
}

async function listIdentities(deps: Deps, uid: string): Promise<boolean> {
  const account = await accountOf(deps, uid);
  const sessionsFrom = account && isUnlisted(account) ? sessionsFromOf(account) : undefined;
  if (sessionsFrom === undefined) return false;
  await setClaims(deps, uid, { sessionsFrom, ...why });
  return true;
}

async function delistUnusable(deps: Deps, uid: string): Promise<boolean> {
  const account = await accountOf(deps, uid);
  if (account !== null && !account.disabled) return false;
  return commit(deps, async (unit) => {
    const before = await readAdmins(deps, unit);
    if (!before.includes(uid)) return false;
    if (before.length === 1) {
      deps.log.error('The only admin has no account that can be used', { uid });
      return false;
    }
    writeAdmins(deps, unit, { ...why, before, after: withoutAdmin(before, uid) });
    return true;
  });
}

async function hasRights(deps: Deps, { uid, customClaims }: UserRecord): Promise<boolean> {
  if (customClaims?.role === 'admin') return true;
  const audiences = await runnableQuery(deps.db, clientQueries.clientsOfMember, [uid]).select().get();
  return !audiences.empty;
}

async function finish(deps: Deps, uid: string): Promise<boolean> {
  return (await finishErasingOf(deps, uid)) || (await finishIfCutOff(deps, uid));
}

async function finishErasingOf(deps: Deps, uid: string): Promise<boolean> {
  const stored = await findDocument(userSchema, documentRef(deps.db, 'users', uid));
  if (!stored?.erasing) return false;
  const { by, action, address = null } = stored.erasing;
  await finishErasing(deps, { uid, address }, { actor: by, action });
  return true;
}

/** Finishes the disabling of somebody whose document says disabled but whose account or audience does not yet. */
async function finishIfCutOff(deps: Deps, uid: string): Promise<boolean> {
  const account = await accountOf(deps, uid);
  if (account === null || (account.disabled && !(await hasRights(deps, account)))) return false;
  const stored = await findDocument(userSchema, documentRef(deps.db, 'users', uid));
  if (!stored?.disabled) return false;
  await finishDisabling(deps, uid, why);
  return true;
}

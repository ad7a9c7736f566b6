import { type AdminList, adminList } from '@agency/domain/access/schema';
import { AppError } from '@agency/domain/shared/errors';
import { audit } from '../../platform/audit.ts';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, findDocument } from '../../platform/firestore.ts';

const maxAdmins = 200;

/** Who is an admin now. */
export async function readAdmins(deps: Deps, source?: DocumentSource): Promise<readonly string[]> {
  return (await findDocument(adminList, documentRef(deps.db, 'access', 'admins'), source))?.uids ?? [];
}

/**
 * The caller must still be an admin in the commit that changes the list: if two remove each other at once, the second
 * no longer is one.
 * @throws AppError `permission-denied`
 */
export function requireListed(uids: readonly string[], caller: string): void {
  if (caller === 'system' || uids.includes(caller)) return;
  throw new AppError('permission-denied', 'Only staff can do this.');
}

/** @throws AppError `failed-precondition` when nobody would be left. */
export function withoutAdmin(uids: readonly string[], uid: string): string[] {
  const left = uids.filter((one) => one !== uid);
  if (left.length > 0) return left;
  throw new AppError('failed-precondition', 'This is the only admin. Approve another one first.');
}

/** @throws AppError `failed-precondition` when there are as many as the rules can check. */
export function withAdmin(uids: readonly string[], uid: string): string[] {
  const all = [...new Set([...uids, uid])];
  if (all.length <= maxAdmins) return all;
  throw new AppError('failed-precondition', `There can be at most ${maxAdmins} admins.`);
}

interface ListChange {
  readonly actor: string;
  readonly action: string;
  readonly before: readonly string[];
  readonly after: string[];
}

/** Writes the list that was read in this commit, with its entry in the audit log. */
export function writeAdmins(
  deps: Deps,
  unit: UnitOfWork,
  { actor, action, before, after }: ListChange,
): void {
  const ref = documentRef(deps.db, 'access', 'admins');
  const list: AdminList = { uids: after, updatedAt: deps.clock() };
  unit.set(ref, list);
  audit(deps, unit, {
    actor,
    action,
    ref,
    before: before.length === 0 ? null : { uids: before },
    after: { uids: after },
  });
}

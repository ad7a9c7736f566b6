import type { Client } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import { isAdmin, type Person, requireAdmin } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';

/** As whom somebody acts on a client's people: one of them, or staff. */
export type Standing = 'member' | 'staff';

export const noSuchClient = 'There is no such client.';

/** Is this person staff, in a session that counts? Then they may act on every client. */
export async function isStaff(deps: Deps, person: Person): Promise<boolean> {
  if (!(await isAdmin(deps, person))) return false;
  await requireAdmin(deps, person);
  return true;
}

/** @throws AppError `not-found` for everybody else, so that ids can't be tried out. */
export function standingIn(client: Pick<Client, 'memberUids'>, person: Person, isOfStaff: boolean): Standing {
  if (isOfStaff) return 'staff';
  if (client.memberUids.includes(person.uid)) return 'member';
  throw new AppError('not-found', noSuchClient);
}

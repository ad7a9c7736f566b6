import type { Client } from '@agency/domain/client/schema';
import { AppError } from '@agency/domain/shared/errors';
import type { Person } from '../platform/auth.ts';
import { noSuchClient } from '../records/client/store.ts';

/** The role in which somebody changes a client's people: as one of them, or as staff. */
export type RequesterRole = 'member' | 'staff';

/** @throws AppError `not-found` for everybody else, so that ids can't be tried out. */
export function roleOf(
  client: Pick<Client, 'memberUids'>,
  person: Person,
  isOfStaff: boolean,
): RequesterRole {
  if (isOfStaff) return 'staff';
  if (client.memberUids.includes(person.uid)) return 'member';
  throw new AppError('not-found', noSuchClient);
}

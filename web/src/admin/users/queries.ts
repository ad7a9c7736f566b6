import { clientQueries } from '@agency/domain/client/queries';
import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { userQueries } from '@agency/domain/user/queries';
import type { User } from '@agency/domain/user/schema';
import { readCursor, writeCursor } from '../../platform/firestore/cursor.ts';
import { useRecord, useRecordPage, useRecords } from '../../platform/firestore/hooks.ts';
import { foundAmong } from '../shared/found-among.ts';
import { users } from '../shared/user-reader.ts';
import { adminLists, clients } from './readers.ts';
import { clientQueryFor, type UserFilters, userQueryFor } from './user-filters.ts';

export interface Page<T> {
  readonly items: readonly Stored<T>[];
  /** The cursor of the next page as the address carries it; null on the last. */
  readonly next: string | null;
}

/** One page of people, live. Reads at most one document more than it shows. */
export function useUserPage(filters: UserFilters): Page<User> {
  const { name, values } = userQueryFor(filters);
  const after = readCursor(filters.after, userQueries[name].orderBy.length);
  const { items, next } = useRecordPage(users, userQueries[name], values, after);
  return { items: foundAmong(items, filters.search), next: next && writeCursor(next) };
}

/** One page of client records, live. */
export function useClientPage(filters: UserFilters): Page<Client> {
  const { name, values } = clientQueryFor(filters);
  const after = readCursor(filters.after, clientQueries[name].orderBy.length);
  const { items, next } = useRecordPage(clients, clientQueries[name], values, after);
  return { items: foundAmong(items, filters.search), next: next && writeCursor(next) };
}

/** Who asked for access, longest waiting first. */
export function useWaiting(): readonly Stored<User>[] {
  return useRecords(users, userQueries.usersAwaitingApproval, ['pending']);
}

export function useUser(uid: string): Stored<User> | null {
  return useRecord(users, uid);
}

export function useClient(id: string): Stored<Client> | null {
  return useRecord(clients, id);
}

/** The clients that a person is a member of. */
export function useClientsOf(uid: string): readonly Stored<Client>[] {
  return useRecords(clients, clientQueries.clientsOfMember, [uid]);
}

/** How many admins there are: the last one can't be taken away. */
export function useAdminCount(): number {
  return useRecord(adminLists, 'admins')?.uids.length ?? 1;
}

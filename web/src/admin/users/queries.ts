import { clientQueries } from '@agency/domain/client/queries';
import type { Client } from '@agency/domain/client/schema';
import type { Listed, Stored } from '@agency/domain/shared/parse';
import { userQueries } from '@agency/domain/user/queries';
import type { User } from '@agency/domain/user/schema';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import { adminLists } from '../../firebase/records/access.ts';
import { clients } from '../../firebase/records/client.ts';
import { users } from '../../firebase/records/user.ts';

/** People who asked for access, longest waiting first. */
export function useWaiting(): readonly Listed<User>[] {
  return useRecords(users, userQueries.usersAwaitingApproval, ['pending']);
}

export function useUser(uid: string): Stored<User> | null {
  return useRecord(users, uid);
}

/** The clients that a person is a member of. */
export function useClientsOf(uid: string): readonly Listed<Client>[] {
  return useRecords(clients, clientQueries.clientsOfMember, [uid]);
}

/** How many admins there are: the last one can't be removed. */
export function useAdminCount(): number {
  return useRecord(adminLists, 'admins')?.uids.length ?? 1;
}

import { clientQueries } from '@agency/domain/client/queries';
import type { Client, ClientNotes } from '@agency/domain/client/schema';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import type { Listed, Stored } from '@agency/domain/shared/parse';
import { useRecord, useRecords } from '../../../firebase/firestore/hooks.ts';
import { clientAccounts, clients, clientsNotes } from '../../../firebase/records/client.ts';
import { privateSettings } from '../../../firebase/records/settings.ts';

export function useClient(id: string): Stored<Client> | null {
  return useRecord(clients, id);
}

/** Records that were merged into this one. */
export function useMergedInto(clientId: string): readonly Listed<Client>[] {
  return useRecords(clients, clientQueries.clientsMergedInto, [clientId]);
}

export function useBusiness(): Stored<PrivateSettings> | null {
  return useRecord(privateSettings, 'private');
}

export function useNotes(clientId: string): Stored<ClientNotes> | null {
  return useRecord(clientsNotes, clientId, 'notes');
}

export function useLastAccountEntry(clientId: string) {
  return useRecords(clientAccounts, clientQueries.accountOfClient, [], { parents: [clientId], limit: 1 })[0];
}

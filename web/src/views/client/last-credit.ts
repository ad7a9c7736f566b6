import { clientQueries } from '@agency/domain/client/queries';
import type { ClientCredit } from '@agency/domain/client/schema';
import type { Listed } from '@agency/domain/shared/parse';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { clientCredits } from '../../firebase/records/client.ts';

/** The entry with the current balance, if there is one. */
export function useLastCredit(clientId: string): Listed<ClientCredit> | undefined {
  return useRecords(clientCredits, clientQueries.creditsOfClient, [], { parents: [clientId], limit: 1 })[0];
}

import { clientQueries } from '@agency/domain/client/queries';
import { readableRows } from '@agency/domain/shared/parse';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { clients } from '../../firebase/records/client.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';

export interface Company {
  readonly id: string;
  readonly name: string;
}

/** The companies that this person belongs to; where there are several, whatever is one company's says whose it is. */
export function useCompanies(limit: number = clientQueries.clientsOfMember.limit): {
  readonly companies: readonly Company[];
  readonly areSeveral: boolean;
} {
  const { uid } = useSignedIn();
  const mine = useRecords(clients, clientQueries.clientsOfMember, [uid], { limit });
  const companies = readableRows(mine).map(({ id, name }) => ({ id, name }));
  return { companies, areSeveral: mine.length > 1 };
}

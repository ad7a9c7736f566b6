import { clientQueries } from '@agency/domain/client/queries';
import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useRecords } from '../../platform/firestore/hooks.ts';
import { useSignedIn } from '../../platform/session/session-context.ts';
import { AccountSection } from '../../views/account/account-section.tsx';
import { ClientPeople } from '../../views/client/people.tsx';
import { clients } from '../readers.ts';

/** The companies that one belongs to, mostly one, each with its people. */
export function CompanySections() {
  const { uid } = useSignedIn();
  const mine = useRecords(clients, clientQueries.clientsOfMember, [uid]);
  return mine.map((client) => <CompanySection key={client.id} client={client} uid={uid} />);
}

function CompanySection({ client, uid }: { readonly client: Stored<Client>; readonly uid: string }) {
  return (
    <AccountSection
      title={client.name}
      lead={`Bills go to ${client.billingEmail}. To change that, write to us.`}
    >
      <ClientPeople client={client} ownUid={uid} />
    </AccountSection>
  );
}

import { clientQueries } from '@agency/domain/client/queries';
import type { Client } from '@agency/domain/client/schema';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { clients } from '../../firebase/records/client.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountRow, AccountRows, AccountSection, Outcome } from '../../views/account/account-section.tsx';
import { addressLine } from '../../views/client/address-line.ts';
import { ClientDetailsDialog } from '../../views/client/details-dialog.tsx';
import { ClientPeople } from '../../views/client/people.tsx';

/** The companies the person belongs to, usually one, each with its people. */
export function CompanySections() {
  const { uid } = useSignedIn();
  const mine = useRecords(clients, clientQueries.clientsOfMember, [uid]);
  return mine.map((client) =>
    isUnreadable(client) ? (
      <UnreadableNote key={client.id} />
    ) : (
      <CompanySection key={client.id} client={client} uid={uid} />
    ),
  );
}

function CompanySection({ client, uid }: { readonly client: Stored<Client>; readonly uid: string }) {
  const [isChanging, setChanging] = useState(false);
  const [done, setDone] = useState('');
  const { address, vatNumber, billingEmail } = client;
  return (
    <AccountSection title={client.name} lead={`Invoices go to ${billingEmail}.`}>
      <AccountRows>
        <AccountRow
          label="Billing details"
          detail={[
            address ? addressLine(address) : 'No address on record',
            vatNumber ? `VAT number ${vatNumber}` : 'no VAT number on record',
          ].join('; ')}
          action={<Button onClick={() => setChanging(true)}>Change billing details</Button>}
        />
      </AccountRows>
      <Outcome>{done}</Outcome>
      {isChanging ? (
        <ClientDetailsDialog
          client={client}
          ownUid={uid}
          onClose={() => setChanging(false)}
          onSaved={() => {
            setChanging(false);
            setDone('Saved.');
          }}
        />
      ) : null}
      <ClientPeople client={client} ownUid={uid} />
    </AccountSection>
  );
}

import { clientList } from '@agency/domain/client/queries';
import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { clients } from '../../firebase/records/client.ts';
import { Picker } from './picker.tsx';

/** Asks for one of the clients we work for. */
export function ClientPicker({ onChoose }: { readonly onChoose: (client: Stored<Client>) => void }) {
  return (
    <Picker
      converter={clients}
      plan={clientList}
      many="clients"
      label="Which client?"
      placeholder="Name, person or email"
      isOffered={({ archived }) => !archived}
      nameOf={({ name }) => name}
      detailOf={({ billingEmail }) => billingEmail}
      onChoose={onChoose}
    />
  );
}

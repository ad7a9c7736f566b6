import { clientList } from '@agency/domain/client/queries';
import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { clients } from '../../firebase/records/client.ts';
import { Picker } from './picker.tsx';

interface ClientPickerProps {
  /** This one isn't offered. */
  readonly except?: string;
  readonly onChoose: (client: Stored<Client>) => void;
}

/** Asks for one of the clients we work for. */
export function ClientPicker({ except, onChoose }: ClientPickerProps) {
  return (
    <Picker
      converter={clients}
      plan={clientList}
      many="clients"
      label="Which client?"
      placeholder="Name, person or email"
      isOffered={({ id, archived }) => !archived && id !== except}
      nameOf={({ name }) => name}
      detailOf={({ billingEmail }) => billingEmail}
      onChoose={onChoose}
    />
  );
}

import type { Client } from '@agency/domain/client/schema';
import type { Recipient } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/fields/choice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ClientPicker } from '../shared/client-picker.tsx';
import { RecipientFields } from '../shared/recipient-fields.tsx';
import {
  type RecipientForm,
  recipientAt,
  recipientSchema,
  recipientToForm,
} from '../shared/recipient-form.ts';

/** Who a new quote is for: the recipient of another one, a person of a client, or somebody new. */
type Who = 'same' | 'existing' | 'new';

const nobody: RecipientForm = { name: '', email: '', company: '', phone: '' };

export interface ChosenRecipient {
  readonly recipient: Recipient;
  readonly clientId?: string;
}

interface Suggested {
  /** The recipient that may stay. */
  readonly same?: Recipient;
  /** The client that is chosen to begin with. */
  readonly client?: Stored<Client> | null;
}

/** The form behind the choice, and what is chosen. */
export function useRecipientChoice({ same, client: first = null }: Suggested = {}) {
  const [who, setWho] = useState<Who>(same ? 'same' : first ? 'existing' : 'new');
  const [client, setClient] = useState(first);
  const person = first?.people[0];
  const begins = same ?? (first && person ? recipientAt(first, person.email) : undefined);
  const form = useForm<RecipientForm, unknown, v.InferOutput<typeof recipientSchema>>({
    defaultValues: begins ? recipientToForm(begins) : nobody,
    resolver: valibotResolver(recipientSchema),
    mode: 'onTouched',
  });
  const fill = (recipient: Recipient | undefined) =>
    form.reset(recipient ? recipientToForm(recipient) : nobody);
  const choosePerson = (of: Stored<Client>, email: string) => fill(recipientAt(of, email));
  return {
    form,
    who,
    client,
    hasSame: same !== undefined,
    obstacle: who === 'existing' && client === null ? 'Choose a client first.' : null,
    ask(next: Who) {
      setWho(next);
      setClient(null);
      fill(next === 'same' ? same : undefined);
    },
    choose(next: Stored<Client> | null) {
      setClient(next);
      const first = next?.people[0];
      if (next && first) choosePerson(next, first.email);
      else fill(undefined);
    },
    choosePerson,
    /** What the operation takes; the same recipient is left out. */
    chosen(recipient: Recipient): ChosenRecipient | undefined {
      if (who === 'same') return undefined;
      return client ? { recipient, clientId: client.id } : { recipient };
    },
  };
}

interface Props {
  readonly choice: ReturnType<typeof useRecipientChoice>;
}

export function RecipientChoice({ choice }: Props) {
  const { who, hasSame, form } = choice;
  const ask = (value: string) => {
    if (value === 'same' || value === 'existing' || value === 'new') choice.ask(value);
  };
  return (
    <>
      <RadioGroup
        name="who"
        label="Who is it for?"
        options={[
          ...(hasSame ? [{ value: 'same', label: 'The same recipient' }] : []),
          { value: 'new', label: 'Someone new' },
          { value: 'existing', label: 'An existing client' },
        ]}
        value={who}
        onChange={({ target }) => ask(target.value)}
      />
      {who === 'new' ? <RecipientFields form={form} nameLabel="Name" /> : null}
      {who === 'existing' ? <ClientChoice choice={choice} /> : null}
    </>
  );
}

function ClientChoice({ choice: { client, form, choose, choosePerson } }: Props) {
  if (client === null) return <ClientPicker onChoose={choose} />;
  return (
    <>
      <p>
        <strong>{client.name}</strong>{' '}
        <Button size="small" onClick={() => choose(null)}>
          Change client
        </Button>
      </p>
      <SelectField
        name="person"
        label="Person"
        value={form.watch('email')}
        onChange={({ target }) => choosePerson(client, target.value)}
        options={client.people.map(({ name, email }) => ({ value: email, label: `${name}, ${email}` }))}
      />
    </>
  );
}

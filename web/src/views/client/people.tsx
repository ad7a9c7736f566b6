import type { Client, ClientPerson } from '@agency/domain/client/schema';
import { email, line } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../platform/use-operation.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { Badge, StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldStack } from '../../ui/fields/form-layout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { DialogForm } from '../../ui/form/overlay-form.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import styles from './people.module.css';

interface PeopleProps {
  readonly client: Stored<Client>;
  /** Who looks at it; null for staff. */
  readonly ownUid: string | null;
}

/** The people of a client: who is in, who was asked, and the ways to change that. */
export function ClientPeople({ client, ownUid }: PeopleProps) {
  const [removing, setRemoving] = useState<ClientPerson | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [done, setDone] = useState('');
  return (
    <div className={styles.people}>
      <ul className={styles.list}>
        {client.people.map((person) => (
          <Person
            key={person.email}
            person={person}
            isOwn={ownUid !== null && person.uid === ownUid}
            isOnly={client.people.length === 1}
            onRemove={() => setRemoving(person)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button icon={<PlusIcon />} onClick={() => setInviting(true)}>
          Invite a colleague
        </Button>
        <p role="status" className={styles.status}>
          {done}
        </p>
      </div>
      {isInviting ? (
        <InviteDialog
          client={client}
          onClose={() => setInviting(false)}
          onInvited={(address) => {
            setInviting(false);
            setDone(`We have sent an invitation to ${address}.`);
          }}
        />
      ) : null}
      {removing ? (
        <RemoveDialog
          client={client}
          person={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            setDone(`${removing.name} is removed.`);
          }}
        />
      ) : null}
    </div>
  );
}

interface PersonProps {
  readonly person: ClientPerson;
  readonly isOwn: boolean;
  readonly isOnly: boolean;
  readonly onRemove: () => void;
}

function Person({ person, isOwn, isOnly, onRemove }: PersonProps) {
  const reason = isOwn
    ? 'You can’t remove yourself; a colleague can'
    : isOnly
      ? 'There is always one person'
      : null;
  return (
    <li className={styles.person}>
      <div className={styles.words}>
        <p className={styles.name}>
          {person.name} {isOwn ? <Badge>You</Badge> : null}
        </p>
        <p className={styles.address}>{person.email}</p>
      </div>
      {person.uid === null ? (
        <StatusBadge tone="info">Invited</StatusBadge>
      ) : (
        <StatusBadge tone="success">Has an account</StatusBadge>
      )}
      <Button
        size="small"
        variant="quiet"
        disabledReason={reason}
        reasonHidden
        aria-label={`Remove ${person.name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}

const invitation = v.object({ name: line('Name', { max: 100 }), email });
type Invitation = v.InferOutput<typeof invitation>;

interface InviteDialogProps {
  readonly client: Stored<Client>;
  readonly onClose: () => void;
  readonly onInvited: (address: string) => void;
}

function InviteDialog({ client, onClose, onInvited }: InviteDialogProps) {
  const operation = useOperation('inviteColleague');
  const form = useForm<Invitation>({
    resolver: valibotResolver(invitation),
    defaultValues: { name: '', email: '' },
  });
  const invite = async (person: Invitation): Promise<void> => {
    if (await operation.run({ clientId: client.id, ...person })) onInvited(person.email);
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title="Invite a colleague"
      description={`They see all quotes, projects and invoices of ${client.name} once they have registered and confirmed this address.`}
      form={form}
      onSubmit={invite}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Send invitation"
      submittingLabel="Sending the invitation"
    >
      <FieldStack>
        <TextField {...fieldProps(form, 'name')} label="Name" autoComplete="off" />
        <TextField
          {...fieldProps(form, 'email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      </FieldStack>
    </DialogForm>
  );
}

interface RemoveDialogProps {
  readonly client: Stored<Client>;
  readonly person: ClientPerson;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function RemoveDialog({ client, person, onClose, onRemoved }: RemoveDialogProps) {
  const operation = useOperation('removeColleague');
  const remove = async (): Promise<void> => {
    if (await operation.run({ clientId: client.id, email: person.email })) onRemoved();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Remove ${person.name}?`}
      tone="danger"
      confirmLabel="Remove"
      cancelLabel="Keep"
      busy={operation.busy}
      error={operation.error?.message ?? null}
      onConfirm={() => void remove()}
    >
      <p>{`${person.email} no longer sees anything of ${client.name}. What they wrote stays.`}</p>
    </ConfirmDialog>
  );
}

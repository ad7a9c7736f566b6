import { whyNotRemoved } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { erasedContact } from '@agency/domain/platform/erased';
import { email, line } from '@agency/domain/shared/fields';
import { formatInstantDate, unbroken } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useOperation } from '../../firebase/use-operation.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { Badge, StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldStack } from '../../ui/fields/form-layout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import styles from './people.module.css';

interface PeopleProps {
  readonly client: Stored<Client>;
  /** The member looking at it; null for staff. */
  readonly ownUid: string | null;
  /** Where somebody with an account can be looked at. */
  readonly hrefOf?: (uid: string) => string;
}

/** An entry of the list: a member, or somebody invited. */
interface Listed {
  readonly name: string;
  readonly email: string;
  readonly uid: string | null;
  readonly isInvited: boolean;
  /** When staff last mailed them how to get in, where that is known. */
  readonly mailedAt?: Date | undefined;
}

function listedOf({ people, invitations }: Client): Listed[] {
  return [
    ...people.map((person) => ({ ...person, isInvited: false })),
    ...invitations.map(({ name, email }) => ({ name, email, uid: null, isInvited: true })),
  ];
}

/** The people of a client: members and invitations, with their actions. */
export function ClientPeople({ client, ownUid, hrefOf }: PeopleProps) {
  const [removing, setRemoving] = useState<Listed | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [done, setDone] = useState('');
  const setInvited = (address: string) => setDone(`We’ve sent an invitation to ${address}.`);
  return (
    <div className={styles.people}>
      <ul className={styles.list}>
        {listedOf(client).map((person) => (
          <Person
            key={person.email}
            person={person}
            isOwn={ownUid !== null && person.uid === ownUid}
            href={person.uid === null ? undefined : hrefOf?.(person.uid)}
            whyNot={whyNot(client, ownUid, person)}
            onRemove={() => setRemoving(person)}
          >
            {ownUid === null && isToInvite(person) ? (
              <InviteAgain clientId={client.id} person={person} onInvited={setInvited} />
            ) : null}
          </Person>
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
          isStaff={ownUid === null}
          onClose={() => setInviting(false)}
          onInvited={(address) => {
            setInviting(false);
            setInvited(address);
          }}
        />
      ) : null}
      {removing ? (
        <RemoveDialog
          client={client}
          person={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() =>
            setDone(
              removing.isInvited
                ? 'The invitation has been withdrawn.'
                : `${removing.name} has been removed.`,
            )
          }
        />
      ) : null}
    </div>
  );
}

interface PersonProps {
  readonly person: Listed;
  readonly isOwn: boolean;
  readonly href: string | undefined;
  /** Why they can't be removed here; null when they can. */
  readonly whyNot: string | null;
  readonly onRemove: () => void;
  /** What else can be done about them. */
  readonly children: ReactNode;
}

const reasons = {
  billed: 'Invoices go to this person. Only they or we can change that',
  first: 'They joined before you, so only they or we can remove them',
  invitation: 'Someone else sent this invitation. Only they or we can withdraw it',
} as const;

function whyNot(client: Client, ownUid: string | null, person: Listed): string | null {
  if (ownUid !== null && person.uid === ownUid) return 'You can’t remove yourself. Ask a colleague';
  if (!person.isInvited && client.people.length === 1) return 'A client needs at least one person';
  const reason = ownUid === null ? null : whyNotRemoved(client, ownUid, person.email);
  return reason === null ? null : reasons[reason];
}

function Person({ person, isOwn, href, whyNot: reason, onRemove, children }: PersonProps) {
  return (
    <li className={styles.person}>
      <div className={styles.words}>
        <p className={styles.name}>
          {href === undefined ? <span>{person.name}</span> : <Anchor href={href}>{person.name}</Anchor>}{' '}
          {isOwn ? <Badge>You</Badge> : null}
        </p>
        <p className={styles.address}>{person.email}</p>
      </div>
      <Standing person={person} />
      {children}
      <Button
        size="small"
        variant="quiet"
        disabledReason={reason}
        reasonHidden
        about={person.isInvited ? `the invitation to ${person.name}` : person.name}
        onClick={onRemove}
      >
        {person.isInvited ? 'Withdraw' : 'Remove'}
      </Button>
    </li>
  );
}

function Standing({ person: { isInvited, uid } }: { readonly person: Listed }) {
  if (isInvited) return <StatusBadge tone="info">Invited</StatusBadge>;
  if (uid === null) return <StatusBadge tone="info">No account yet</StatusBadge>;
  return <StatusBadge tone="success">Has an account</StatusBadge>;
}

function isToInvite({ isInvited, uid, email: address }: Listed): boolean {
  return !isInvited && uid === null && address !== erasedContact.email;
}

interface InviteAgainProps {
  readonly clientId: string;
  readonly person: Listed;
  readonly onInvited: (address: string) => void;
}

/** For staff: mails somebody who has no access yet how to get in, however often they were before. */
function InviteAgain({ clientId, person: { name, email: address, mailedAt }, onInvited }: InviteAgainProps) {
  const { run, busy, error } = useOperation('inviteColleague');
  const invite = async () => {
    const answer = await run({ clientId, name, email: address, again: true });
    if (answer?.invited) onInvited(address);
  };
  return (
    <>
      <Button size="small" about={name} busy={busy} onClick={() => void invite()}>
        Invite
      </Button>
      {mailedAt ? (
        <p className={styles.mailed}>{`Invited on ${unbroken(formatInstantDate(mailedAt))}`}</p>
      ) : null}
      {error ? <p role="alert">{error.message}</p> : null}
    </>
  );
}

const invitation = v.object({
  name: line('Name', { max: 100 }),
  email: v.pipe(v.string(), v.minLength(1, 'Enter an email address'), email),
});
type Invitation = v.InferOutput<typeof invitation>;

interface InviteDialogProps {
  readonly client: Stored<Client>;
  readonly isStaff: boolean;
  readonly onClose: () => void;
  readonly onInvited: (address: string) => void;
}

function InviteDialog({ client, isStaff, onClose, onInvited }: InviteDialogProps) {
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
      description={`They’ll see all quotes, projects and invoices of ${client.name} once they’ve ${
        isStaff ? 'registered and confirmed this address' : 'signed in with this address and accepted'
      }.`}
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
  readonly person: Listed;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function RemoveDialog({ client, person, onClose, onRemoved }: RemoveDialogProps) {
  const operation = useOperation('removeColleague');
  return (
    <ConfirmDialog
      task={operation}
      input={{ clientId: client.id, email: person.email }}
      title={person.isInvited ? `Withdraw the invitation to ${person.name}?` : `Remove ${person.name}?`}
      tone="danger"
      confirmLabel={person.isInvited ? 'Withdraw' : 'Remove'}
      cancelLabel="Keep"
      onClose={onClose}
      onDone={onRemoved}
    >
      {person.isInvited ? (
        <p>{`${person.email} will no longer be able to accept it.`}</p>
      ) : (
        <>
          <p>{`${person.email} will no longer see anything of ${client.name}. What they wrote stays.`}</p>
          <p>
            Links in earlier emails will stop working for everyone here. People with an account can sign in
            instead.
          </p>
          {client.billingEmail === person.email ? <p>Their invoices will go to someone else here.</p> : null}
        </>
      )}
    </ConfirmDialog>
  );
}

import type { OperationOutput } from '@agency/domain/operations/operations';
import { useEffect, useState } from 'react';
import { useOperation } from '../../firebase/use-operation.ts';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { ErrorState } from '../../ui/app/states.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

type Invitation = OperationOutput<'listMyInvitations'>['invitations'][number];

/** Invitations to other client areas, of which nothing is shown until they are accepted. */
export function Invitations() {
  const { run, busy, error } = useOperation('listMyInvitations');
  const [waiting, setWaiting] = useState<readonly Invitation[]>([]);
  const [done, setDone] = useState('');
  useEffect(() => {
    void run({}).then((found) => found && setWaiting(found.invitations));
  }, [run]);
  const finish = (answered: Invitation, words: string): void => {
    setWaiting((known) => known.filter(({ clientId }) => clientId !== answered.clientId));
    setDone(words);
  };
  return (
    <>
      {error ? (
        <ErrorState
          title="We couldn’t check for invitations"
          message={error.message}
          onRetry={() => void run({}).then((found) => found && setWaiting(found.invitations))}
          retrying={busy}
        />
      ) : null}
      {waiting.map((invitation) => (
        <InvitationCallout
          key={invitation.clientId}
          invitation={invitation}
          onAnswered={(words) => finish(invitation, words)}
        />
      ))}
      <p role="status">{done}</p>
    </>
  );
}

interface InvitationCalloutProps {
  readonly invitation: Invitation;
  readonly onAnswered: (words: string) => void;
}

function InvitationCallout({ invitation, onAnswered }: InvitationCalloutProps) {
  const operation = useOperation('answerInvitation');
  const { clientId, clientName, invitedBy } = invitation;
  const answer = async (accept: boolean): Promise<void> => {
    const answered = await operation.run({ clientId, accept });
    if (answered)
      onAnswered(accept ? `You now have access to ${clientName}.` : 'You declined the invitation.');
  };
  return (
    <Callout
      title={`${invitedBy} has invited you to ${clientName}`}
      actions={
        <>
          <Button
            ref={handOnFocus}
            size="small"
            variant="primary"
            busy={operation.busy}
            onClick={() => void answer(true)}
          >
            Accept
          </Button>
          <Button ref={handOnFocus} size="small" busy={operation.busy} onClick={() => void answer(false)}>
            Decline
          </Button>
        </>
      }
    >
      <p>
        If you accept, you’ll see their quotes, projects and invoices, and they’ll see your name and email
        address. Decline if you don’t know who invited you.
      </p>
      {operation.error ? <p role="alert">{operation.error.message}</p> : null}
    </Callout>
  );
}

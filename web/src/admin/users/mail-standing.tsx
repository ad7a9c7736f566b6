import { useState } from 'react';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { suppressions } from '../../firebase/records/suppression.ts';
import { useOperation } from '../../firebase/use-operation.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { Skeleton } from '../../ui/app/states.tsx';
import { useToast } from '../../ui/app/toast.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted } from '../../ui/text.tsx';
import { problemOf, useSuppressionId } from '../shared/mail/suppression.ts';
import styles from './users.module.css';

interface Props {
  readonly uid: string;
  readonly email: string;
}

/** Whether emails reach a person, by what the mail provider reported of their address; staff can have it forgotten. */
export function MailStanding({ uid, email }: Props) {
  const hash = useSuppressionId(email);
  return hash === null ? <Skeleton width="8rem" /> : <Known uid={uid} email={email} hash={hash} />;
}

function Known({ uid, email, hash }: Props & { readonly hash: string }) {
  const found = useRecord(suppressions, hash);
  const [isAsking, setAsking] = useState(false);
  const operation = useOperation('liftSuppression');
  const toast = useToast();
  const problem = found && problemOf(found);
  if (!problem) return <Muted>No delivery problems</Muted>;
  return (
    <div className={styles.standing}>
      <StatusBadge tone="danger">{problem}</StatusBadge>
      <Button size="small" about={`to ${email}`} onClick={() => setAsking(true)}>
        Send all emails again
      </Button>
      {isAsking ? (
        <ConfirmDialog
          task={operation}
          input={{ uid }}
          title={`Send all emails to ${email} again?`}
          confirmLabel="Send again"
          cancelLabel="Cancel"
          onClose={() => setAsking(false)}
          onDone={() => toast('All emails will be sent to them again')}
        >
          <p>
            We’ve stopped sending emails about updates, files and messages to this address. Start again once
            you know that the address works, or that the person wants them. Emails they switched off
            themselves stay off.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

import type { OutboxMail } from '@agency/domain/mail/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { useOperation } from '../../../firebase/use-operation.ts';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { handOnFocus } from '../../../ui/app/focus-return.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { RetryIcon } from '../../../ui/icons.tsx';
import { mailAddressed } from './mail-words.ts';

interface RetryMailProps {
  readonly mail: Stored<OutboxMail>;
  readonly className?: string | undefined;
}

/** Puts a mail back into the queue. Asks first where the mail may have been sent. */
export function RetryMail({ mail, className }: RetryMailProps) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const operation = useOperation('retryMail');
  const input = { mailId: mail.id };
  const sayDone = () => toast(`The email to ${mail.to[0] ?? 'its recipient'} is in the queue again`);
  const retry = async () => {
    if (await operation.run(input)) sayDone();
  };
  const isUncertain = mail.status === 'uncertain';
  return (
    <>
      <Button
        ref={handOnFocus}
        size="small"
        icon={<RetryIcon />}
        about={mailAddressed(mail)}
        busy={operation.busy}
        onClick={isUncertain ? () => setAsking(true) : retry}
      >
        Retry
      </Button>
      {operation.error && !isAsking ? (
        <Callout tone="danger" announce="alert" className={className}>
          <p>{operation.error.message}</p>
        </Callout>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          task={operation}
          input={input}
          title="Send this email again?"
          confirmLabel="Send again"
          cancelLabel="Leave it"
          onClose={() => setAsking(false)}
          onDone={sayDone}
        >
          <p>It may already have been sent. If you send it again, the same email may arrive twice.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

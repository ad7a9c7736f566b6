import type { OutboxMail } from '@agency/domain/mail/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmOperation } from '../confirm-operation.tsx';
import { mailAddressed } from './mail-words.ts';

/** Puts a mail away that wasn't sent. */
export function GiveUpMail({ mail }: { readonly mail: Stored<OutboxMail> }) {
  const [isAsking, setAsking] = useState(false);
  const to = mail.to[0] ?? 'its recipient';
  return (
    <>
      <Button size="small" variant="quiet" about={mailAddressed(mail)} onClick={() => setAsking(true)}>
        Give up
      </Button>
      {isAsking ? (
        <ConfirmOperation
          operation="giveUpMail"
          input={{ mailId: mail.id }}
          title="Give up this email?"
          confirmLabel="Give up"
          tone="danger"
          done={() => `The email to ${to} won’t be sent`}
          onClose={() => setAsking(false)}
        >
          <p>{`We won’t try again, and ${to} isn’t told. It’s listed in the outbox as ‘Cancelled’.`}</p>
        </ConfirmOperation>
      ) : null}
    </>
  );
}

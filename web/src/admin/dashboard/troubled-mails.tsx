import type { OutboxMail } from '@agency/domain/mail/schema';
import type { MailKind } from '@agency/domain/mail/templates';
import { isReference } from '@agency/domain/shared/ids';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useOperation } from '../../platform/use-operation.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Card } from '../../ui/app/card.tsx';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useToast } from '../../ui/app/toast.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { RetryIcon } from '../../ui/icons.tsx';
import { whenShort } from '../shared/time-words.ts';
import styles from './dashboard.module.css';
import { useTroubledMails } from './queries.ts';

/** Mails that did not go, with what went wrong and the way to try again. Absent while all is well. */
export function TroubledMails({ now }: { readonly now: Date }) {
  const mails = useTroubledMails();
  if (mails.length === 0) return null;
  return (
    <div className={styles.mails}>
      <Card title="Mails that did not go" flush>
        <ul className={styles.rows}>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} now={now} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function MailRow({ mail, now }: { readonly mail: Stored<OutboxMail>; readonly now: Date }) {
  const isUncertain = mail.status === 'uncertain';
  const quoteId = mail.deliveryPath?.split('/')[1];
  return (
    <li className={styles.mail}>
      <div className={styles.words}>
        <strong>{`${mailName(mail.template)} to ${mail.to.join(', ')}`}</strong>
        <span className={styles.detail}>
          {mail.error ?? (isUncertain ? 'It is not known whether it arrived.' : 'No reason was given.')}
          {quoteId && isReference('quote', quoteId) ? (
            <>
              {' '}
              <Anchor href={paths.admin.quote(quoteId)}>{`Open ${quoteId}`}</Anchor>
            </>
          ) : null}
        </span>
      </div>
      <span className={styles.aside}>
        <StatusBadge tone={isUncertain ? 'warning' : 'danger'}>
          {isUncertain ? 'May have gone' : 'Not sent'}
        </StatusBadge>
        <span>{whenShort(mail.updatedAt, now)}</span>
      </span>
      <RetryMail mail={mail} />
    </li>
  );
}

/** 'quote-sent-notification' → 'Quote sent notification'. */
function mailName(kind: MailKind): string {
  const words = kind.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function RetryMail({ mail }: { readonly mail: Stored<OutboxMail> }) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const operation = useOperation('retryMail');
  const retry = async () => {
    if (!(await operation.run({ mailId: mail.id }))) return;
    setAsking(false);
    toast(`The mail to ${mail.to[0] ?? 'its reader'} is in the queue again`);
  };
  const isUncertain = mail.status === 'uncertain';
  return (
    <>
      <Button
        size="small"
        icon={<RetryIcon />}
        busy={operation.busy}
        onClick={isUncertain ? () => setAsking(true) : retry}
      >
        Retry
      </Button>
      {operation.error && !isAsking ? (
        <Callout tone="danger" announce="alert" className={styles.wide}>
          {operation.error.message}
        </Callout>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Send this mail again?"
        confirmLabel="Send again"
        cancelLabel="Leave it"
        busy={operation.busy}
        error={operation.error?.message ?? null}
        onConfirm={retry}
      >
        <p>It may have gone already. Sending it again can make the same mail arrive twice.</p>
      </ConfirmDialog>
    </>
  );
}

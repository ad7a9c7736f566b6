import { isStuck } from '@agency/domain/mail/status';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { mailStates, mailTitle } from '../../shared/mail/mail-words.ts';
import { RetryMail } from '../../shared/mail/retry-mail.tsx';
import panel from '../../shared/panel.module.css';
import { whenShort } from '../../shared/time-words.ts';
import { useMail } from '../queries.ts';

/** What became of the email that carries this invoice. */
export function MailPanel({ mailId, now }: { readonly mailId: string; readonly now: Date }) {
  const mail = useMail(mailId);
  if (!mail) return <p className={panel.muted}>It was sent more than 90 days ago.</p>;
  const { tone, label } = mailStates[mail.status];
  return (
    <>
      <p>
        <StatusBadge tone={tone}>{label}</StatusBadge>{' '}
        <span className={panel.muted}>{whenShort(mail.updatedAt, now)}</span>
      </p>
      <p className={panel.muted}>{`${mailTitle(mail)}, to ${mail.to.join(', ')}`}</p>
      {mail.error ? (
        <Callout tone="danger">
          <p>{mail.error}</p>
        </Callout>
      ) : null}
      {isStuck(mail.status) ? (
        <div className={panel.actions}>
          <RetryMail mail={mail} />
        </div>
      ) : null}
    </>
  );
}

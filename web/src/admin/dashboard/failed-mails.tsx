import type { OutboxMail } from '@agency/domain/mail/schema';
import { isReference } from '@agency/domain/shared/ids';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../ui/anchor.tsx';
import { Card } from '../../ui/app/card.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { mailAddressed, mailStates } from '../shared/mail/mail-words.ts';
import { RetryMail } from '../shared/mail/retry-mail.tsx';
import { whenShort } from '../shared/time-words.ts';
import styles from './dashboard.module.css';
import { useFailedMails } from './queries.ts';

/** Mails that were not sent, with the reason and a retry. Absent while all is well. */
export function FailedMails({ now }: { readonly now: Date }) {
  const mails = useFailedMails();
  if (mails.length === 0) return null;
  return (
    <div className={styles.mails}>
      <Card title="Emails that weren’t sent" flush>
        <ul className={styles.rows}>
          {mails.map((mail) =>
            isUnreadable(mail) ? (
              <li key={mail.id} className={styles.unreadable}>
                <UnreadableNote path={mail.unreadable.path} />
              </li>
            ) : (
              <MailRow key={mail.id} mail={mail} now={now} />
            ),
          )}
        </ul>
      </Card>
    </div>
  );
}

function MailRow({ mail, now }: { readonly mail: Stored<OutboxMail>; readonly now: Date }) {
  const isUncertain = mail.status === 'uncertain';
  const { tone, label } = mailStates[mail.status];
  const quoteId = mail.deliveryPath?.split('/')[1];
  return (
    <li className={styles.mail}>
      <div className={styles.words}>
        <strong>{mailAddressed(mail)}</strong>
        <span className={styles.detail}>
          <span>
            {mail.error ?? (isUncertain ? 'We don’t know whether it arrived.' : 'No reason given.')}
          </span>
          {quoteId && isReference('quote', quoteId) ? (
            <>
              {' '}
              <Anchor href={adminPaths.quote(quoteId)}>{`Open ${quoteId}`}</Anchor>
            </>
          ) : null}
        </span>
      </div>
      <span className={styles.aside}>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <span>{whenShort(mail.updatedAt, now)}</span>
      </span>
      <RetryMail mail={mail} className={styles.wide} />
    </li>
  );
}

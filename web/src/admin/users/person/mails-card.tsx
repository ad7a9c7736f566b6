import type { PersonDescription } from '@agency/domain/user/description';
import { Card } from '../../../ui/app/card.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Muted } from '../../../ui/text.tsx';
import { mailStates, mailTitle } from '../../shared/mail/mail-words.ts';
import { momentShort } from '../../shared/time-words.ts';
import styles from './person.module.css';

/** The newest emails to a person's address, with what became of each. */
export function MailsCard({ described: { mails, hasMoreMails } }: { readonly described: PersonDescription }) {
  return (
    <Card title="Emails">
      {mails.length === 0 ? (
        <p>No emails to this address in the last 90 days. Those we send appear here.</p>
      ) : (
        <div className={styles.stack}>
          <ul className={styles.mails}>
            {mails.map(({ id, template, notice, status, at }) => (
              <li key={id} className={styles.mail}>
                <span className={styles.mailTitle}>
                  {mailTitle({ template, data: notice === null ? {} : { notice } })}
                </span>
                <Muted>{momentShort(new Date(at))}</Muted>
                <StatusBadge tone={mailStates[status].tone}>{mailStates[status].label}</StatusBadge>
              </li>
            ))}
          </ul>
          <Muted>
            {hasMoreMails
              ? `These are the newest ${mails.length}. There are older ones.`
              : 'Emails are listed for 90 days.'}
          </Muted>
        </div>
      )}
    </Card>
  );
}

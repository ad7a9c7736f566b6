import type { OutboxMail } from '@agency/domain/mail/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useMemo } from 'react';
import { GiveUpMail } from '../../../shared/mail/give-up-mail.tsx';
import { mailAddressed } from '../../../shared/mail/mail-words.ts';
import { RetryMail } from '../../../shared/mail/retry-mail.tsx';
import { whenShort } from '../../../shared/time-words.ts';
import { dashboardLimits, useFailedMails } from '../../queries.ts';
import { itemsFrom } from '../from-records.ts';
import { moreWhere, useReport } from '../reported.tsx';

const outboxPath = adminPaths.settings({ tab: 'outbox' });

/** Emails that weren't sent. */
export function Mails({ now }: { readonly now: Date }) {
  const mails = useFailedMails();
  useReport(
    'mails',
    useMemo(() => {
      const items = itemsFrom(mails, 'mail', now, (mail) => ({
        id: `outbox/${mail.id}`,
        kind: 'mail',
        by: londonDate(mail.updatedAt),
        since: mail.updatedAt,
        title: mailAddressed(mail),
        detail: whyNot(mail),
        when: whenShort(mail.updatedAt, now),
        href: outboxPath,
        actions: (
          <>
            <RetryMail mail={mail} />
            <GiveUpMail mail={mail} />
          </>
        ),
      }));
      return { items, more: moreWhere(mails, dashboardLimits.mails, 'Email outbox', outboxPath) };
    }, [mails, now]),
  );
  return null;
}

function whyNot({ error, status }: Stored<OutboxMail>): string {
  if (error !== null) return error;
  return status === 'uncertain' ? 'We don’t know whether it arrived.' : 'No reason given.';
}

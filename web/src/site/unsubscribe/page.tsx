import { paths } from '@agency/domain/site/paths';
import type { OptionalMail } from '@agency/domain/user/schema';
import type { PageProps } from '../../platform/page.ts';
import { Button } from '../../ui/button.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { InvalidLink } from '../../views/link/invalid-link.tsx';
import { LinkFrame } from '../../views/link/link-frame.tsx';
import styles from './unsubscribe.module.css';
import type { UnsubscribeData } from './unsubscribe.server.ts';

const kinds: Readonly<Record<OptionalMail, string>> = {
  'project-update-notification': 'news of your projects',
  'file-upload-notification': 'new files in your projects',
  'new-message-notification': 'messages that you have not read',
};

/** One button, a form of plain HTML: it works in every browser, without an account. */
export default function UnsubscribePage({ data, site }: PageProps<UnsubscribeData>) {
  const { token, asked } = data;
  if (asked === null) return <InvalidLink brandName={site.brandName} email={site.email} phone={site.phone} />;
  const kind = kinds[asked.template];
  return (
    <LinkFrame>
      <div className={styles.words}>
        {asked.isOff ? (
          <>
            <h1>We have stopped these emails</h1>
            <p className={styles.lead}>{`We no longer email you about ${kind}.`}</p>
            <p>
              Emails that you need still come: quotes, invoices, and what you ask for yourself. To get these
              ones again, <a href={paths.client.login()}>sign in</a> and change your profile, or write to{' '}
              <MailLink address={site.email} />.
            </p>
          </>
        ) : (
          <>
            <h1>Stop these emails?</h1>
            <p className={styles.lead}>{`You will no longer get emails about ${kind}.`}</p>
            <p>Emails that you need still come: quotes, invoices, and what you ask for yourself.</p>
            <form method="post" action={paths.api.unsubscribe(token)}>
              <input type="hidden" name="from" value="page" />
              <Button type="submit" variant="primary">
                Stop these emails
              </Button>
            </form>
          </>
        )}
      </div>
    </LinkFrame>
  );
}

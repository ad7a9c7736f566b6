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
  'new-message-notification': 'messages you haven’t read',
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
            <h1>We’ve stopped these emails</h1>
            <p className={styles.lead}>{`We won’t email you about ${kind}.`}</p>
            <p>
              You’ll still get quotes, invoices and any emails you ask for. To get these emails again,{' '}
              <a href={paths.client.login()}>sign in</a> and change your profile, or email{' '}
              <MailLink address={site.email} />.
            </p>
          </>
        ) : (
          <>
            <h1>Stop these emails?</h1>
            <p className={styles.lead}>{`We’ll stop emailing you about ${kind}.`}</p>
            <p>You’ll still get quotes, invoices and any emails you ask for.</p>
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

import type { LinkKind } from '@agency/domain/link/schema';
import { mailto } from '@agency/domain/shared/mailto';
import { paths } from '@agency/domain/site/paths';
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Contour } from '../../ui/contour/contour.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import styles from './invalid-link.module.css';

interface InvalidLinkProps {
  readonly brandName: string;
  readonly email: string;
  readonly phone: string;
  /** The invalid link: staff are notified that its holder wants a new one. */
  readonly ask?: {
    readonly kind: LinkKind;
    readonly token: string;
    readonly isAsked: boolean;
  };
}

/** The same page for every invalid link, whatever the reason, with a request for a new one. */
export function InvalidLink({ brandName, email, phone, ask }: InvalidLinkProps) {
  const subject = encodeURIComponent('Please send me a new link');
  const body = encodeURIComponent(
    'Hello,\n\nthe link to my quote or project no longer works. Please send me a new one.\n\nMy name and company: ',
  );
  return (
    <section className={styles.page}>
      <Contour seed="link" className={styles.contour} />
      <div className={styles.words}>
        <h1>This link no longer works</h1>
        <p className={styles.lead}>
          Links to quotes and projects stop working after a while, or when we send a new one. Look for a newer
          email from <span>{brandName}</span>, or ask us for a new link.
        </p>
        {ask?.isAsked ? (
          <Callout tone="success" title="We’ve received your request for a new link" className={styles.asked}>
            <p>If this was one of our links, we’ll send a new one to the email address we have.</p>
          </Callout>
        ) : null}
        <ButtonRow>
          {ask === undefined ? (
            <ButtonLink href={`${mailto(email)}?subject=${subject}&body=${body}`} variant="primary">
              Ask for a new link
            </ButtonLink>
          ) : null}
          {ask && !ask.isAsked ? (
            <form method="post" action={paths.api.linkRequests()}>
              <input type="hidden" name="kind" value={ask.kind} />
              <input type="hidden" name="token" value={ask.token} />
              <Button type="submit" variant="primary">
                Ask for a new link
              </Button>
            </form>
          ) : null}
          <ButtonLink href={paths.client.login()} reload>
            Sign in to your account
          </ButtonLink>
        </ButtonRow>
        <p className={styles.note}>
          {email ? (
            <>
              Or email <MailLink address={email} />
              <span>{`${phone ? ` or call ${phone}` : ''}.`}</span>
            </>
          ) : null}
        </p>
      </div>
    </section>
  );
}

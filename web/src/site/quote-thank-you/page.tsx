import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import type { SiteFrame } from '../../platform/site-frame.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { Steps } from '../../ui/site/steps.tsx';
import { Lead } from '../../ui/text.tsx';
import styles from './quote-thank-you.module.css';
import type { ThankYouData } from './quote-thank-you.server.ts';

const nextSteps = ({ reply, quote }: SiteFrame['soon']) => [
  {
    title: 'Check your email',
    time: 'Now',
    text: 'We’ve emailed you a confirmation. If it hasn’t arrived in a few minutes, check your spam folder.',
  },
  {
    title: 'We read your request',
    time: `Within ${reply}`,
    text: 'If anything is unclear, we’ll email or call you, whichever you chose.',
  },
  {
    title: 'You get your quote',
    time: `Within ${quote}`,
    text: 'We’ll email you a private link to a quote with a fixed price, line by line. It says how long the quote is valid.',
  },
];

export default function QuoteThankYouPage({ data, site }: PageProps<ThankYouData>) {
  const { reference, email, phone } = data;
  return (
    <div className={styles.page}>
      <h1>Thank you</h1>
      <Lead>We’ve received your request.</Lead>
      {reference === null ? null : (
        <p className={styles.reference}>
          <span className={styles.label}>Your reference</span>
          <strong>{reference}</strong>
        </p>
      )}
      <h2 className={styles.title}>What happens next</h2>
      <Steps steps={nextSteps(site.soon)} />
      <p className={styles.help}>
        To add something or send files, email <MailLink address={email} />
        <span>{reference === null ? '' : ` and quote the reference ${reference}`}</span>
        {phone === '' ? null : (
          <span>
            , or call <span className="num">{phone}</span>
          </span>
        )}
        <span>.</span>
      </p>
      <ButtonLink href={paths.home()}>Back to the home page</ButtonLink>
    </div>
  );
}

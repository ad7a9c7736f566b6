import type { QuoteTotals } from '@agency/domain/quote/totals';
import type { QuoteView } from '@agency/domain/quote/view';
import { formatDateTimeWithZone, unbroken } from '@agency/domain/shared/format';
import { paths } from '@agency/domain/site/paths';
import { useEffect, useRef } from 'react';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { SuccessIcon } from '../../ui/icons.tsx';
import styles from './quote-accepted.module.css';
import { cancellingWords, totalInWords } from './words.ts';

interface QuoteAcceptedProps {
  readonly view: QuoteView;
  readonly totals: QuoteTotals;
  /** Where the client goes next: the project, or an account that shows it. */
  readonly onward: { readonly href: string; readonly label: string };
  /** It appears after pressing a button, so it takes the focus. */
  readonly takesFocus?: boolean | undefined;
}

/** What was agreed, and what happens next. */
export function QuoteAccepted({ view, totals, onward, takesFocus }: QuoteAcceptedProps) {
  const { acceptance, offer } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  if (!acceptance) return null;
  const deposit = offer.content.paymentSchedule.find((stage) => stage.trigger.kind === 'acceptance');
  const isPrivate = offer.buys === 'private';
  const cancelling = isPrivate
    ? cancellingWords(new Date(acceptance.at), acceptance.startEarly ?? false)
    : null;
  const isExact = acceptance.choices !== undefined;
  const sum = isExact ? ` of ${totalInWords(totals.oneOff, totals.monthly)}` : '';
  return (
    <section className={styles.accepted} aria-labelledby="quote-accepted">
      <SuccessIcon size={32} className={styles.icon} />
      <h2 id="quote-accepted" ref={heading} tabIndex={-1}>
        Thank you for accepting our quote
      </h2>
      <p>
        {`${acceptance.name} accepted this quote${sum} on ${unbroken(formatDateTimeWithZone(new Date(acceptance.at)))}.`}
      </p>
      <h3 className={styles.next}>What happens next</h3>
      <ol className={styles.steps}>
        <li>{`A confirmation is on its way to ${offer.recipient.email}.`}</li>
        {cancelling ? <li>{`${cancelling.until} ${cancelling.starts}`}</li> : null}
        {deposit ? (
          <li>{`We’ll send the first invoice (${deposit.label}). ${cancelling ? 'We need it paid before we start.' : 'Work starts once it’s paid.'}`}</li>
        ) : null}
        <li>We’ll email you to agree the first step.</li>
      </ol>
      <ButtonRow>
        <ButtonLink href={onward.href} variant="primary" reload>
          {onward.label}
        </ButtonLink>
        <ButtonLink href={paths.verify(acceptance.certificateId)} reload>
          See the certificate
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}
